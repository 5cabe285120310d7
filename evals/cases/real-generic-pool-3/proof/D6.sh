# There is room for more resources, and the number of waiting clients is bounded.
  const { pool } = made({ max: 5, maxWaitingClients: 1 });
  const seen = await Promise.all([1, 2, 3].map(() => within(3000, pool.acquire())));
  judge(seen, seen.every((one) => typeof one === 'object'));
