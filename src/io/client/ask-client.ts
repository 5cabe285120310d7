import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { runBounded, type BoundedEnd } from '../programs/bounded-program.ts';
import { clientEnvironment } from './client-environment.ts';
import { howToStart } from './how-to-start.ts';

type ClientQuestion = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly prompt: string;
  /** Of the session; `inherit` keeps the user's setting. */
  readonly model: string;
  /** The most that the session may spend, in US dollars. */
  readonly budgetUsd: string;
  /** A plugin for this session alone. */
  readonly pluginDir?: string;
};

/** How a session of the client ended. What the session did is read from the run, not from here. */
export type ClientAnswer = {
  readonly kind: 'ended' | 'late' | 'no-client';
  /** Its last message as one inert line, or the reason why there is none. */
  readonly said: string;
  /** As the client reports it; undefined when it does not. */
  readonly costUsd: number | undefined;
};

export const NO_CLIENT: ClientAnswer = { kind: 'no-client', said: 'no "claude" on PATH', costUsd: undefined };

/** Enough for a few short requests. A busy provider takes a minute for one. */
const PATIENCE_MS = 5 * 60_000;
const MOST_BYTES = 16 * 1024 * 1024;

/** Runs one session of the user's own client, without a terminal. The prompt is passed on standard input. */
export async function askClient(question: ClientQuestion): Promise<ClientAnswer> {
  const { cwd, prompt } = question;
  const env = clientEnvironment(question.env);
  try {
    const { file, args, verbatim } = howToStart('claude', argumentsOf(question), env);
    const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, input: prompt, verbatim };
    return answerOf(await runBounded(file, args, bounds));
  } catch (error) {
    if (error instanceof Failure) throw error;
    return NO_CLIENT;
  }
}

function argumentsOf({ model, budgetUsd, pluginDir }: ClientQuestion): string[] {
  return [
    ...['-p', '--output-format', 'json'],
    ...['--allowedTools', 'Agent'],
    ...['--max-budget-usd', budgetUsd],
    // The user's MCP servers are not needed, and starting them can take long.
    '--strict-mcp-config',
    ...(model === 'inherit' ? [] : ['--model', model]),
    ...(pluginDir === undefined ? [] : ['--plugin-dir', pluginDir]),
  ];
}

function answerOf(ended: BoundedEnd): ClientAnswer {
  if (ended.kind !== 'ended') {
    return { kind: 'late', said: `no end within ${PATIENCE_MS / 1000} s`, costUsd: undefined };
  }
  const { result, total_cost_usd: cost } = resultIn(ended.stdout.toString('utf8'));
  const said = typeof result === 'string' ? result : `${ended.stderr} (status ${ended.status})`;
  return {
    kind: 'ended',
    said: inertLine(said).slice(0, 200),
    costUsd: typeof cost === 'number' ? cost : undefined,
  };
}

function resultIn(text: string): { readonly result?: unknown; readonly total_cost_usd?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
