import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A generated file: its path from the top of the project and its whole content. */
export type GeneratedFile = { readonly path: string; readonly content: string };

export type Mode = {
  /** Name stale files instead of writing them. */
  readonly check: boolean;
  /** The command that makes the files fresh. */
  readonly command: string;
  /** Folders in which every file is generated. Any other file in them is a leftover. */
  readonly owned: readonly string[];
  /** The folder that paths are relative to; by default the working directory. */
  readonly top?: string;
};

/** @returns the exit status: 0 if fresh or written, 1 if stale under `check` */
export async function writeOrCompare(files: readonly GeneratedFile[], mode: Mode): Promise<0 | 1> {
  const stale = await staleFiles(files, mode);
  const leftovers = await leftoverFiles(files, mode);
  if (mode.check) {
    for (const path of [...stale.map((file) => file.path), ...leftovers]) {
      process.stderr.write(`stale: ${path} — run: ${mode.command}\n`);
    }
    return stale.length + leftovers.length === 0 ? 0 : 1;
  }
  const top = mode.top ?? '.';
  for (const { path, content } of stale) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), content);
    process.stdout.write(`wrote ${path}\n`);
  }
  for (const path of leftovers) {
    await rm(join(top, path));
    process.stdout.write(`removed ${path}\n`);
  }
  return 0;
}

/** The files that differ on disk or are missing there. */
export async function staleFiles(files: readonly GeneratedFile[], mode: Mode): Promise<GeneratedFile[]> {
  const fresh = await Promise.all(
    files.map(async ({ path, content }) => (await textOf(join(mode.top ?? '.', path))) === content),
  );
  return files.filter((_, index) => fresh[index] === false);
}

/** Files in owned folders that are no longer generated. */
export async function leftoverFiles(files: readonly GeneratedFile[], mode: Mode): Promise<string[]> {
  const known = new Set(files.map((file) => file.path));
  const found: string[] = [];
  for (const folder of mode.owned) {
    for (const name of await namesIn(join(mode.top ?? '.', folder))) {
      if (!known.has(`${folder}/${name}`)) found.push(`${folder}/${name}`);
    }
  }
  return found.toSorted();
}

async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(absent);
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** A missing file is a result; any other error is thrown. */
function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
