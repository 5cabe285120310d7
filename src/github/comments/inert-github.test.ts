import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindsIn } from '../../../tests/kit/github-markdown-judge.ts';
import { inertFence } from '../../kernel/text/inert.ts';
import { inertCode, inertGithub, inertGithubLines } from './inert-github.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

const HOSTILE = [
  ['a mention', 'ask @ann to merge'],
  ['a team', 'cc @acme/owners'],
  ['an issue', 'fixes #123'],
  ['an issue elsewhere', 'closes acme/shop#123'],
  ['an issue by letters', 'resolves GH-123'],
  ['a commit', 'see 0123456789abcdef0123456789abcdef01234567'],
  ['a short commit', 'see deadbeef'],
  ['a commit of somebody', 'see ann@deadbeef and ann/shop@0123456789abcdef0123456789abcdef01234567'],
  ['an address', 'look at https://evil.example.com/x?y=z'],
  ['an address without scheme', 'look at www.evil.example.com'],
  ['an e-mail address', 'write to ann@evil.example.com or mailto:ann@evil.example.com'],
  ['a link', '[click](https://evil.example.com)'],
  ['a reference link', '[click][x]\n\n[x]: https://evil.example.com'],
  ['an image', '![x](https://evil.example.com/pixel.png)'],
  ['HTML', '<img src=x onerror=alert(1)> <details open>'],
  ['a comment, as our markers are', '<!-- correctless:finding 1 -->'],
  ['an autolink', '<https://evil.example.com>'],
  ['emphasis', '**LGTM** _approved_ ~~gone~~ `x`'],
  ['a heading', '# Approved'],
  ['a heading underlined', 'Approved\n==='],
  ['a rule', '---'],
  ['a list', '- [x] approved'],
  ['a list with stars', '* approved'],
  ['a numbered list', '1. approved'],
  ['a quote', '> said the maintainer'],
  ['a table', 'a | b\n---|---\nc | d'],
  ['a fence', '```suggestion\nrm -rf /\n```'],
  ['a footnote', 'x[^1]\n\n[^1]: y'],
  ['entities', '&#64;ann &commat;ann &lt;b&gt;'],
] as const;

describe('nothing in a text is alive on GitHub', () => {
  it.each(HOSTILE)('%s', (_, text) => {
    expect(kindsIn(inertGithub(text)).filter((kind) => !INERT.includes(kind))).toEqual([]);
    expect(kindsIn(inertGithubLines(text)).filter((kind) => !INERT.includes(kind))).toEqual([]);
    expect(
      kindsIn(`By ${inertCode(text)}, so`).filter((kind) => !['inlineCode', ...INERT].includes(kind)),
    ).toEqual([]);
    expect(kindsIn(inertFence(text))).toEqual(['root', 'code']);
  });

  it('whatever it is made of', () => {
    const pieces = [
      ...'@#:/.-_*`[]()<>!|~$&\\ \n\t=+1ag'.split(''),
      'ann',
      'www.',
      'http',
      '123',
      'GH-',
      'deadbeef',
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (hostile) => {
        expect(kindsIn(inertGithubLines(hostile)).filter((kind) => !INERT.includes(kind))).toEqual([]);
        expect(
          kindsIn(`x ${inertCode(hostile)} y`).filter((k) => !['inlineCode', ...INERT].includes(k)),
        ).toEqual([]);
      }),
      propertyRuns(300),
    );
  });

  it.each(['@ann', '@1', 'x #1 y', 'a/b#2', 'GH-9'])('a name or number is broken in two: %s', (text) => {
    expect(inertGithub(text)).toContain('&#8203;');
  });

  it('emojis and workflow commands are words', () => {
    expect(inertGithub('x :shipit: ::error::x')).toBe('x :&#8203;shipit: :&#8203;:&#8203;error:&#8203;:x');
  });
});

const INERT: readonly string[] = ['root', 'paragraph', 'text', 'break'];

describe('the judge', () => {
  it.each([
    ['@ann', 'link'],
    ['#123', 'link'],
    ['0123456789abcdef0123456789abcdef01234567', 'link'],
    ['https://a.example.com', 'link'],
    ['&#64;ann', 'link'],
  ])('sees what is alive: %s', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });
});

it('prose stays prose', () => {
  expect(inertGithub('The card is charged twice, see step 2.')).toBe(
    'The card is charged twice, see step 2.',
  );
  expect(inertCode('a `b` c')).toBe('``a `b` c``');
  expect(inertCode('`b`')).toBe('`` `b` ``');
});
