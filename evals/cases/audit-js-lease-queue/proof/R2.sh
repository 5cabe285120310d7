# Nothing counts attempts any more: a job that always fails is tried for ever.
await queue.add('mail', {});
let failures = 0;
while (failures < 20 && (await queue.take()) !== null) {
  failures += 1;
  await queue.fail(1, 'no route');
}
console.log(`${failures} failures, attempts: ${(await store.read()).jobs[0]?.attempts}`);
process.exitCode = failures === 3 ? 0 : 1;
