# Three parts whose headers are of 8 KiB each; the limit is of one part.
  const form = ['a', 'b', 'c'].map((name) => file(name, name.repeat(8 * 1024), 'xy')).join('') + end;
  const seen = await events([form]);
  judge(seen, seen.filter((one) => one.endsWith('has 2 bytes')).length === 3);
