# A printer that searches by halves and compares bytes no longer finds a name.
import { namesFile } from './src/names.js';
const names = ['Ackerminze', 'Ährige Teufelskralle', 'Bärwurz', 'Dost', 'Eibe', 'Farn', 'Zittergras'];
const lines = namesFile(names.map((name, drawer) => ({ name, drawer }))).split('\n').filter(Boolean);
const listed = lines.map((line) => Buffer.from(line.split('\t')[0]));
function found(name) {
  let low = 0;
  let high = listed.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = Buffer.compare(listed[middle], Buffer.from(name));
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
const lost = names.filter((name) => !found(name));
console.log('not found by the printer:', lost.join(', '));
process.exitCode = lost.length === 0 ? 0 : 10;
