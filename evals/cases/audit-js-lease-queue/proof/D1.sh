# Of jobs added at once only some remain.
const ids = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => queue.add('mail', { n })));
const { jobs } = await store.read();
console.log('ids:', ids.map(({ value, reason }) => value ?? reason.code).join(' '), 'jobs:', jobs.length);
process.exitCode = jobs.length === 5 ? 0 : 1;
