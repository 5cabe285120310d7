import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder, type SampleRepository } from './sample-repository.ts';

/** Hooks that reading, snapshotting or fetching could set off. */
const HOOKS = [
  'post-index-change',
  'reference-transaction',
  'post-checkout',
  'fsmonitor-watchman',
  'pre-commit',
];

/**
 * Configures a program wherever git would start one while it reads files or prints a diff: filters, hooks, file
 * system monitor, diff drivers, pager.
 *
 * @returns which of them have run so far
 */
export function watchPrograms(repository: SampleRepository): () => string[] {
  const folder = sampleFolder();
  const program = (name: string): string => {
    const path = join(folder, `${name}.sh`);
    writeFileSync(path, `#!/bin/sh\n: >'${join(folder, `${name}.ran`)}'\ncat\n`);
    chmodSync(path, 0o755);
    return `'${path}'`;
  };
  const settings = {
    'filter.watched.clean': program('clean'),
    'filter.watched.smudge': program('smudge'),
    'filter.long=name.process': program('process'),
    'filter.long=name.required': 'true',
    'diff.watched.textconv': program('textconv'),
    'diff.watched.command': program('driver'),
    'diff.external': program('external'),
    'core.fsmonitor': program('fsmonitor'),
    'core.pager': program('pager'),
  };
  for (const [key, value] of Object.entries(settings)) repository.git('config', key, value);
  const hooks = join(repository.gitDir, 'hooks');
  mkdirSync(hooks, { recursive: true });
  for (const hook of HOOKS) {
    writeFileSync(join(hooks, hook), `#!/bin/sh\n: >'${join(folder, `${hook}.ran`)}'\n`);
    chmodSync(join(hooks, hook), 0o755);
  }
  writeFileSync(
    join(repository.gitDir, 'info', 'attributes'),
    '*.txt filter=watched diff=watched\n*.long filter=long=name\n',
  );
  const names = [
    ...HOOKS,
    'clean',
    'smudge',
    'process',
    'textconv',
    'driver',
    'external',
    'fsmonitor',
    'pager',
  ];
  return () => names.filter((name) => existsSync(join(folder, `${name}.ran`)));
}
