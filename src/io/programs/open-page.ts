import { spawn } from 'node:child_process';

/** A program that fails to open a page exits within this time; one that shows the page itself keeps running. */
const PATIENCE_MS = 3000;

/**
 * The program that opens a file with the user's preferred application. The file's path is one argument, and no shell reads it.
 */
export function openerOf(platform: NodeJS.Platform): {
  readonly program: string;
  readonly tellsByStatus: boolean;
} {
  if (platform === 'darwin') return { program: 'open', tellsByStatus: true };
  // `start` is a built-in of cmd.exe, which parses its line again; the explorer always ends with status 1.
  if (platform === 'win32') return { program: 'explorer.exe', tellsByStatus: false };
  return { program: 'xdg-open', tellsByStatus: true };
}

/** Opens a page in the user's browser, and leaves it there. Returns why it could not; undefined when no problem is known. */
export async function openPage(
  path: string,
  env: Readonly<Record<string, string | undefined>>,
  { platform = process.platform, patienceMs = PATIENCE_MS } = {},
): Promise<string | undefined> {
  const opener = openerOf(platform);
  const why = await openedBy(opener, path, { env, patienceMs });
  // Containers and remote machines set this, because they have no desktop.
  const browser = env['BROWSER'] ?? '';
  if (why !== missing(opener.program) || browser === '') return why;
  return openedBy({ program: browser, tellsByStatus: true }, path, { env, patienceMs });
}

const missing = (program: string): string => `there is no "${program}" on PATH`;

function openedBy(
  { program, tellsByStatus }: ReturnType<typeof openerOf>,
  path: string,
  { env, patienceMs }: { readonly env: NodeJS.ProcessEnv; readonly patienceMs: number },
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, [path], { env, stdio: 'ignore', detached: true, windowsHide: true });
    const timer = setTimeout(resolve, patienceMs, undefined);
    const end = (why: string | undefined): void => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      end(code === 'ENOENT' ? missing(program) : `"${program}" could not be started: ${message}`);
    });
    child.on('exit', (status) => {
      end(tellsByStatus && status !== 0 ? `"${program}" ended with status ${status ?? '?'}` : undefined);
    });
    child.unref();
  });
}
