import { describe, expect, it } from 'vitest';
import { importedPath, importsIn } from './imports.ts';
import { processorTime } from '../../../tests/kit/processor-time.ts';

describe('imports stand in prose', () => {
  it.each([
    ['@docs/a.md', ['docs/a.md']],
    ['See @README and @./package.json.', ['README']],
    ['See @README and @./package.json for more', ['README', './package.json']],
    ['@a.md @b.md\n@a.md', ['a.md', 'b.md']],
    ['- @docs/git.md\n- text @docs/b.md', ['docs/git.md', 'docs/b.md']],
    ['1. one\n\n   @docs/a.md\n', ['docs/a.md']],
    ['> @docs/a.md', ['docs/a.md']],
    ['# @docs/a.md', ['docs/a.md']],
    ['**@docs/a.md**', ['docs/a.md']],
    ['@docs/a.md#part', ['docs/a.md']],
    [String.raw`@my\ notes/a.md and`, ['my notes/a.md']],
    ['@~/.claude/x.md', ['~/.claude/x.md']],
    ['@/etc/x.md', ['/etc/x.md']],
    ['@../up.md', ['../up.md']],
    ['@.hidden @Makefile @a.TS', ['.hidden', 'Makefile', 'a.TS']],
    ['`code` @a.md', ['a.md']],
    ['`not closed @a.md', ['a.md']],
    ['text\n    @a.md', ['a.md']],
    ['```\n@no.md\n```\n@a.md', ['a.md']],
    ['~~~js\n```\n@no.md\n~~~\n@a.md', ['a.md']],
    ['<!-- @no.md -->\n\n@a.md', ['a.md']],
    ['<div>\n@no.md\n</div>\n\n@a.md', ['a.md']],
    ['text <b>@a.md</b>', ['a.md']],
    ['- item\n\n  @a.md', ['a.md']],
    ['<!-- never closed in a paragraph', []],
  ])('%j imports %j', (text, names) => {
    expect(importsIn(text)).toEqual(names);
  });

  it.each([
    ...['(@a.md)', '"@a.md"', 'x@y.md', '@"a b.md"', '@', '@ a.md', '@(a)', '@*', 'a,@b.md', '\\@a.md'],
    ...[
      '`run @a.md now`',
      '``run ` @a.md now``',
      '`run\n@a.md now`',
      '`@a.md`',
      '``a ` @a.md``',
      '`a\n@a.md`',
      '```\n@a.md\n```',
      '```\n@a.md',
      '````\n```\n@a.md\n````',
      '~~~\n@a.md\n~~~',
    ],
    ...[
      '    @a.md',
      '\t@a.md',
      '    x\n\n    @a.md',
      '- a\n\n      @a.md',
      '- ```\n  @a.md\n  ```',
      '> ```\n> @a.md\n> ```',
    ],
    ...[
      '<!-- @a.md -->',
      '<!--\n@a.md\n\n@b.md\n-->',
      'text <!-- x\n@a.md -->',
      '<div>\n@a.md\n</div>',
      '<pre>\n\n@a.md\n</pre>',
    ],
    ...[
      '<details>\n@a.md',
      '<x-y>\n@a.md',
      '<?php\n\n@a.md ?>',
      '<!DOCTYPE\n@a.md>',
      '<script>\n\n@a.md\n</script>',
    ],
    ...[
      '@a.svg',
      '@a.pdf',
      '@a.mdc',
      '@a.markdown',
      '@a.mdx',
      '@a.jsonc',
      '@a.jsonl',
      '@a.tf',
      '@a.ipynb',
      '@a.png',
    ],
    ...['@a.md.', '@a.md,', '@a.md;', '@#part'],
  ])('%j imports nothing', (text) => {
    expect(importsIn(text)).toEqual([]);
  });

  it('is done in no time with text made to be slow', async () => {
    const runs = Array.from({ length: 1500 }, (_, i) => '`'.repeat(i + 1)).join('a');
    const texts = [
      runs,
      '<!--'.repeat(200_000),
      '<a'.repeat(400_000),
      '> '.repeat(20_000),
      '`a'.repeat(400_000),
    ];
    const taken = await processorTime(() => {
      for (const text of texts) expect(importsIn(`${text} @`)).toEqual([]);
    });
    expect(taken).toBeLessThan(5000);
  });
});

describe('importedPath', () => {
  it.each([
    ['CLAUDE.md', 'docs/a.md', 'docs/a.md'],
    ['packages/a/CLAUDE.md', './b.md', 'packages/a/b.md'],
    ['packages/a/CLAUDE.md', '../../b.md', 'b.md'],
  ])('%s: @%s is %s', (importer, name, path) => {
    expect(importedPath(importer, name)).toBe(path);
  });

  it.each([
    ['CLAUDE.md', '../a.md'],
    ['a/CLAUDE.md', '../../b.md'],
    ['a/CLAUDE.md', '/a/b.md'],
    ['CLAUDE.md', '~/a.md'],
  ])('%s: @%s lies outside', (importer, name) => {
    expect(importedPath(importer, name)).toBeUndefined();
  });
});
