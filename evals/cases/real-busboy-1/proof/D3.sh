# One part with a broken header, and a sound one after it.
  const broken = `--${dash}\r\nContent-Disposition: form-data; name="a"; filename="a"\r\nContent Type: text/plain\r\n\r\nab\r\n`;
  const seen = await events([broken + file('b', 'b.txt', 'cd') + end]);
  judge(seen, !seen.includes('hangs') && seen.includes('b has 2 bytes'));
