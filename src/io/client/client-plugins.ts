import { inertLine } from '../../kernel/text/inert.ts';
import { runBounded } from '../programs/bounded-program.ts';
import { howToStart } from './how-to-start.ts';

/** One installed plugin, as the client lists it. */
export type ClientPlugin = {
  /** `NAME@MARKETPLACE`. */
  readonly id: string;
  readonly version: string;
  readonly enabled: boolean;
};

const PATIENCE_MS = 20_000;
const MOST_BYTES = 1024 * 1024;

/** Asks the client which plugins it has in a folder, including those of the folder's project. Starts no session. */
export async function listClientPlugins(
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<readonly ClientPlugin[] | 'no-client' | 'no-answer'> {
  const start = howToStart('claude', ['plugin', 'list', '--json'], env);
  const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim: start.verbatim };
  try {
    const ended = await runBounded(start.file, start.args, bounds);
    if (ended.kind !== 'ended' || ended.status !== 0) return 'no-answer';
    return pluginsIn(ended.stdout.toString('utf8')) ?? 'no-answer';
  } catch {
    return 'no-client';
  }
}

/** Undefined unless the text is a list of plugins with ids. */
export function pluginsIn(text: string): ClientPlugin[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value)) return undefined;
  const plugins = value.map(pluginOf);
  return plugins.every((one) => one !== undefined) ? plugins : undefined;
}

function pluginOf(value: unknown): ClientPlugin | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // `folderVersion` is the version now in a marketplace folder, which the client reads in place.
  const { id, version, folderVersion, enabled } = value as Readonly<Record<string, unknown>>;
  const [first] = [folderVersion, version].filter((one) => typeof one === 'string');
  if (typeof id !== 'string') return undefined;
  return { id: inertLine(id), version: inertLine(first ?? 'none'), enabled: enabled === true };
}
