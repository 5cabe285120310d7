# The file is rotated by the clock while a write still asks whether the file is there.
  let failed;
  process.on('uncaughtException', (error) => (failed ??= error.message));
  const stream = opened('a.log', { interval: '1s' });
  // A slow disk.
  stream.fsStat = (path, callback) => setTimeout(() => fs.stat(path, callback), 40);
  stream.on('error', (error) => (failed ??= error.message));
  for (let i = 0; i < 150; i += 1) {
    stream.write('line\n');
    await wait(15);
  }
  judge({ failed }, failed === undefined);
