import { expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';

/** The doors to git's objects: whole trees and many blobs, one object, a stream, a conversation; a tree that is made, a snapshot. */
const DOORS = ['asked-objects', 'objects', 'one-object', 'stream-blobs', 'temporary-trees'];

/** What reads or stores objects. `hash-object` without `-w` only computes. */
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
