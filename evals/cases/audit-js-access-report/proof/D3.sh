# Every log is read and parsed three times a report.
import { report } from './src/report.js';
let count = 0;
const read = async () => {
  count += 1;
  return '10.0.0.1 2024-01-01T09:00:00Z /a 200\n';
};
await report(['monday'], { ask: async () => 'DE', read });
console.log(`one file was read ${count} times`);
process.exitCode = count > 1 ? 1 : 0;
