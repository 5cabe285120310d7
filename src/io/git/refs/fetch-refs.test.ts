import { rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, it, onTestFinished, vi } from 'vitest';
import { canaries, type Canaries } from '../../../../tests/kit/hostile/canaries.ts';
import { sampleRepository, type SampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { fetchRefs } from './fetch-refs.ts';

type Remote = readonly [
  name: string,
  canary: string,
  configure: (user: SampleRepository, program: string) => void,
];

const url = (value: string) => (user: SampleRepository) => {
  user.git('config', 'remote.evil.url', value);
};

/** What the configuration of a remote can make git run, besides ssh and what knows passwords. */
const REMOTES: readonly Remote[] = [
  [
    'a program instead of upload-pack',
    'upload-pack',
    (user, program) => {
      url('.')(user);
      user.git('config', 'remote.evil.uploadpack', program);
    },
  ],
  [
    'a transport of its own',
    'git-remote-canary',
    (user) => {
      url('x')(user);
      user.git('config', 'remote.evil.vcs', 'canary');
    },
  ],
  ['a transport named by its address', 'git-remote-canary', url('canary::x')],
  [
    'a command line for an address',
    'ext',
    (user, program) => {
      user.git('config', 'protocol.ext.allow', 'always');
      url(`ext::${program}`)(user);
    },
  ],
  [
    'a proxy',
    'proxy',
    (user, program) => {
      user.git('config', 'core.gitProxy', program);
      url('git://nowhere.invalid/x')(user);
    },
  ],
  [
    'a program that lists borrowed refs',
    'alternates',
    (user, program) => {
      url('.')(user);
      user.git('config', 'core.alternateRefsCommand', `${program}; :`);
      writeFileSync(join(user.gitDir, 'objects', 'info', 'alternates'), `${lender().gitDir}/objects\n`);
    },
  ],
];

function lender(): SampleRepository {
  return sampleRepository({ 'b.txt': 'b\n' });
}

function planted(): Canaries {
  const made = canaries();
  onTestFinished(() => {
    rmSync(made.folder, { recursive: true });
  });
  vi.stubEnv('PATH', [made.folder, process.env['PATH']].join(delimiter));
  onTestFinished(() => void vi.unstubAllEnvs());
  return made;
}

it.each(REMOTES)('does not run %s', async (_, canary, configure) => {
  const { program, ran } = planted();
  const user = sampleRepository({ 'a.txt': 'a\n' });
  configure(user, program(canary));
  const head = user.git('rev-parse', 'HEAD');
  await fetchRefs(user, 'evil', [{ from: 'HEAD', to: 'refs/correctless/x' }]).catch(() => undefined);
  expect(ran()).toEqual([]);
  // And plain git does.
  try {
    execFileSync('git', ['fetch', 'evil', head], { cwd: user.top, stdio: 'ignore' });
  } catch {
    // Most canaries fail.
  }
  expect(ran()).toEqual([canary]);
});
