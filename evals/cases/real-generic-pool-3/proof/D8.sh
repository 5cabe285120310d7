# A pool that does not start by itself is used, and has to keep its minimum and evict.
  const { pool } = made({ max: 4, min: 2, autostart: false, evictionRunIntervalMillis: 30, idleTimeoutMillis: 50 });
  const first = await pool.acquire();
  await wait(100);
  await pool.release(first);
  judge({ size: pool.size }, pool.size >= 2);
