import { expect, it } from 'vitest';
import { isAttributes, newRecodings } from './recoded-at-checkout.ts';

it.each([
  ['*.js working-tree-encoding=ASCII//TRANSLIT', true],
  ['*.js text working-tree-encoding=UTF-7 eol=lf', true],
  ['[attr]odd working-tree-encoding=UTF-16//IGNORE', true],
  ['*.js working-tree-encoding=SHIFT-JIS\r', true],
  ['*.ps1 text working-tree-encoding=UTF-16LE-BOM', true],
  ['*.sh working-tree-encoding=UTF-16LE', true],
  ['*.ps1 working-tree-encoding=utf8', false],
  ['*.js -working-tree-encoding', false],
  ['*.js text', false],
])('%s', (line, isNamed) => {
  const text = `# attributes\n${line}\n`;
  expect(newRecodings('', text)).toEqual(isNamed ? [line.trim()] : []);
  expect(newRecodings(text, `${text}*.md text\n`)).toEqual([]);
});

it('attributes are those of every folder', () => {
  expect(['.gitattributes', 'a/.gitattributes', 'a.gitattributes'].map(isAttributes)).toEqual([
    true,
    true,
    false,
  ]);
});
