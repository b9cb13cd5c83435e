//! What the Laws cover.

choices! {
    /// What decides a situation that no article regulates.
    pub enum Analogy {
        /// Nothing is said in the part that has been read.
        Silent,
        /// The arbiter, by studying similar situations that are regulated.
        SimilarSituations,
    }
}
