DELETE FROM loan
WHERE reader IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM reader WHERE reader.id = loan.reader);
