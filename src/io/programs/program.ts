import { tmpdir } from 'node:os';
import { inertLine } from '../../kernel/text/inert.ts';
import { runBounded } from './bounded-program.ts';
import { howToStart } from '../client/how-to-start.ts';
import { neutralEnvironment } from '../git/neutral-git.ts';

/** A program that takes longer to print its version cannot be relied on. */
const PATIENCE_MS = 10_000;

const MOST_BYTES = 64 * 1024;

/** First line of what `PROGRAM --version` prints; undefined when it cannot be started or fails. */
export async function versionOf(program: string): Promise<string | undefined> {
  const env = neutralEnvironment(process.env);
  try {
    const { file, args, verbatim } = howToStart(program, ['--version'], env);
    const bounds = { cwd: tmpdir(), env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await runBounded(file, args, bounds);
    if (ended.kind !== 'ended' || ended.status !== 0) return undefined;
    const [first = ''] = ended.stdout.toString('utf8').split('\n');
    return first.trim() === '' ? undefined : inertLine(first);
  } catch {
    return undefined;
  }
}
