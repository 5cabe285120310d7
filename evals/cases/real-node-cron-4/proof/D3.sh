# The next time of a pattern whose hour is not now.
  const times = matcher('0 * 5 * * *', 'UTC');
  if (times.getNextMatch === undefined) absent();
  const next = times.getNextMatch(new Date('2024-03-05T10:00:10Z')).toISOString();
  judge({ next }, next === '2024-03-06T05:00:00.000Z');
