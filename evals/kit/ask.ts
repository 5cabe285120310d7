import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Todo } from './answers-from-folder.ts';

/** Answers a packet; undefined if there is no answer, and whoever runs the kit again is asked again. */
export type Ask = (todo: Omit<Todo, 'reply'>, packet: string) => string | undefined;

const AGENTS = fileURLToPath(new URL('../../agents', import.meta.url));

/** Where the instructions of an agent are; empty for the plain prompt and the judge. */
export function instructionsOf(agent: string): string {
  return agent === '' ? '' : join(AGENTS, `${agent}.md`);
}

/** A command is started for each packet, as `drive.mjs` starts it, in the folder that may be read. */
export function askCommand([program = '', ...args]: readonly string[]): Ask {
  return ({ agent, tree, refused }, packet) => {
    const { status, stdout } = spawnSync(program, args, {
      cwd: tree,
      input: packet,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        CORRECTLESS_AGENT: agent,
        CORRECTLESS_INSTRUCTIONS: instructionsOf(agent),
        CORRECTLESS_REFUSED: refused,
      },
    });
    return status === 0 && stdout.trim() !== '' ? stdout : undefined;
  };
}
