CREATE INDEX loan_by_reader ON loan (reader, lent);
