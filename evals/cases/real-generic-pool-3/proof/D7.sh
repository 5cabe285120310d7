# Three idle resources are due when the evictor runs, and a run looks at three.
  const { pool, did } = made({ max: 3, evictionRunIntervalMillis: 200, numTestsPerEvictionRun: 3, idleTimeoutMillis: 20 });
  const held = await Promise.all([pool.acquire(), pool.acquire(), pool.acquire()]);
  for (const one of held) await pool.release(one);
  await wait(300);
  judge({ destroyed: did.destroyed }, did.destroyed.length === 3);
