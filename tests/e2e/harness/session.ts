import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientPath } from '../../../scripts/client.ts';
import { runBounded, type BoundedRun } from './bounded-run.ts';
import { readEvents, type ClientOutput } from './client-events.ts';
import { networkIsolation } from './isolation.ts';
import { startScriptedApi, type Script, type ScriptedApi } from './scripted-api.ts';

/** Ends a client that hangs, and measures nothing: on a busy machine a session of 20 s took two minutes. */
export const SESSION_MILLISECONDS = 300_000;

export type SessionOptions = {
  readonly script: Script;
  /** Working directory of the client: the repository under review. */
  readonly cwd: string;
  /** Plugin folders loaded for this session only (`--plugin-dir`). */
  readonly pluginDirs?: readonly string[];
  /** Added to the client's environment; hooks and the Bash tool see it. */
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds for one run of the client; without it, as long as {@link SESSION_MILLISECONDS}. */
  readonly timeout?: number;
  /** Kills the client and everything it started. */
  readonly killed?: AbortSignal;
  /** Words put before the client in place of those that take it off the network; they must do that as well. */
  readonly isolation?: readonly string[];
};

/** The real client, a HOME of its own and a scripted model. */
export type Session = {
  readonly home: string;
  readonly api: ScriptedApi;
  /** `claude -p TEXT` in the default permission mode, unless `flags` say otherwise. */
  readonly prompt: (text: string, ...flags: readonly string[]) => Promise<ClientRun>;
  /** Any other client command, such as `plugin validate`. */
  readonly client: (...args: readonly string[]) => Promise<BoundedRun>;
  /** Any program where the client would be run, with the client as `claude` on its PATH. */
  readonly program: (...command: readonly string[]) => Promise<BoundedRun>;
};

export type ClientRun = BoundedRun & ClientOutput;

export const BRIDGE = fileURLToPath(new URL('./loopback-bridge.mjs', import.meta.url));

/** Opens a session, lends it to `use` and leaves nothing behind. Throws what the script threw, if it threw. */
export async function withSession<T>(
  options: SessionOptions,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), 'e2e-'));
  const isolation = options.isolation ?? (await networkIsolation());
  const api = await startScriptedApi(options.script, isolation === null ? 0 : join(scratch, 'api.sock'));
  try {
    const result = await use(await openSession(options, scratch, api, isolation));
    const [first] = api.scriptErrors;
    if (first !== undefined) throw first;
    return result;
  } finally {
    await api.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function openSession(
  options: SessionOptions,
  scratch: string,
  api: ScriptedApi,
  isolation: readonly string[] | null,
): Promise<Session> {
  const [home, temporary, bin] = [join(scratch, 'home'), join(scratch, 'tmp'), join(scratch, 'bin')];
  await Promise.all([mkdir(home), mkdir(temporary), mkdir(bin)]);
  await symlink(await clientPath(), join(bin, 'claude'));
  const bridge = [process.execPath, BRIDGE, String(api.address)];
  const prefix = isolation === null ? [] : [...isolation, ...bridge];
  const plain = clientEnvironment(home, temporary, api);
  const env = { ...plain, PATH: `${bin}:${plain['PATH'] ?? ''}`, ...options.env };
  const program = (...command: readonly string[]): Promise<BoundedRun> =>
    runBounded([...prefix, ...command], {
      cwd: options.cwd,
      env,
      timeout: options.timeout ?? SESSION_MILLISECONDS,
      killed: options.killed,
    });
  const path = await clientPath();
  const client = (...args: readonly string[]): Promise<BoundedRun> => program(path, ...args);
  const plugins = (options.pluginDirs ?? []).flatMap((dir) => ['--plugin-dir', dir]);
  const prompt = async (text: string, ...flags: readonly string[]): Promise<ClientRun> => {
    const run = await client('-p', text, '--output-format', 'stream-json', '--verbose', ...plugins, ...flags);
    return { ...run, ...readEvents(run.stdout) };
  };
  return { home, api, prompt, client, program };
}

/**
 * Nothing of the developer's own environment but the PATH: no login, no proxy, no settings. And the folder of the tests' own key
 * (`tests/kit/state-folder.ts`), so that they can open the runs that the client's hooks have sealed.
 */
export function clientEnvironment(home: string, temporary: string, api: ScriptedApi): Record<string, string> {
  const state = process.env['XDG_STATE_HOME'];
  return {
    ...(state === undefined ? {} : { XDG_STATE_HOME: state }),
    PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    HOME: home,
    TMPDIR: temporary,
    LANG: 'C.UTF-8',
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${api.address}`,
    ANTHROPIC_API_KEY: 'sk-ant-not-a-key',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    // A connection that breaks is a scenario here, not a mishap to wait out for minutes.
    CLAUDE_CODE_MAX_RETRIES: '0',
  };
}
