# A job whose work throws is recorded as done, and never tried again.
import { runWorker } from './src/worker.js';
console.error = () => {};
await queue.add('mail', {});
await runWorker(queue, async () => {
  throw new Error('no route');
});
const ended = await queue.recent(5);
console.log('ended:', JSON.stringify(ended));
process.exit(ended.length === 0 ? 0 : 1);
