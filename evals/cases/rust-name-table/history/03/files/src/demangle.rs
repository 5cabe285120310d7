/// The name as it was written: some systems put an underscore before it.
pub fn plain(name: &str) -> &str {
    match name.strip_prefix('_') {
        Some(rest) if !rest.is_empty() => rest,
        _ => name,
    }
}
