use crate::table::Table;

/// A symbol: where it stands, and the number of its name.
#[derive(Debug, PartialEq, Eq)]
pub struct Symbol {
    pub address: u64,
    pub name: u32,
}

/// Reads lines of an address in hex and a name. Lines that are none are counted.
pub fn read(text: &str, names: &mut Table) -> (Vec<Symbol>, usize) {
    let mut symbols = Vec::new();
    let mut skipped = 0;
    for line in text.lines() {
        let parsed = line
            .split_once(' ')
            .and_then(|(address, name)| Some((u64::from_str_radix(address, 16).ok()?, name)));
        match parsed {
            Some((address, name)) => symbols.push(Symbol {
                address,
                name: names.add(name),
            }),
            None => skipped += 1,
        }
    }
    (symbols, skipped)
}
