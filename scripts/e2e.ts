import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CLIENT_VERSION } from './client.ts';

/**
 * `npm run e2e [-- FILE…]` runs the tests in the real client. `--client VERSION` runs the gates alone, in another version than
 * the pinned one; docs/notes/client.md says against which version they last ran.
 */
const { values, positionals } = parseArgs({
  options: { client: { type: 'string' } },
  allowPositionals: true,
});
const { client = CLIENT_VERSION } = values;
const chosen = values.client === undefined ? ['tests/e2e'] : ['tests/e2e/gates.client.test.ts'];
const places = positionals.length > 0 ? positionals : chosen;
const words = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.full.config.ts', ...places];
const { status } = spawnSync(process.execPath, words, {
  stdio: 'inherit',
  env: { ...process.env, CORRECTLESS_CLIENT_VERSION: client },
});
process.exitCode = status ?? 1;
