use record_log::{Log, SharedLog};
use std::fs;
use std::path::PathBuf;

/// A path of this test's own; what stood there before is gone.
fn fresh(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("record-log-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder.join("log")
}

#[test]
fn keeps_values() {
    let path = fresh("keeps");
    let mut log = Log::open(&path).unwrap();
    assert!(log.is_empty());
    log.append(b"a", b"1").unwrap();
    log.append(b"b", b"2").unwrap();
    assert_eq!(log.get(b"a"), Some(&b"1"[..]));
    drop(log);
    assert_eq!(Log::open(&path).unwrap().len(), 2);
}

#[test]
fn drops_a_record_that_was_cut_off() {
    let path = fresh("cut");
    let mut log = Log::open(&path).unwrap();
    log.append(b"a", b"1").unwrap();
    log.append(b"b", b"2").unwrap();
    drop(log);
    // Half of a record, on purpose.
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let mut log = Log::open(&path).unwrap();
    assert_eq!((log.get(b"a"), log.get(b"b")), (Some(&b"1"[..]), None));
    log.append(b"c", b"3").unwrap();
    drop(log);
    assert_eq!(Log::open(&path).unwrap().len(), 2);
}

#[test]
fn compacts() {
    let path = fresh("compacts");
    let mut log = Log::open(&path).unwrap();
    for n in 0..10_u8 {
        log.append(b"a", &[n]).unwrap();
    }
    let before = fs::metadata(&path).unwrap().len();
    log.compact().unwrap();
    assert!(fs::metadata(&path).unwrap().len() < before);
    assert_eq!(Log::open(&path).unwrap().get(b"a"), Some(&[9][..]));
}

#[test]
fn is_shared() {
    let log = SharedLog::new(Log::open(&fresh("shared")).unwrap());
    assert!(log.append_new(b"a", b"1").unwrap());
    assert!(!log.append_new(b"a", b"2").unwrap());
    assert_eq!(log.get(b"a"), Some(b"1".to_vec()));
}
