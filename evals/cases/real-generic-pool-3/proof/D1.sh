# A resource is destroyed in place of being given back, and somebody waits for the place it had.
  const { pool } = made({ max: 1 });
  const first = await pool.acquire();
  const second = within(3000, pool.acquire());
  await wait(20);
  await pool.destroy(first);
  const seen = await second;
  judge({ second: seen }, seen.id === 2);
