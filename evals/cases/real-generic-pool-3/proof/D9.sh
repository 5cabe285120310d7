# A pool with an evictor is drained, and nothing should keep the program from ending.
  const { pool } = made({ max: 1, evictionRunIntervalMillis: 50 });
  await pool.release(await pool.acquire());
  await pool.drain();
  const late = setTimeout(() => judge({ ends: false }, false), 1500);
  late.unref();
  process.on('beforeExit', () => judge({ ends: true }, true));
