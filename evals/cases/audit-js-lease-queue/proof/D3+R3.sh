# The timer of a job that failed beats for ever and keeps its lease, on main the process as well: QA-003 is not fixed.
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
