import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import { copyProject } from './copy-project.ts';

it('copies the work tree into its own repository and does not change the original', async () => {
  const project = sampleRepository({ 'src/a.ts': '1\n', 'gone.ts': '1\n', '.gitignore': 'node_modules/\n' });
  mkdirSync(join(project.top, 'node_modules/vitest'), { recursive: true });
  symlinkSync('src/a.ts', join(project.top, 'link'));
  project.write('src/a.ts', 'not committed\n');
  project.write('src/new.ts', 'untracked\n');
  project.remove('gone.ts');
  const state = () => [
    project.git('status', '--porcelain'),
    project.git('for-each-ref'),
    project.git('rev-parse', 'HEAD'),
  ];
  const before = state();

  const copy = await copyProject(project.top);
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));

  expect(readFileSync(join(copy, 'src/a.ts'), 'utf8')).toBe('not committed\n');
  expect(readFileSync(join(copy, 'src/new.ts'), 'utf8')).toBe('untracked\n');
  expect(existsSync(join(copy, 'gone.ts'))).toBe(false);
  expect(readlinkSync(join(copy, 'link'))).toBe('src/a.ts');
  expect(readlinkSync(join(copy, 'node_modules'))).toBe(join(project.top, 'node_modules'));
  expect(existsSync(join(copy, '.git/HEAD'))).toBe(true);
  expect(state()).toEqual(before);
});
