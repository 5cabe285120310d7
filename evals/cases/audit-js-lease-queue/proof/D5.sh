# A job is put aside after the fourth failure, not the third.
await queue.add('mail', {});
let failures = 0;
while ((await queue.take()) !== null) {
  failures += 1;
  await queue.fail(1, 'no route');
}
console.log(`put aside after ${failures} failures`);
process.exitCode = failures === 3 ? 0 : 1;
