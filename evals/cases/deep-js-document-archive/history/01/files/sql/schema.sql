PRAGMA foreign_keys = ON;

CREATE TABLE IF NOT EXISTS document (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  folder TEXT NOT NULL,
  kind TEXT NOT NULL,
  arrived TEXT NOT NULL,
  label TEXT
);

CREATE TABLE IF NOT EXISTS journal (
  line INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  what TEXT NOT NULL,
  document TEXT NOT NULL
);

CREATE TRIGGER IF NOT EXISTS document_destroyed AFTER DELETE ON document
BEGIN
  INSERT INTO journal (day, what, document) VALUES (date('now'), 'destroyed', OLD.id);
END;
