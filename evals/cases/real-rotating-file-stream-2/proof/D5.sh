# The disk does not take what is written.
  const stream = opened('a.log');
  await told(stream, 'open', 5000);
  const error = told(stream, 'error', 3000);
  const inner = stream.stream;
  inner.write = (chunk, encoding, callback) => (callback ?? encoding)(new Error('no space left'));
  stream.write('line\n');
  const seen = await error;
  judge({ error: seen?.message }, seen !== undefined);
