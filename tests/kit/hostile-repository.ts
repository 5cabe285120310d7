import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder, sampleRepository, type SampleRepository } from './sample-repository.ts';

const HOOKS = [
  'pre-commit',
  'prepare-commit-msg',
  'commit-msg',
  'post-commit',
  'post-checkout',
  'pre-merge-commit',
  'post-merge',
  'post-rewrite',
  'post-index-change',
  'reference-transaction',
  'update',
];

/** Settings people have, each of which stops or bends a git that is driven carelessly. */
const SETTINGS: Readonly<Record<string, string>> = {
  'user.name': 'A Developer',
  'user.email': 'developer@example.com',
  'commit.gpgSign': 'true',
  'gpg.program': 'false',
  'merge.ff': 'only',
  'pull.rebase': 'true',
  'core.autocrlf': 'true',
  'core.safecrlf': 'true',
  'core.splitIndex': 'true',
  'core.logAllRefUpdates': 'always',
  'core.editor': 'true',
  'core.pager': 'false',
  'submodule.recurse': 'true',
  'status.showUntrackedFiles': 'no',
  'i18n.commitEncoding': 'ISO-8859-1',
  'i18n.logOutputEncoding': 'ISO-8859-1',
  'filter.bad.clean': 'false',
  'filter.bad.smudge': 'false',
  'filter.bad.required': 'true',
  'merge.bad.driver': 'true',
  'diff.external': 'false',
  'branch.autoSetupMerge': 'always',
  'checkout.guess': 'false',
};

/** With these the tests themselves get by. */
const CALM = [
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
  'core.safecrlf=false',
  'filter.bad.required=false',
].flatMap((setting) => ['-c', setting]);

export type HostileRepository = SampleRepository & {
  /** The hooks that have run so far. */
  readonly ran: () => string[];
};

/** Names that careless code splits, quotes or takes for options. */
export const ODD_NAMES = [
  'a b.txt',
  'ünï.txt',
  'two\nlines.txt',
  '-n',
  'quo"te',
  ':(top)x',
  '*.txt',
] as const;

/** A repository with one commit, odd names, a link and a program in it, hooks that refuse and settings that hinder. */
export function hostileRepository(files: Readonly<Record<string, string>> = {}): HostileRepository {
  const repository = sampleRepository();
  const marks = sampleFolder();
  for (const name of ODD_NAMES) repository.write(name, 'odd\n');
  for (const [path, text] of Object.entries(files)) repository.write(path, text);
  repository.write('.gitignore', '*.log\nnode_modules/\n');
  repository.write('.gitattributes', '*.bad filter=bad merge=bad\n');
  repository.write('x.bad', 'as it is\n');
  repository.write('run.sh', '#!/bin/sh\n');
  chmodSync(join(repository.top, 'run.sh'), 0o755);
  symlinkSync('run.sh', join(repository.top, 'link'));
  repository.commit();
  for (const [key, value] of Object.entries(SETTINGS)) repository.git('config', key, value);
  const hooks = join(sampleFolder(), 'hooks');
  mkdirSync(hooks);
  for (const hook of HOOKS) {
    writeFileSync(join(hooks, hook), `#!/bin/sh\n: >'${join(marks, hook)}'\n: >hook-was-here\nexit 1\n`);
    chmodSync(join(hooks, hook), 0o755);
  }
  repository.git('config', 'core.hooksPath', hooks);
  const git = (...args: string[]) => repository.git(...CALM, ...args);
  const commit: SampleRepository['commit'] = (written = {}) => {
    for (const [path, content] of Object.entries(written)) repository.write(path, content);
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'a change');
    return git('rev-parse', 'HEAD');
  };
  return { ...repository, git, commit, ran: () => readdirSync(marks) };
}
