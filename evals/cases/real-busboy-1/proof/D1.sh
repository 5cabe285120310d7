# A file that is read slowly; a piece of it looks like the boundary until the next write comes.
  const text = `${'a'.repeat(100)}\r\n--Xy`;
  const [first, rest] = file('a', 'a.bin', `${text}|${'b'.repeat(100)}`).split('|');
  const seen = await events([first, rest, end], {
    options: { fileHwm: 2 },
    slow: true,
  });
  judge(seen, !seen.includes('hangs'));
