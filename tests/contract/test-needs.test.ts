import { mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { barePath } from '../../scripts/bare-path.ts';
import { needCounts, installCommands, missingPrograms, needsOf } from '../../scripts/test-needs.ts';
import { PATHS } from './project-files.ts';
import { seenNeeds, type ReadFile } from './test-needs.ts';

const TESTS = PATHS.filter((path) => path.endsWith('.test.ts'));
const QUICK = TESTS.filter((path) => needsOf(path).length === 0);

it('no test of the quick set needs more than git, node and the product', () => {
  expect(QUICK.length).toBeGreaterThan(300);
  expect(QUICK.map((path) => [path, seenNeeds(path)]).filter(([, needs]) => needs?.length !== 0)).toEqual([]);
});

it('the scan finds a need far in, and a program', () => {
  const files: Readonly<Record<string, string>> = {
    'src/a.test.ts': "import { a } from '../tests/kit/a.ts';\nimport type { B } from './b.ts';\n",
    'tests/kit/a.ts': "export { page } from './chromium.ts';\nspawnSync('jq', ['.']);\nspawnSync('git');\n",
    'src/b.ts': "import { gh } from '../tests/kit/required-gh.ts';\n",
  };
  const read: ReadFile = (path) => files[path];
  expect(seenNeeds('src/a.test.ts', read)).toEqual(['chromium', 'the program jq']);
  expect(TESTS.filter((path) => seenNeeds(path).length > 0).length).toBeGreaterThan(30);
});

it('a name says what is needed, and needs are counted', () => {
  expect(needsOf('tests/large-change.client.network.test.ts')).toEqual(['client', 'network']);
  expect(needsOf('src/client/gh.test.ts')).toEqual([]);
  expect(needCounts(['a.gh.test.ts', 'b.test.ts', 'c.gh.test.ts', 'd.chromium.test.ts'])).toEqual([
    '2 need gh',
    '1 need chromium',
  ]);
});

it('missing programs are named, with the one command that installs them', () => {
  const missing = missingPrograms(['gh', 'chromium'], '/nowhere');
  expect(missing.map(({ name }) => name)).toEqual(['gh', 'openssl', 'chromium']);
  expect(installCommands(missing)).toEqual([
    'apt-get install -y --no-install-recommends gh openssl chromium',
    'brew install gh openssl chromium',
  ]);
});

it('the path of npm test has git, node and the base system, and nothing else of this machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  try {
    const env = { PATH: barePath(join(folder, 'bin')), HOME: folder };
    const says = (program: string) => spawnSync(program, ['--version'], { env, encoding: 'utf8' });
    expect(says('git').stdout).toMatch(/^git version /);
    expect(says('node').stdout).toBe(`${process.version}\n`);
    for (const program of ['gh', 'python3', 'jq', 'cc', 'perl', 'claude', 'ip'])
      expect([program, (says(program).error as NodeJS.ErrnoException | undefined)?.code]).toEqual([
        program,
        'ENOENT',
      ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
