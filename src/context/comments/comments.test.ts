import { describe, expect, it } from 'vitest';
import { commentsOf } from './comments.ts';

const texts = (path: string, ...lines: string[]): string[] =>
  commentsOf(lines.join('\n'), path).map((comment) => comment.text);

describe('what is a comment', () => {
  it.each<[string, string, string[], string[]]>([
    ['a line comment behind code', 'a.ts', ['pay(); // once only'], ['// once only']],
    ['a block comment within a line', 'a.ts', ['pay(/* cents */ 3)'], ['/* cents */']],
    ['a comment after a URL in a string', 'a.ts', ["get('https://x.io') // slow"], ['// slow']],
    ['a comment after a division', 'a.ts', ['const half = total / 2; // half'], ['// half']],
    ['a comment after a regular expression', 'a.ts', ['x = /[/]"/.test(s) // odd'], ['// odd']],
    ['a comment in JSX braces', 'a.tsx', ['<p>', '  {/* hidden */}', '</p>'], ['/* hidden */']],
    ['a comment behind a closing tag', 'a.tsx', ['return <b>x</b>; // bold'], ['// bold']],
    [
      'each part of a component',
      'a.vue',
      ['<!-- list -->', '<script setup>', '// wired', '</script>', '<style>', '/* red */', '</style>'],
      ['<!-- list -->', '// wired', '/* red */'],
    ],
    ['a markup comment in prose', 'README.md', ['# Title', '<!-- keep', 'this -->'], ['<!-- keep\nthis -->']],
    ['a hash comment', 'a.py', ['x = 1  # one'], ['# one']],
    [
      'a docstring below a function',
      'a.py',
      ['def f():', '    """Never raises."""', '    return 1'],
      ['"""Never raises."""'],
    ],
    ['a docstring below a comment', 'a.py', ['# see (a,', '"""Module."""'], ['# see (a,', '"""Module."""']],
    ['a raw docstring', 'a.py', ['def f():', '    r"""\\d only"""'], ['"""\\d only"""']],
    ['a nested block comment', 'a.rs', ['/* a /* b */ c */ fn x() {}'], ['/* a /* b */ c */']],
    ['a comment behind a lifetime', 'a.rs', ["fn f<'a>(x: &'a str) {} // borrowed"], ['// borrowed']],
    ['a comment behind a character', 'a.go', ["c := '\"' // quote"], ['// quote']],
    ['a comment behind a digit separator', 'a.cpp', ["int n = 1'000; // many"], ['// many']],
    ['a shell comment behind a count', 'a.sh', ['[ $# -gt 1 ] # two'], ['# two']],
    ['a shell comment below a here-document', 'a.sh', ['cat <<EOF', '# not', 'EOF', '# yes'], ['# yes']],
    ['a Ruby block', 'a.rb', ['=begin', 'why', '=end', 'x'], ['=begin\nwhy\n=end']],
    ['an SQL comment', 'a.sql', ["select 'it''s -- not' -- yes"], ['-- yes']],
    ['a Lua long comment', 'a.lua', ['--[==[ a ]] b ]==]', 'x = 1'], ['--[==[ a ]] b ]==]']],
    ['a Haskell comment, not an arrow', 'a.hs', ['a --> b', 'c -- d'], ['-- d']],
    ['a comment in a configuration with comments', 'tsconfig.base.json', ['{ // strict', '}'], ['// strict']],
    ['a comment in YAML', 'ci.yml', ["run: it's fine # really", 'color: a#b'], ['# really']],
    [
      'a shell script told by its first line',
      'bin/run',
      ['#!/usr/bin/env bash', 'x=1 # one'],
      ['#!/usr/bin/env bash', '# one'],
    ],
    ['whole lines of a file of unknown kind', 'a.weird', ['x = "# no"', '# yes', 'y # no'], ['# yes']],
    ['a block comment that is never closed', 'a.c', ['int a; /* open', 'int b;'], ['/* open\nint b;']],
  ])('%s', (_, path, source, expected) => {
    expect(texts(path, ...source)).toEqual(expected);
  });
});

describe('what only looks like one', () => {
  it.each<[string, string, string[]]>([
    ['a URL in a string', 'a.ts', ["const u = 'https://x.io/*y*/'"]],
    ['a URL in a template', 'a.ts', ['const u = `https://${host}/x // y`']],
    ['slashes in a template within a template', 'a.ts', ['const u = `a ${b ? `//${c}` : "}"} // d`']],
    [
      'slashes in a regular expression',
      'a.ts',
      ['const r = /https?:\\/\\/[^/]+/; const s = x.match(/a\\//)'],
    ],
    ['slashes in a regular expression after return', 'a.ts', ['return /\\/\\*/.test(s)']],
    ['a URL in the text of JSX', 'a.tsx', ['return <p>see https://x.io</p>']],
    ['a hash in a Python string', 'a.py', ['color = \'#fff\' + "#000"']],
    ['a long string that is a value', 'a.py', ['q = """', '# not a comment', '"""']],
    ['a long string that is an argument', 'a.py', ['run(', '    """select 1 -- x"""', ')']],
    ['slashes in a raw Go string', 'a.go', ['u := `// no`']],
    ['slashes in a raw Rust string', 'a.rs', ['let u = r##"a "# // no"##;']],
    ['slashes in a raw C++ string', 'a.cpp', ['auto u = R"x(// no )" )x";']],
    ['slashes in a verbatim C# string', 'a.cs', ['var p = @"c:\\"; var u = "//";']],
    ['a hash in a shell word', 'a.sh', ['echo a#b ${#x} "# no" \'# no\' \\"']],
    ['interpolation in Ruby', 'a.rb', ['x = "#{a} # no"; y = %w(# no); z = /# no/']],
    ['dashes in an SQL name', 'a.sql', ['select "a--b"']],
    ['anything in plain JSON', 'package.json', ['{ "a": "// b" }']],
    ['a text with nothing in it', 'a.ts', ['']],
  ])('%s', (_, path, source) => {
    expect(texts(path, ...source)).toEqual([]);
  });
});

describe('where a comment stands', () => {
  it('joins line comments that stand alone on neighbouring lines, and keeps their indentation', () => {
    const source = 'if (a) {\n  // first\n  // second\n  b(); // third\n  // fourth\n}\n';
    expect(commentsOf(source, 'a.ts')).toEqual([
      { at: { start: 2, end: 3 }, text: '// first\n  // second' },
      { at: { start: 4, end: 4 }, text: '// third' },
      { at: { start: 5, end: 5 }, text: '// fourth' },
    ]);
  });

  it('counts lines ended by CRLF, whose carriage return is not part of the comment', () => {
    expect(commentsOf('a\r\n// b\r\n/* c\r\nd */\r\n', 'a.ts')).toEqual([
      { at: { start: 2, end: 2 }, text: '// b' },
      { at: { start: 3, end: 4 }, text: '/* c\r\nd */' },
    ]);
  });

  it('is not thrown off by an apostrophe that is never closed', () => {
    expect(texts('a.jsx', "<p>Don't</p>", '// after')).toEqual(['// after']);
  });
});

describe('hostile texts are read in time', () => {
  it.each<[string, string, string]>([
    ['openers of nested comments', 'a.rs', '/*'.repeat(100_000)],
    ['closers of nested comments', 'a.rs', '/*'.repeat(200_000) + '*/ '.repeat(200_000)],
    ['nested templates', 'a.ts', '`${'.repeat(100_000)],
    ['slashes and open brackets', 'a.ts', 'a=/['.repeat(100_000)],
    ['here-documents without an end', 'a.sh', '<<A '.repeat(50_000)],
    ['apostrophes', 'a.ts', "'\n".repeat(100_000)],
    ['blanks before a hash', 'a.weird', ' '.repeat(200_000) + '#'],
    ['open script tags', 'a.vue', '<script '.repeat(50_000)],
    ['long strings of Python', 'a.py', '"""\n'.repeat(50_000)],
  ])('%s', (_, path, text) => {
    // CPU time: the wall clock of a busy machine proves nothing.
    const before = process.cpuUsage();
    commentsOf(text, path);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});
