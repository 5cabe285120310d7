import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests seal their runs with a key of their own, wherever they start: never with the developer's. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'correctless-state-'));
  process.env['XDG_STATE_HOME'] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
