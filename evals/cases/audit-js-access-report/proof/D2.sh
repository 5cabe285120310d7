# Every entry copies the counts so far.
import { reads } from './src/count.js';
const took = (n) => {
  const given = Array.from({ length: n }, (_, i) => ({ path: `/p/${i}`, status: 200 }));
  const start = performance.now();
  reads(given);
  return performance.now() - start;
};
const [once, twice] = [took(2000), took(4000)];
console.log(`2000 paths: ${once.toFixed()} ms, 4000: ${twice.toFixed()} ms`);
process.exitCode = twice > 200 ? 1 : 0;
