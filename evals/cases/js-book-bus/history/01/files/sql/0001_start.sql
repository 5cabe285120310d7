CREATE TABLE reader (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  stop TEXT NOT NULL,
  joined TEXT NOT NULL
);

CREATE TABLE loan (
  id INTEGER PRIMARY KEY,
  reader INTEGER,
  book TEXT NOT NULL,
  lent TEXT NOT NULL,
  due TEXT NOT NULL,
  returned TEXT
);
