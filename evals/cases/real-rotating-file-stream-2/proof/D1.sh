# Lines are written faster than the file takes them, so that they come to the stream together.
  const stream = opened('a.log');
  for (let i = 0; i < 20; i += 1) stream.write(`line ${i}\n`);
  stream.end();
  await told(stream, 'finish', 5000);
  await wait(100);
  const lines = text('a.log').split('\n').filter(Boolean).length;
  judge({ lines }, lines === 20);
