import { expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';

/** The files that read or write git objects. */
const DOORS = ['objects', 'one-object', 'read-at-paths', 'stream-blobs'];

/** Commands that read or write objects. `hash-object` without `-w` only computes a hash. */
const COMMANDS = /'cat-file'|'hash-object',\s*'-w'/;

it('objects of git are read and stored through src/io/git alone', () => {
  const users = projectFiles(/^src\/.*\.ts$/).filter(
    ({ path, text }) => !path.endsWith('.test.ts') && COMMANDS.test(text),
  );
  expect(users.map(({ path }) => path)).toEqual([
    ...DOORS.map((name) => `src/io/git/objects/${name}.ts`),
    'src/io/git/on-disk/bytes-on-disk.ts',
  ]);
});
