import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The version of Claude Code that end-to-end tests and the demo run. */
export const CLIENT_VERSION = '2.1.330';

/** `npm run e2e -- --client VERSION` sets another version. */
const WANTED = process.env['CORRECTLESS_CLIENT_VERSION'] ?? CLIENT_VERSION;

const CACHE = fileURLToPath(new URL('../.cache/client/', import.meta.url));

/**
 * Path of the client's native binary. It is fetched from the npm registry on first use (about 250 MB) and kept in
 * `.cache/client/<version>/`. `CORRECTLESS_CLIENT` can name an existing copy, which must have the same version. Without a client
 * it throws an Error that says what to do: a missing client is a failure, never a skip.
 */
export async function clientPath(): Promise<string> {
  const given = process.env['CORRECTLESS_CLIENT'] ?? '';
  const path = given === '' ? await cachedClient() : given;
  const version = await versionOf(path);
  if (version !== WANTED) throw new Error(`the client at ${path} is version ${version}, not ${WANTED}`);
  return path;
}

async function cachedClient(): Promise<string> {
  const home = join(CACHE, WANTED);
  const binary = join(home, 'node_modules', ...platformPackage().split('/'), binaryName());
  if (!(await exists(binary))) await fetchInto(home);
  return binary;
}

/** Installs next to the final place, then renames: neither two runs at once nor an interrupted one leave half a client. */
async function fetchInto(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const staging = await mkdtemp(`${home}-`);
  const wanted = `${platformPackage()}@${WANTED}`;
  // --force: the package asks for a newer Node than ours, but its binary needs no Node.
  const args = [
    'install',
    '--force',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    staging,
    wanted,
  ];
  process.stderr.write(`fetching ${wanted} …\n`);
  try {
    await run('npm', args, { shell: process.platform === 'win32' });
    await rename(staging, home);
  } catch (cause) {
    await rm(staging, { recursive: true, force: true });
    if (await exists(home)) return;
    const advice = 'if you have a copy, set CORRECTLESS_CLIENT to its binary';
    throw new Error(`${wanted} could not be fetched from the npm registry; ${advice}`, { cause });
  }
}

function platformPackage(): string {
  return `@anthropic-ai/claude-code-${process.platform}-${process.arch}`;
}

function binaryName(): string {
  return process.platform === 'win32' ? 'claude.exe' : 'claude';
}

async function versionOf(path: string): Promise<string> {
  const { stdout } = await run(path, ['--version']);
  return stdout.trim().split(' ')[0] ?? '';
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${await clientPath()}\n`);
