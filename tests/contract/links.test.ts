import { describe, expect, it } from 'vitest';
import { brokenLink, linksIn } from './links.ts';
import { PATHS, documents, textIfAny } from './project-files.ts';

const links = documents().flatMap(linksIn);
const isFolder = (folder: string): boolean => PATHS.some((path) => path.startsWith(`${folder}/`));

it('every link of a document leads to a file, a folder or a heading of the project', () => {
  expect(
    links.map((link) => brokenLink(link, textIfAny, isFolder)).filter((broken) => broken !== undefined),
  ).toEqual([]);
});

it('sees at least fifteen links', () => {
  expect(links.length).toBeGreaterThanOrEqual(15);
});

describe('the scan', () => {
  const files = new Map([
    ['docs/a.md', '# The first, `and` only one\n'],
    ['README.md', ''],
  ]);
  const check = (text: string): string | undefined => {
    const [link] = linksIn({ path: 'docs/page.md', text });
    return link === undefined
      ? 'no link'
      : brokenLink(
          link,
          (path) => files.get(path),
          (path) => path === 'docs',
        );
  };

  it.each([
    ['a missing file', '[x](b.md)', 'docs/page.md: no docs/b.md'],
    ['a missing file above', '[x](../b.md)', 'docs/page.md: no b.md'],
    ['a missing heading', '[x](a.md#second)', 'docs/page.md: docs/a.md has no heading #second'],
    ['a reference', 'see [x]\n\n[x]: b.md\n', 'docs/page.md: no docs/b.md'],
    ['a link with a title', '[x](b.md "b")', 'docs/page.md: no docs/b.md'],
  ])('finds %s', (_, text, broken) => {
    expect(check(text)).toBe(broken);
  });

  it.each([
    ['a file', '[x](a.md)'],
    ['a file above', '[x](../README.md)'],
    ['a heading', '[x](a.md#the-first-and-only-one)'],
    ['a folder', '[x](../docs/)'],
  ])('accepts %s', (_, text) => {
    expect(check(text)).toBeUndefined();
  });

  it.each([
    ['an address', '[x](https://example.com/b.md)'],
    ['code', '`[x](b.md)`'],
    ['a code block', '```\n[x](b.md)\n```'],
  ])('leaves %s alone', (_, text) => {
    expect(check(text)).toBe('no link');
  });
});
