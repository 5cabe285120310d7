import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../scripts/label.sh', import.meta.url));

/** Puts a label on a document, as the scanner does. */
export function label(db, id, text) {
  execFileSync('sh', [SCRIPT, db.file, id, text]);
}
