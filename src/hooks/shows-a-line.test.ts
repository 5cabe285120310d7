import { symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder } from '../../tests/kit/sample-repository.ts';
import { showsALine } from './shows-a-line.ts';

function tree(): string {
  const top = sampleFolder();
  mkdirSync(join(top, 'src'));
  writeFileSync(join(top, 'src', 'a.ts'), 'reserve(1);\nrelease("x");\n');
  writeFileSync(join(top, 'src', '.hidden'), 'secret\n');
  writeFileSync(join(top, 'src', 'bytes'), 'bytes\0\n');
  symlinkSync('a.ts', join(top, 'src', 'link'));
  return top;
}

it.each<[string, string, Record<string, unknown>, boolean]>([
  ['a word that is there', 'src/a.ts', { pattern: 'reserve' }, true],
  ['one that is not', 'src/a.ts', { pattern: 'zzz' }, false],
  ['escaped characters', 'src/a.ts', { pattern: String.raw`reserve\(.\)\;` }, true],
  ['an escaped quote', 'src/a.ts', { pattern: String.raw`release\(\"x\"` }, true],
  ['one of several words', 'src', { pattern: 'zzz|release' }, true],
  ['another case', 'src', { pattern: 'RESERVE' }, false],
  ['any case', 'src', { pattern: 'RESERVE', '-i': true }, true],
  ['the whole tree', '', { pattern: 'release' }, true],
  ['names of files', '', { pattern: 'release', output_mode: 'files_with_matches' }, false],
  ['names, without a mode', '', { pattern: 'release', output_mode: undefined }, false],
  ['some of the files', '', { pattern: 'release', glob: '*.md' }, false],
  ['files of a type', '', { pattern: 'release', type: 'ts' }, false],
  ['what is behind the first lines', '', { pattern: 'release', offset: 9 }, false],
  ['a hidden file', 'src', { pattern: 'secret' }, false],
  ['a file of bytes', 'src/bytes', { pattern: 'bytes' }, false],
  ['through a link', 'src/link', { pattern: 'release' }, false],
  ['a pattern that could take forever', 'src', { pattern: '(r+)+$' }, false],
  ['a class that ripgrep reads differently', 'src', { pattern: String.raw`\W` }, false],
  ['the start of a word', 'src', { pattern: String.raw`\<reserve` }, false],
  ['more than a line', 'src', { pattern: ';\nrelease' }, false],
  ['an escaped digit', 'src', { pattern: String.raw`\1` }, false],
  ['no pattern', 'src', {}, false],
  ['an empty pattern', 'src', { pattern: '' }, false],
  ['what is not there', 'src/none.ts', { pattern: 'release' }, false],
])('%s in %j', async (_, place, input, shown) => {
  expect(await showsALine({ output_mode: 'content', ...input }, join(tree(), place))).toBe(shown);
});
