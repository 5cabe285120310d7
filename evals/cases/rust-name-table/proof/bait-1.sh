# Every number below the length of the other table has a name; so has each of our own after it was absorbed.
    let mut theirs = Table::default();
    for name in ["a", "", "b"] {
        theirs.add(name);
    }
    theirs.forget_from(2);
    let mut ours = Table::default();
    assert_eq!(ours.absorb(&theirs), [0, 1]);
    assert_eq!(ours.name(1), Some(""));
