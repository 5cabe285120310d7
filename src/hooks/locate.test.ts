import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRunOnDisk } from '../../tests/kit/run-on-disk.ts';
import { jsonText } from '../run/stored/run-json.ts';
import { sessionPath } from '../run/stored/layout.ts';
import { runOfSession, startingFolders, topOfRun } from './locate.ts';

describe('the folders in which a hook looks', () => {
  it.each<[string, unknown, Record<string, string | undefined>, string[]]>([
    ['where the session stands, and above', '/a/b', {}, ['/a/b', '/a', '/']],
    [
      'where it was started, behind that, each once',
      '/a/b',
      { CLAUDE_PROJECT_DIR: '/a/c' },
      ['/a/b', '/a', '/', '/a/c'],
    ],
    [
      'where it was started, when nothing else is known',
      undefined,
      { CLAUDE_PROJECT_DIR: '/a' },
      ['/a', '/'],
    ],
    ['none, when nothing is known', '', { CLAUDE_PROJECT_DIR: '' }, []],
    ['none that is no text', 7, {}, []],
  ])('%s', (_, cwd, env, folders) => {
    expect(startingFolders(cwd, env)).toEqual(folders);
  });
});

it('a run is found by its file, in the nearest folder that has it', () =>
  withRunOnDisk(async ({ top }) => {
    const folders = [join(top, 'src'), top, dirname(top)];
    expect(await topOfRun(folders, 'r7k2ab')).toBe(top);
    expect(await topOfRun(folders, 'zzzz')).toBeUndefined();
    expect(await topOfRun([dirname(top)], 'r7k2ab')).toBeUndefined();
  }));

it('a session’s run is what its file says; without a file, or without a name, there is none', () =>
  withRunOnDisk(async ({ top, tree }) => {
    const session = { session: 's1', run: 'r7k2ab', tree_root: tree };
    await mkdir(dirname(sessionPath(top, 's1')), { recursive: true });
    await writeFile(sessionPath(top, 's1'), jsonText(session));
    expect(await runOfSession([join(top, 'src'), top], 's1')).toEqual({ top, session });
    expect(await runOfSession([top], 's2')).toBeUndefined();
    expect(await runOfSession([top], undefined)).toBeUndefined();
    await writeFile(sessionPath(top, 's1'), jsonText({ ...session, run: '../x' }));
    await expect(runOfSession([top], 's1')).rejects.toMatchObject({ code: 'run/corrupt' });
  }));
