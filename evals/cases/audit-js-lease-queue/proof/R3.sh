# QA-003 is not fixed: the timer lets the process end, but it still beats for a job that failed.
import { runWorker } from './src/worker.js';
console.error = () => {};
await queue.add('mail', {});
let beats = 0;
queue.beat = async () => {
  beats += 1;
};
await runWorker(queue, async () => { throw new Error('no route'); }, { beatMs: 10 });
await new Promise((resolve) => setTimeout(resolve, 200));
console.log(`${beats} beats after the end`);
process.exit(beats > 0 ? 1 : 0);
