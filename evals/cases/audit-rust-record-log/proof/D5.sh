# Of several threads more than one is told that its value is the new one.
    let mut most = 0;
    for _ in 0..20_000 {
        let log = SharedLog::new(Log::open(&fresh()).unwrap());
        let start = std::sync::Arc::new(std::sync::Barrier::new(16));
        let threads: Vec<_> = (0..16_u8)
            .map(|n| {
                let (log, start) = (log.clone(), start.clone());
                std::thread::spawn(move || {
                    start.wait();
                    log.append_new(b"a", &[n]).unwrap()
                })
            })
            .collect();
        let new = threads.into_iter().map(|t| t.join().unwrap()).filter(|new| *new).count();
        most = most.max(new);
        if most > 1 {
            break;
        }
    }
    assert_eq!(most, 1, "threads that were answered true");
}
EOF
cargo test --offline --quiet --test proof || exit 1
