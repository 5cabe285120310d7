use name_table::table::Table;

fn of(names: &[&str]) -> Table {
    let mut table = Table::default();
    for name in names {
        table.add(name);
    }
    table
}

#[test]
fn numbers_of_the_other_table() {
    let mut ours = of(&["exit", "main"]);
    assert_eq!(ours.absorb(&of(&["main", "write"])), [1, 2]);
    assert_eq!(ours.list(&[0, 2]), "exit, write");
    assert_eq!(ours.find("write"), Some(2));
}

#[test]
fn an_empty_table() {
    // Nothing in it, and nothing to find: absorbing it must not fail either.
    assert!(of(&[]).absorb(&Table::default()).is_empty());
}
