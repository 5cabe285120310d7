SELECT reader.name, loan.book, loan.due
FROM loan
JOIN reader ON reader.id = loan.reader
WHERE loan.returned IS NULL AND loan.due < :today
ORDER BY loan.due, reader.name;
