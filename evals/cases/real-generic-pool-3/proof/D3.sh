# A resource is being made while the pool is drained and cleared.
  const gone = [];
  const { pool } = made(
    { max: 2, min: 1 },
    {
      create: () => wait(100).then(() => ({ id: 1 })),
      destroy: (resource) => Promise.resolve(gone.push(resource.id)),
    },
  );
  await wait(10);
  await pool.drain();
  await pool.clear();
  await wait(200);
  judge({ gone, left: pool.size }, gone.length === 1 && pool.size === 0);
