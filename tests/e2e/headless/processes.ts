import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ids of clients at work on this prompt: processes of ours, found by what they were started with (Linux). */
export function clientsOf(prompt: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const words = commandLine(name);
      return words[0]?.endsWith('claude') === true && words.includes(prompt);
    })
    .map(Number);
}

function commandLine(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    // It has just ended.
    return [];
  }
}

/** Throws when it takes longer than half a minute. */
export async function until(holds: () => boolean): Promise<void> {
  const start = Date.now();
  while (!holds()) {
    if (Date.now() - start > 30_000) throw new Error(`waited in vain for ${holds.toString()}`);
    await sleep(50);
  }
}
