# A pattern of midnight, at midnight.
  const matches = matcher('0 0 0 * * *', 'UTC').match(new Date('2024-03-05T00:00:00Z'));
  judge({ matches }, matches);
