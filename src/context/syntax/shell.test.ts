import { describe, expect, it } from 'vitest';
import { scanRegions } from './scan.ts';
import { SHELL } from './shell.ts';

const inText = (text: string, kind: string): string[] =>
  scanRegions(text, SHELL)
    .filter((region) => region.kind === kind)
    .map(({ start, end }) => text.slice(start, end));

describe('a comment of a shell script', () => {
  it.each([
    ['below a string with a string in its substitution', 'v="$(ls "$dir")"\n# yes\n'],
    ['below a brace in such a string', 'v="$(echo "$(pwd)/${a:-"b}"}")"\n# yes\n'],
    ['within a substitution of a string', 'v="$(\n  ls # yes\n)"\n'],
    ['below quotes in the substitution of a string', `v="$(sed 's/"//' f)"\n# yes\n`],
    ['below an apostrophe in a parameter of a string', `v="\${a:-it's}"\n# yes\n`],
    ['below a quoted brace in a pattern of a string', `v="\${a#'"'}"\n# yes\n`],
    ['below an ANSI string', "v=$'it\\'s'\n# yes\n"],
    ['below a string in back-ticks', 'v="`ls "$a"`"\n# yes\n'],
    ['that ends with its back-ticks', 'v=`ls # yes`; w="#"\n'],
    ['below a case in a substitution', 'v=$(case $a in\n  "b") x ;;\n  c) y ;;\nesac)\n# yes\n'],
    ['within such a case', 'v="$(case $a in b) x ;; # yes\nesac)"\n'],
    ['below the word case', 'v=$(echo case)\n# yes\n'],
    ['behind a here-document’s beginning', 'cat <<EOF # yes\n# no\nEOF\n'],
    ['below two here-documents', "cat <<A <<-'B'\n# no\nA\n# no\n\tB\n# yes\n"],
    ['below a here-document in a substitution', 'v="$(cat <<EOF\n" # no\nEOF\n)"\n# yes\n'],
    ['below a here-document’s word within it', 'cat <<EOF\n EOF\n# no\nEOF\n# yes\n'],
    ['below a here-string', 'read -r a <<<"$b"\n# yes\nb\n'],
    ['below a shift in arithmetic', 'a=$(( 1 << b ))\n# yes\n'],
    ['below an arithmetic command', '((a = 1 << b))\n# yes\n'],
    ['in a list', 'a=(\n  b # yes\n)\n'],
    ['below a bracket in an expression', '[[ $a =~ ^(" "|#) ]]\n# yes\n'],
    ['behind a word after a line’s continuation', 'a \\\n# yes\n'],
    ['behind a process', 'diff <(a) <(b) # yes\n'],
  ])('%s', (_, text) => {
    expect(inText(text, 'line-comment')).toEqual(['# yes']);
  });
});

describe('no comment', () => {
  it.each([
    ['a sign in a word', 'a#b $# ${#a} ${a##*/} ${a%%#*} $$# "$a"#'],
    ['an entity behind an escape', "a=${a//\\'/\\&#39;}"],
    ['a sign in a string in a string', 'a="$(b "$(c "# d")")"'],
    ['a sign behind the string in a substitution', 'a="$(b "c") # d"'],
    ['a sign in a string over lines', 'a="b\n# c\n"'],
    ['a base in arithmetic', 'a=$(( 16#ff + #b ))'],
    ['a sign in an expression', '[[ $a =~ ^(#|b) ]]'],
    ['a sign in an extended glob', 'ls !(#*|b)'],
    ['a here-document that is never closed', 'cat <<EOF\n# a\n# b'],
    ['what is quoted with back-ticks', "a=`b '# c'`"],
  ])('is %s', (_, text) => {
    expect(inText(text, 'line-comment')).toEqual([]);
  });
});

it('takes a string for one text, whatever nests in it, but for a comment', () => {
  expect(inText('. "$(dirname "$0")/lib.sh"', 'text')).toEqual(['"$(dirname "$0")/lib.sh"']);
  expect(inText('a="$(b # c\n)d"', 'text')).toEqual(['"$(b ', '\n)d"']);
});

it('gives regions in order that do not overlap, whatever is never closed', () => {
  const pieces = [
    '"',
    "'",
    '$(',
    '${',
    '`',
    '((',
    ')',
    '}',
    '# a\n',
    '<<E\n',
    'case a in ',
    '\\',
    '=~ (',
    '\n',
  ];
  let seed = 1;
  for (let round = 0; round < 2000; round += 1) {
    let text = '';
    for (let n = 0; n < 12; n += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      text += pieces[seed % pieces.length] ?? '';
    }
    let last = 0;
    for (const { start, end } of scanRegions(text, SHELL)) {
      expect([text, start >= last, end > start, end <= text.length]).toEqual([text, true, true, true]);
      last = end;
    }
  }
});
