import { describe, expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { oneHunk, suggestionBlock, suggestionOf, type Suggestion } from './suggestion.ts';

const LINES = Array.from({ length: 12 }, (_, n) => `line ${n + 1}`);
const BEFORE = `${LINES.join('\n')}\n`;
const edited = (edit: (lines: string[]) => void): string => {
  const lines = [...LINES];
  edit(lines);
  return `${lines.join('\n')}\n`;
};

/** git's own patch of an edit, and what is to be suggested. */
function suggested(before: string, after: string, more: Readonly<Record<string, string>> = {}) {
  const repository = sampleRepository({ 'a.txt': before });
  repository.commit({ 'a.txt': after, ...more });
  const hunk = oneHunk(`${repository.git('diff', 'HEAD^', 'HEAD')}\n`);
  return hunk && suggestionOf(hunk, before);
}

/** As GitHub does it: the lines of the comment become those of the block. */
function applied(before: string, { lines: [start, end], ...one }: Suggestion): string {
  const lines = before.split('\n');
  const block = suggestionBlock({ lines: [start, end], ...one }).split('\n');
  return [...lines.slice(0, start - 1), ...block.slice(1, -1), ...lines.slice(end)].join('\n');
}

describe('a fix as a suggestion', () => {
  it.each<[string, string, readonly [number, number]]>([
    ['a line', edited((lines) => lines.splice(4, 1, 'five')), [5, 5]],
    [
      'two places with a line between them',
      edited((lines) => lines.splice(4, 3, 'a', 'line 6', 'b')),
      [5, 7],
    ],
    ['fewer lines', edited((lines) => lines.splice(4, 3, 'a')), [5, 7]],
    ['a line that goes', edited((lines) => lines.splice(4, 1)), [5, 5]],
    ['a line that comes', edited((lines) => lines.splice(4, 0, 'new')), [4, 4]],
    ['a line that comes first', edited((lines) => lines.unshift('new')), [1, 1]],
    ['a line that comes last', edited((lines) => lines.push('new')), [12, 12]],
    ['the same line once more', edited((lines) => lines.splice(4, 0, 'line 5')), [5, 5]],
    ['back-ticks', edited((lines) => lines.splice(4, 1, '```', '````suggestion', '`')), [5, 5]],
    ['blank lines', edited((lines) => lines.splice(4, 1, '', '')), [5, 5]],
    ['tabs', edited((lines) => lines.splice(4, 1, '\tfive\t')), [5, 5]],
  ])('applied alone gives the committed file: %s', (_, after, range) => {
    const suggestion = suggested(BEFORE, after);
    expect(suggestion?.lines).toEqual(range);
    expect(applied(BEFORE, suggestion!)).toBe(after);
  });

  it.each<[string, string, string, Readonly<Record<string, string>>?]>([
    ['several places', BEFORE, edited((lines) => lines.splice(0, 12, 'a', ...LINES.slice(1, 11), 'b'))],
    ['a test with it', BEFORE, edited((lines) => lines.splice(4, 1, 'five')), { 'b.test.txt': 'new\n' }],
    ['no newline at the end', BEFORE, BEFORE.trimEnd()],
    ['other line ends', BEFORE, edited((lines) => lines.splice(4, 1, 'five\r'))],
    ['hidden characters', BEFORE, edited((lines) => lines.splice(4, 1, 'five\u202e'))],
    ['a secret that was replaced', BEFORE, edited((lines) => lines.splice(4, 1, '[REDACTED:github:1]'))],
    ['the first line of an empty file', '', 'new\n'],
  ])('is none: %s', (_, before, after, more) => {
    expect(suggested(before, after, more)).toBeUndefined();
  });

  it('is none where the lines are others than those that were fixed', () => {
    const fixed = edited((lines) => lines.splice(4, 1, 'five'));
    const repository = sampleRepository({ 'a.txt': BEFORE });
    repository.commit({ 'a.txt': fixed });
    const hunk = oneHunk(`${repository.git('diff', 'HEAD^', 'HEAD')}\n`)!;
    expect(suggestionOf(hunk, BEFORE)).toBeDefined();
    expect(suggestionOf(hunk, `one more\n${BEFORE}`)).toBeUndefined();
    expect(suggestionOf(hunk, '')).toBeUndefined();
  });

  it.each(['', 'words', 'diff --git a/a b/a\nold mode 100644\nnew mode 100755\n'])('is none: %j', (patch) => {
    expect(oneHunk(patch)).toBeUndefined();
  });
});
