CREATE TABLE loans (
  id INTEGER PRIMARY KEY,
  member TEXT NOT NULL,
  tool TEXT NOT NULL,
  due TEXT NOT NULL, -- a day, 2026-03-09
  returned TEXT,
  reminded INTEGER -- seconds since 1970
);
