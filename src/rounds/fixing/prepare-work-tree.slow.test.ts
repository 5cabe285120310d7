import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drivenAudit, SHOP } from '../../../tests/kit/audit-driver.ts';
import { openRepository } from '../../io/git/repository.ts';

const shop = (config: object): Record<string, string> => ({
  ...SHOP,
  '.gitignore': '.correctless/*\n!.correctless/config/\nnode_modules/\nbuilt/\n',
  '.correctless/config/workflow-config.json': JSON.stringify({ commands: { test: 'sh test.sh' }, ...config }),
});

it('runs the setup in the work tree, once, before the first round', async () => {
  const audit = await drivenAudit(shop({ audit: { setup: 'mkdir -p built && echo x >>built/log' } }));
  expect((await audit.drive({})).kind).toBe('done');
  const { file, journal } = await audit.audit();
  expect(journal.map(({ kind }) => kind).slice(0, 3)).toEqual(['begun', 'prepared', 'round']);
  expect(existsSync(join(file.work_tree, 'built/log'))).toBe(true);
  expect(existsSync(join(audit.repository.top, 'built'))).toBe(false);
});

it('stops when the setup fails, names its output, and goes on when that is mended', async () => {
  const audit = await drivenAudit(
    shop({ audit: { setup: 'test -e ../../../mended || { echo no; exit 7; }' } }),
  );
  const failure = audit.drive({});
  await expect(failure).rejects.toMatchObject({ code: 'audit/setup-failed' });
  await expect(failure).rejects.toThrow('the setup command ended with status 7');
  expect((await audit.audit()).journal).toMatchObject([{ kind: 'begun' }]);
  audit.repository.write('mended', '');
  // It is not run again by itself.
  await expect(audit.drive({})).rejects.toMatchObject({ code: 'audit/setup-failed' });
  expect((await audit.drive({}, { retry: true })).kind).toBe('done');
});

it('makes ignored folders usable in the work tree without a trace in git', async () => {
  const files = {
    ...shop({ audit: { share: ['node_modules'] } }),
    'test.sh': 'echo 1..1; cat node_modules/dep/ok.txt\n',
  };
  const audit = await drivenAudit(files, {}, (repository) => {
    repository.write('node_modules/dep/ok.txt', 'ok 1 - shared\n');
  });
  const { file } = await audit.audit();
  expect((await audit.drive({})).kind).toBe('done');
  expect(existsSync(join(file.work_tree, 'node_modules/dep/ok.txt'))).toBe(true);
  const git = (await openRepository(file.work_tree)).top;
  expect(audit.repository.git('-C', git, 'status', '--porcelain')).toBe('');
});

it.each([
  ['is not ignored', 'src'],
  ['is not there', 'node_modules'],
  ['leads out', '../elsewhere'],
])('refuses to share a folder that %s', async (_, name) => {
  const audit = await drivenAudit(shop({ audit: { share: [name] } }));
  await expect(audit.drive({})).rejects.toMatchObject({ code: 'config/bad-value' });
});
