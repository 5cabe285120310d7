/// Left and top of each picture on a page with `columns` columns of `side` pixels and `gap` between them.
pub fn places(count: u32, columns: u32, side: u32, gap: u32) -> Vec<(u32, u32)> {
    let step = side.saturating_add(gap);
    let columns = columns.max(1);
    (0..count)
        .map(|at| {
            (
                (at % columns).saturating_mul(step),
                (at / columns).saturating_mul(step),
            )
        })
        .collect()
}
