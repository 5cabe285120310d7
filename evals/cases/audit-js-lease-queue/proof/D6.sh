# The command line knows the file by itself: it takes a state of any version (ABS-001).
import { purge } from './src/admin.js';
await writeFile(file, '{"version":9,"jobs":[],"shape":"another"}');
let refused = false;
try {
  purge(file, 'mail');
} catch {
  refused = true;
}
console.log('a state of version 9 was', refused ? 'refused' : 'rewritten');
process.exitCode = refused ? 0 : 1;
