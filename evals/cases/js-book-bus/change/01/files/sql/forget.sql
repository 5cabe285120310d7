DELETE FROM reader
WHERE joined < :before
  AND id NOT IN (SELECT reader FROM loan WHERE lent >= :before OR returned IS NULL);
