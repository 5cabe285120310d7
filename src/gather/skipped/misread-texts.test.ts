import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { parseTarget } from '../../scope/target.ts';
import { readChange } from '../change/change.ts';

const target = parseTarget(['HEAD'], { staged: false, uncommitted: false, paths: [] });
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const DECLARED = '# coding: shift_jis\n';
const EATEN = '"\x95\\"; run() # "\n';

it('a text that its tools read otherwise, by the encoding that it declares, is a gap where the base does not leave it out', async () => {
  const repository = sampleRepository({
    '.gitattributes': 'theirs/** linguist-vendored\nmine.py -linguist-generated\n',
    'grows.py': bytes(DECLARED + EATEN),
    'same.py': bytes(DECLARED + EATEN),
    'declares.py': bytes(EATEN),
    'gone.py': bytes(DECLARED + '# \x83\\\n'.repeat(50)),
  });
  repository.remove('gone.py');
  repository.commit({
    'grows.py': bytes(DECLARED + EATEN + EATEN.replace('run', 'go')),
    'same.py': bytes(`${DECLARED + EATEN}b = 1\n`),
    'declares.py': bytes(DECLARED + EATEN),
    'new.py': '# coding: utf-7\n+AG8-s\n',
    'vendor/new.min.js': '<meta charset=iso-2022-kr>\n',
    'latin.py': bytes('# coding: latin-1\n# \xe9\n'),
    'mine.py': bytes(`${DECLARED}mine()\n${EATEN.repeat(3)}`),
    'theirs/x.py': bytes(DECLARED + EATEN),
  });
  const { skipped } = await readChange(repository, target);
  expect(skipped.map(({ path, reason, decided_by: by }) => [path, reason, by])).toEqual([
    ['declares.py', 'misread', 'nobody'],
    ['grows.py', 'misread', 'nobody'],
    ['mine.py', 'misread', 'nobody'],
    ['new.py', 'misread', 'nobody'],
    ['theirs/x.py', 'vendored', 'base'],
    ['vendor/new.min.js', 'misread', 'nobody'],
  ]);
});

it('a declaration at the end for Emacs, or far below in a page, counts as one at the beginning', async () => {
  const far = `<html>\n${'<p>text</p>\n'.repeat(900)}`;
  const emacs = (coding: string) =>
    bytes(`${EATEN}# Local Variables:\n# mode: python\n# coding: ${coding}\n# End:\n`);
  const repository = sampleRepository({ 'grows.py': emacs('sjis') });
  repository.commit({
    'grows.py': Buffer.concat([bytes('a = 1\n'), emacs('sjis')]),
    'declares.py': emacs('sjis'),
    'early.py': Buffer.concat([emacs('sjis'), bytes('x = 1\n'.repeat(600))]),
    'latin.py': emacs('latin-1'),
    'page.html': bytes(`${far}<meta charset="Shift_JIS">${EATEN}`),
    'page.js': bytes(`${far.slice(6)}"<meta charset=Shift_JIS>"${EATEN}`.replaceAll('<p>', '_p>')),
  });
  const { skipped } = await readChange(repository, target);
  expect(skipped.map(({ path, reason }) => [path, reason])).toEqual([
    ['declares.py', 'misread'],
    ['page.html', 'misread'],
  ]);
});
