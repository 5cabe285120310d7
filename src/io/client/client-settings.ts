import { homedir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { listNames, readTextIfAny } from '../files/files.ts';

/** An existing settings file of the client. */
export type ClientSettings = {
  readonly path: string;
  /** Written by the machine's administrator; it overrides every other file. */
  readonly managed: boolean;
  /** Empty when there is a problem. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Why it could not be read. */
  readonly problem?: string;
};

/** Every settings file of the client that applies to a folder, in the order in which the client merges them. */
export async function readClientSettings(
  top: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<ClientSettings[]> {
  const home = env['CLAUDE_CONFIG_DIR'] ?? join(env['HOME'] ?? homedir(), '.claude');
  const own = [
    join(home, 'settings.json'),
    join(top, '.claude', 'settings.json'),
    join(top, '.claude', 'settings.local.json'),
  ];
  const managed = managedFolder(process.platform, env);
  const more = await listNames(join(managed, 'managed-settings.d')).catch(() => []);
  const theirs = [
    join(managed, 'managed-settings.json'),
    ...more.filter((name) => name.endsWith('.json')).map((name) => join(managed, 'managed-settings.d', name)),
  ];
  const read = await Promise.all([
    ...own.map((path) => readOne(path, false)),
    ...theirs.map((path) => readOne(path, true)),
  ]);
  return read.filter((one) => one !== undefined);
}

/** Where an organisation puts the client's settings, according to the client's documentation. */
export function managedFolder(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): string {
  if (platform === 'darwin') return posix.join('/Library', 'Application Support', 'ClaudeCode');
  if (platform === 'win32') return win32.join(env['ProgramFiles'] ?? 'C:\\Program Files', 'ClaudeCode');
  return '/etc/claude-code';
}

async function readOne(path: string, managed: boolean): Promise<ClientSettings | undefined> {
  try {
    const text = await readTextIfAny(path);
    if (text === undefined) return undefined;
    const values: unknown = JSON.parse(text);
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) {
      return { path, managed, values: values as Readonly<Record<string, unknown>> };
    }
    return { path, managed, values: {}, problem: 'is not a JSON object' };
  } catch (error) {
    if (error instanceof SyntaxError) return { path, managed, values: {}, problem: 'is not JSON' };
    if (error instanceof Failure) return { path, managed, values: {}, problem: 'cannot be read' };
    throw error;
  }
}
