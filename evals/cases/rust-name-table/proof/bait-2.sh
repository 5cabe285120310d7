# What is left after forget_from is found, and nothing of the rest.
    let mut names = Table::default();
    for name in ["m", "z", "a"] {
        names.add(name);
    }
    names.forget_from(1);
    assert_eq!((names.find("m"), names.find("a"), names.find("z")), (Some(0), None, None));
    names.forget_from(0);
    assert!(names.is_empty() && names.find("m").is_none());
