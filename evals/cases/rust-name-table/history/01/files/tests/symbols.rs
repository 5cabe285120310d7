use name_table::{symbols::read, table::Table};

#[test]
fn a_name_is_kept_once() {
    let mut names = Table::default();
    let (symbols, skipped) = read("10 main\n20 exit\n30 main\nnot a symbol\n", &mut names);
    assert_eq!(skipped, 1);
    assert_eq!(symbols[0].name, symbols[2].name);
    assert_eq!(names.len(), 2);
    assert_eq!(names.find("exit"), Some(1));
    assert_eq!(names.name(7), None);
}
