import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import { parseTarget } from '../scope/target.ts';
import { readChange } from './change/change.ts';

const target = parseTarget(['HEAD'], { staged: false, uncommitted: false, paths: [] });

it('files of a change without lines: by what becomes of them, unless review.skip at base names them', async () => {
  const repository = sampleRepository({
    '.correctless/config/workflow-config.json':
      '{"review": {"skip": [{"glob": "made/**", "reason": "made by make"}]}}',
    '.gitattributes': 'theirs/** linguist-vendored\n',
    'a.ts': '1\n',
    'moved/__init__.py': '',
    ...Object.fromEntries(
      ['on.sh', 'off.sh', 'gone.sh', 'made/on.sh', 'made/off.sh', 'theirs/off.sh'].map((path) => [
        path,
        `echo ${path}\n`,
      ]),
    ),
  });
  const mode = (path: string, bits: number): void => chmodSync(join(repository.top, path), bits);
  for (const path of ['off.sh', 'gone.sh', 'made/off.sh', 'theirs/off.sh']) mode(path, 0o755);
  repository.commit({ 'a.ts': '2\n' });
  for (const path of ['on.sh', 'made/on.sh']) mode(path, 0o755);
  for (const path of ['off.sh', 'gone.sh', 'made/off.sh', 'theirs/off.sh']) mode(path, 0o644);
  repository.git('mv', 'gone.sh', 'other.sh');
  repository.git('mv', 'moved', 'shadow');
  repository.commit({ 'a.ts': '3\n', 'new/__init__.py': '' });
  const { skipped } = await readChange(repository, target);
  expect(Object.fromEntries(skipped.map(({ path, reason }) => [path, reason]))).toEqual({
    'made/off.sh': 'review.skip',
    'made/on.sh': 'review.skip',
    'new/__init__.py': 'empty',
    'off.sh': 'mode',
    'on.sh': 'executable',
    'other.sh': 'mode',
    'shadow/__init__.py': 'empty',
    'theirs/off.sh': 'mode',
  });
});

it('what took the place of another empty file keeps no folder alone', async () => {
  const repository = sampleRepository({ 'a/conftest.py': '', 'b.ts': '1\n' });
  repository.commit({ 'b.ts': '2\n' });
  repository.git('mv', 'a/conftest.py', 'a/.keep');
  repository.commit({});
  const { skipped } = await readChange(repository, target);
  expect(skipped).toMatchObject([{ path: 'a/.keep', reason: 'empty' }]);
  repository.commit({ 'kept/.gitkeep': '', 'c/.npmignore': '' });
  const { skipped: added } = await readChange(repository, target);
  expect(added.map(({ path, reason }) => [path, reason])).toEqual([
    ['c/.npmignore', 'empty'],
    ['kept/.gitkeep', 'placeholder'],
  ]);
});
