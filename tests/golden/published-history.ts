import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * A history of real edits: the package is small (about 100 kB a version), has no dependencies, publishes its source unchanged and has
 * more than five hundred releases.
 */
const PACKAGE = 'systeminformation';
const CACHE = fileURLToPath(new URL('../../.cache/histories/', import.meta.url));
/** How many versions one `npm pack` fetches, and how many of those run at a time. */
const [BATCH, AT_A_TIME] = [25, 4];

const NEUTRAL = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

const run = promisify(execFile);
const output = { maxBuffer: 64 * 1024 * 1024 };

/**
 * A bare repository with one commit for each published version of the package, oldest first. It is made once and kept in `.cache/`.
 * An unreachable registry is a failure, because a skipped test proves nothing.
 */
export async function publishedHistory(): Promise<string> {
  const repository = join(CACHE, `${PACKAGE}.git`);
  if (existsSync(repository)) return repository;
  await mkdir(CACHE, { recursive: true });
  const scratch = await mkdtemp(join(CACHE, 'making-'));
  try {
    const versions = await publishedVersions();
    await fetchVersions(versions, scratch);
    const made = await commitVersions(versions, scratch);
    // Another test run may have made the same repository first.
    await rename(made, repository).catch((error: unknown) => {
      if (!existsSync(repository)) throw error;
    });
    return repository;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function publishedVersions(): Promise<string[]> {
  const { stdout } = await run('npm', ['view', PACKAGE, 'versions', '--json'], output);
  const versions = JSON.parse(stdout) as string[];
  return versions.filter((version) => !version.includes('-'));
}

async function fetchVersions(versions: readonly string[], folder: string): Promise<void> {
  const batches: string[][] = [];
  for (let at = 0; at < versions.length; at += BATCH) batches.push(versions.slice(at, at + BATCH));
  const worker = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const specs = batch.map((version) => `${PACKAGE}@${version}`);
      await run(
        'npm',
        ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...specs],
        output,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** Commits in a new repository, without any git configuration. */
async function commitVersions(versions: readonly string[], folder: string): Promise<string> {
  const repository = join(folder, 'history.git');
  await run('git', ['init', '-q', '--bare', repository], { env: { ...process.env, ...NEUTRAL } });
  for (const version of versions) {
    const tree = join(folder, version);
    // A new index each time: all files of a package have the same time, so git would miss an edit that keeps the size.
    const env = {
      ...process.env,
      ...NEUTRAL,
      GIT_DIR: repository,
      GIT_WORK_TREE: tree,
      GIT_INDEX_FILE: join(folder, `${version}.index`),
    };
    await mkdir(tree);
    await run('tar', ['-xzf', join(folder, `${PACKAGE}-${version}.tgz`), '-C', tree, '--strip-components=1']);
    await run('git', ['add', '-A', '-f'], { env });
    await run('git', ['commit', '-q', '-m', version], { env });
    await rm(tree, { recursive: true });
  }
  await run('git', ['gc', '-q'], { env: { ...process.env, ...NEUTRAL, GIT_DIR: repository } });
  return repository;
}
