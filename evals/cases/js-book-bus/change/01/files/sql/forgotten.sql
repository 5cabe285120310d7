SELECT name, stop
FROM reader
WHERE joined < :before
  AND NOT EXISTS (
    SELECT 1 FROM loan
    WHERE loan.reader = reader.id AND (loan.lent >= :before OR loan.returned IS NULL)
  )
ORDER BY name;
