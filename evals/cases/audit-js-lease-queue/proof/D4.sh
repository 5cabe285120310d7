# recent(0) answers every job.
for (const n of [1, 2]) {
  await queue.add('mail', { n });
  await queue.done(n);
}
const none = await queue.recent(0);
console.log('recent(0):', JSON.stringify(none));
process.exitCode = none.length === 0 ? 0 : 1;
