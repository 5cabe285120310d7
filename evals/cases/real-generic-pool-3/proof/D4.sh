# One resource cannot be destroyed while the pool is cleared.
  const { pool } = made(
    { max: 2, min: 2 },
    { destroy: ({ id }) => (id === 1 ? Promise.reject(new Error('stuck')) : Promise.resolve()) },
  );
  pool.on('factoryDestroyError', () => {});
  await wait(50);
  await pool.drain();
  const cleared = await within(3000, pool.clear());
  judge({ cleared }, cleared !== 'waits' && !String(cleared).startsWith('failed'));
