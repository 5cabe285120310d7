import { appendFileSync, chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import { main } from '../../main.ts';

/** An executor with a shell does more than it says, and sets git up so that it does not look. */

const PATCH = '--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+two\n';
const NAMES = { filesWritten: ['a.txt'], filesTouched: ['a.txt'] };

type Verdict = { readonly valid: boolean; readonly reason: string };

async function step(sample: SampleRepository, base: string): Promise<Verdict> {
  const folder = sampleFolder();
  const [stepFile, result] = [join(folder, 'step.json'), join(folder, 'result.json')];
  writeFileSync(stepFile, JSON.stringify({ description: 'd', mode: 'apply', allow: ['a.txt'] }));
  writeFileSync(
    result,
    JSON.stringify({ success: true, summary: 's', mode: 'apply', patch: PATCH, ...NAMES }),
  );
  const { stdout } = await main(['step', 'check', '--step', stepFile, '--result', result, '--base', base], {
    cwd: sample.top,
    env: {},
    stdin: () => Promise.reject(new Error('nobody pipes anything')),
  });
  return JSON.parse(String(stdout)) as Verdict;
}

function worked(): SampleRepository & { readonly at: (name: string) => string } {
  const sample = sampleRepository({ 'a.txt': 'one\n', 'run.sh': 'echo\n', 'Case.txt': 'c\n' });
  symlinkSync('a.txt', join(sample.top, 'link'));
  sample.git('add', '-A');
  sample.git('commit', '-q', '-m', 'link');
  sample.write('a.txt', 'two\n');
  return { ...sample, at: (name) => join(sample.top, name) };
}
type Worked = ReturnType<typeof worked>;

const WAYS: readonly (readonly [string, string, (sample: Worked) => void])[] = [
  [
    'core.fileMode',
    'run.sh: not among',
    ({ git, at }) => {
      git('config', 'core.fileMode', 'false');
      chmodSync(at('run.sh'), 0o755);
    },
  ],
  [
    'core.symlinks',
    'link: not among',
    ({ git, at }) => {
      git('config', 'core.symlinks', 'false');
      rmSync(at('link'));
      writeFileSync(at('link'), 'a.txt');
    },
  ],
  [
    'core.ignoreCase',
    'case.txt: not among',
    ({ git, at }) => {
      git('config', 'core.ignoreCase', 'true');
      writeFileSync(at('case.txt'), 'evil\n');
    },
  ],
  [
    'core.autocrlf',
    'run.sh: not among',
    ({ git, at }) => {
      git('config', 'core.autocrlf', 'input');
      writeFileSync(at('run.sh'), 'echo\r\n');
    },
  ],
  [
    'core.sparseCheckout',
    'run.sh: not among',
    ({ git, at }) => {
      git('config', 'core.sparseCheckout', 'true');
      git('update-index', '--skip-worktree', 'run.sh');
      rmSync(at('run.sh'));
    },
  ],
];

it.each(WAYS)('sees what %s hides, and says that it was not followed', async (setting, named, hide) => {
  const sample = worked();
  hide(sample);
  const { valid, reason } = await step(sample, sample.git('rev-parse', 'HEAD'));
  expect(reason).toContain(named);
  expect(reason).toContain(`${setting} was not followed`);
  expect(valid).toBe(false);
});

it.each(WAYS)('goes by %s as it was when the step began, and names it', async (setting, _, hide) => {
  const sample = worked();
  hide(sample);
  const { stdout } = await main(['step', 'begin'], {
    cwd: sample.top,
    env: {},
    stdin: () => Promise.reject(new Error('nobody pipes anything')),
  });
  const { valid, reason } = await step(sample, String(stdout).trim());
  expect(reason).toContain(`${setting} hides`);
  expect(valid).toBe(true);
});

it('sees a file that is gone and marked as left out, where no sparse checkout leaves anything out', async () => {
  const sample = worked();
  sample.git('update-index', '--skip-worktree', 'run.sh');
  rmSync(sample.at('run.sh'));
  const { reason } = await step(sample, sample.git('rev-parse', 'HEAD'));
  expect(reason).toContain('run.sh: not among');
});

it.each([
  ['* text\n', false],
  ['# text\n* filter=annex\n.* !filter diff=x\n', true],
])('believes own attributes %j only if they hide no content: %s', async (text, valid) => {
  const sample = worked();
  appendFileSync(join(sample.gitDir, 'info', 'attributes'), text, { flag: 'a' });
  writeFileSync(sample.at('run.sh'), valid ? 'echo\n' : 'echo\r\n');
  const verdict = await step(sample, sample.git('rev-parse', 'HEAD'));
  expect(verdict.valid).toBe(valid);
  if (!valid) expect(verdict.reason).toContain('info/attributes');
});

it('says nothing of settings where they hide nothing', async () => {
  const sample = worked();
  const { reason } = await step(sample, sample.git('rev-parse', 'HEAD'));
  expect(reason).toMatch(/^no rule is broken by 1 written file; git at \w{12} agrees$/);
});
