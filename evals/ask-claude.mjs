// Answers a packet with your own claude: npm run eval -- --manual DIR -- node "$PWD/evals/ask-claude.mjs". It reads as the
// agent whose instructions are in the file CORRECTLESS_INSTRUCTIONS (without one as itself), in the working directory.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { CORRECTLESS_INSTRUCTIONS: file, CORRECTLESS_REFUSED: refused } = process.env;
const body = file
  ? readFileSync(file, 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .trim()
  : '';
const packet = readFileSync(0, 'utf8');
const { status } = spawnSync(
  'claude',
  ['-p', '--tools', 'Read,Grep,Glob', ...(body ? ['--system-prompt', body] : [])],
  {
    input: refused ? `${packet}\n\nYour answer to this was refused:\n${refused}\n` : packet,
    stdio: ['pipe', 'inherit', 'inherit'],
  },
);
process.exitCode = status ?? 1;
