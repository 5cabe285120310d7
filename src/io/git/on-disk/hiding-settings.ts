import { chmod, lstat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../../files/temporary-folder.ts';
import { runGit, type Repository } from '../git.ts';
import { records } from '../objects/objects.ts';

/** What git's settings say about a work tree, compared with what its file system can do. */
export type HidingSettings = {
  /** Those that hide changes which are there to be seen. */
  readonly hiding: readonly string[];
  /** Options before git's subcommand with which git sees all that the file system has. */
  readonly overruling: readonly string[];
  /** What the file system does not have. */
  readonly lacking: readonly string[];
};

const OFF = /^(?:false|no|off|0)$/i;

/** Compares the settings of every scope with what a file beside them can do, as `git init` does. */
export async function hidingSettings({ top, gitDir }: Repository): Promise<HidingSettings> {
  const listed = runGit(top, ['config', '--includes', '-z', '--get-regexp', String.raw`^core\.`], {
    answers: [0, 1],
  });
  const [can, { stdout }] = await Promise.all([
    withTemporaryFolder(abilities, join(gitDir, 'correctless-probe-')),
    listed,
  ]);
  // The last value counts. A name without a value is `true`.
  const set = new Map(records(stdout).map((record) => record.split('\n', 2) as [string, string | undefined]));
  const isOn = (name: string, unset: boolean): boolean => {
    const key = name.toLowerCase();
    return set.has(key) ? !OFF.test(set.get(key) ?? '') : unset;
  };
  const [modes, links] = [isOn('core.fileMode', true), isOn('core.symlinks', true)];
  const wanted: readonly (readonly [string, boolean, boolean])[] = [
    ['core.fileMode', modes, can.modes],
    ['core.symlinks', links, can.links],
    ['core.ignoreCase', isOn('core.ignoreCase', false), !can.cases],
    // On Windows the files of an honest checkout have other line ends than the commit.
    ...(process.platform === 'win32'
      ? []
      : [['core.autocrlf', isOn('core.autocrlf', false), false] as const]),
    ['core.sparseCheckout', isOn('core.sparseCheckout', false), false],
  ];
  return {
    hiding: wanted.filter(([, is, should]) => is !== should).map(([name]) => name),
    overruling: wanted.flatMap(([name, , should]) => ['-c', `${name}=${should}`]),
    lacking: [...(can.modes ? [] : ['modes']), ...(can.links ? [] : ['symbolic links'])],
  };
}

async function abilities(folder: string): Promise<{ modes: boolean; links: boolean; cases: boolean }> {
  const [file, link] = [join(folder, 'file'), join(folder, 'link')];
  await writeFile(file, '');
  await chmod(file, 0o600);
  const plain = (await lstat(file)).mode & 0o100;
  await chmod(file, 0o700);
  const modes = plain === 0 && ((await lstat(file)).mode & 0o100) !== 0;
  const links = await symlink('file', link).then(
    async () => (await lstat(link)).isSymbolicLink(),
    () => false,
  );
  const cases = await lstat(join(folder, 'FILE')).then(
    () => false,
    () => true,
  );
  return { modes, links, cases };
}
