import { spawn } from 'node:child_process';
import type { Cost } from './scorecard.ts';

/** What a session of the client came to. `text` is undefined where it ended without an answer. */
export type Session = { readonly text: string | undefined; readonly cost: Cost; readonly stderr: string };

export type Client = { readonly program: string; readonly plugins: readonly string[] };

/** A review with scorers may take a while; a session that hangs is not to hang the kit. */
const LIMIT_MS = 45 * 60_000;

/** Runs the client once, with the user's own environment: it is their login that answers. */
export function runClient(
  program: string,
  args: readonly string[],
  { cwd, input }: { readonly cwd: string; readonly input: string },
): Promise<Session> {
  const format = ['--output-format', 'stream-json', '--verbose'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, ...format], {
      cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(sessionOf(text(out), text(err))));
    // A client that ended before it had read everything says so by how it ended.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

type Result = {
  readonly type: string;
  readonly is_error?: boolean;
  readonly result?: string;
  readonly total_cost_usd?: number;
  readonly usage?: Readonly<Record<string, unknown>>;
  readonly modelUsage?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** Reads what the client printed, an event a line; a line that is cut off is none. */
export function sessionOf(stdout: string, stderr: string): Session {
  const lines = stdout.slice(0, stdout.lastIndexOf('\n') + 1).split('\n');
  const events = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Result);
  const last = events.findLast(({ type }) => type === 'result');
  if (last === undefined)
    return { text: undefined, cost: { usd: null, tokens: null, atLeast: true }, stderr };
  const cost = { usd: last.total_cost_usd ?? null, tokens: tokensOf(last), atLeast: false };
  return { text: last.is_error === true ? undefined : last.result, cost, stderr };
}

/** Of all models, agents included; where the client does not say that, of the conversation. */
function tokensOf({ usage, modelUsage }: Result): number | null {
  const models = modelUsage === undefined ? [] : Object.values(modelUsage);
  const counted = models.length > 0 ? models : usage === undefined ? [] : [usage];
  if (counted.length === 0) return null;
  return counted.reduce((sum, one) => sum + tokensIn(one), 0);
}

function tokensIn(usage: Readonly<Record<string, unknown>>): number {
  return Object.entries(usage)
    .filter(([key]) =>
      /^(input|output|cacheReadInput|cacheCreationInput)Tokens$|^(cache_\w+_)?(input|output)_tokens$/.test(
        key,
      ),
    )
    .reduce((sum, [, value]) => sum + (typeof value === 'number' ? value : 0), 0);
}

function text(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8');
}
