# A resource is idle for far less than its idle time while the evictor runs, and no soft idle time is set.
  const { pool } = made({ max: 1, evictionRunIntervalMillis: 50, idleTimeoutMillis: 10_000 });
  await pool.release(await pool.acquire());
  await wait(250);
  judge({ available: pool.available }, pool.available === 1);
