import { expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { shownFiles } from './shown-files.ts';

const oid = (digit: string): string => digit.repeat(40);

function headerOf(path: string, modes: readonly string[], lines: readonly string[]): string {
  const isNew = modes[0]?.startsWith('new') === true;
  const old = isNew ? '/dev/null' : `a/${path}`;
  const counts = isNew ? '-0,0 +1' : '-1 +1';
  const body = lines.map((line) => `${line}\n\\ No newline at end of file\n`).join('');
  const patch = Buffer.from(
    `diff --git a/${path} b/${path}\n${modes.join('\n')}\n--- ${old}\n+++ b/${path}\n@@ ${counts} @@\n${body}`,
  );
  return shownFiles({ patch, changed: parsePatch(patch), skipped: [] })[0]?.header ?? '';
}

const NEW = ['new file mode 120000', `index ${oid('0')}..${oid('1')}`];
const TURNED = [`index ${oid('1')}..${oid('2')} 120000`];

it.each([
  ['new', 'src/a', NEW, ['+../lib/b'], 'symbolic link to "../lib/b"\n'],
  ['turned', 'a', TURNED, ['-b', '+c'], 'symbolic link to "c"\n'],
  ['out', 'src/a', NEW, ['+../../etc'], 'symbolic link to "../../etc", which is outside of the repository\n'],
  [
    'absolute',
    'a',
    NEW,
    ['+/etc/passwd'],
    'symbolic link to "/etc/passwd", which is outside of the repository\n',
  ],
  [
    'to the index',
    'a/b',
    TURNED,
    ['-b', '+../.git/config'],
    'symbolic link to "../.git/config", which is outside',
  ],
  ['with a drive', 'a', NEW, ['+C:\\x'], 'symbolic link to "C:\\\\x", which is outside of the repository\n'],
])('a link is named with where it leads: %s', (_, path, modes, lines, expected) => {
  expect(headerOf(path, modes, lines)).toContain(expected);
});

it('a text that reads like one is none', () => {
  const modes = ['new file mode 100644', `index ${oid('0')}..${oid('1')}`];
  expect(headerOf('a', modes, ['+/etc/passwd'])).not.toContain('symbolic');
});
