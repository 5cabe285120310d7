# One update that fails makes all later ones fail.
await writeFile(file, '{"version":9}');
const first = await queue.add('mail', {}).catch((error) => error.message);
await writeFile(file, '{"version":1,"next":1,"jobs":[],"ended":[]}');
const second = await queue.add('mail', {}).catch((error) => error.message);
console.log('first:', first, '- after the file was mended:', second);
process.exitCode = second === 1 ? 0 : 1;
