# Twice the visitors take four times as long; PERF-001 is not fixed by other words.
import { visitors } from './src/count.js';
const entries = (n) => Array.from({ length: n }, (_, i) => ({ address: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}` }));
const took = (n) => {
  const given = entries(n);
  return Math.min(...[1, 2, 3].map(() => {
    const start = performance.now();
    visitors(given);
    return performance.now() - start;
  }));
};
took(2000);
const [once, twice] = [took(10000), took(20000)];
console.log(`10000 visitors: ${once.toFixed()} ms, 20000: ${twice.toFixed()} ms`);
process.exitCode = twice > 100 ? 1 : 0;
