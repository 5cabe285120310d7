# A pool that is cleared and used on still evicts what is idle.
  const { pool, did } = made({ max: 2, evictionRunIntervalMillis: 30, idleTimeoutMillis: 50 });
  await pool.release(await pool.acquire());
  await pool.clear();
  await pool.release(await pool.acquire());
  await wait(1000);
  judge({ destroyed: did.destroyed, available: pool.available }, pool.available === 0);
