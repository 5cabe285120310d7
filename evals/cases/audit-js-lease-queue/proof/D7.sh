# A lease that ends now is not free: history/02 had mended that.
await queue.add('mail', {});
await queue.take();
now += 30_000;
const job = await queue.take();
console.log('taken when the lease ends:', JSON.stringify(job));
process.exitCode = job === null ? 1 : 0;
