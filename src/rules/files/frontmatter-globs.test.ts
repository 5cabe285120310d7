import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { globsOf } from './frontmatter.ts';
import { fastGlobs } from './frontmatter-globs.ts';
import { readYamlHead } from './yaml-head.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

const slow = (head: string): readonly string[] | null => {
  const yaml = readYamlHead(head);
  return yaml.kind === 'broken' ? null : globsOf(yaml.value, 'paths');
};

describe('answers for the heads that rule files have', () => {
  it.each([
    ['paths: "src/**/*.ts"\n', ['src/**/*.ts']],
    ["paths: 'a, *.{b,c}'\n", ['a', '*.{b,c}']],
    ['paths: src/api/**\n', ['src/api/**']],
    ['paths:\n  - "**/*.ts"\n  - src/a.ts\n', ['**/*.ts', 'src/a.ts']],
    ['name: Api rules\npaths:\n- "a"\ndescription: of v2\n', ['a']],
    ['name: style\n', null],
    ['', null],
  ])('%j gives %j', (head, globs) => {
    expect(fastGlobs(head)).toEqual(globs);
    expect(slow(head)).toEqual(globs);
  });
});

describe('leaves the rest to the parser', () => {
  it.each([
    'paths: [a, b]\n',
    'paths: *.ts\n',
    'paths: true\n',
    'paths: "a\\n"\n',
    'paths: "a" # b\n',
    'paths: "a"\npaths: "b"\n',
    'paths:\n  - "a"\n    - "b"\n',
    'paths:\n',
    'paths: ","\n',
    'paths: "a"\r\n',
    'paths: "a"',
    'paths: "a"\n  b\n',
    'k: [x\npaths: "a"\n',
    'k: a: b\npaths: "a"\n',
  ])('%j', (head) => {
    expect(fastGlobs(head)).toBeUndefined();
  });
});

it('says what the parser says, whenever it answers', () => {
  const plain = fc.constantFrom(
    '"src/**"',
    "'*.ts'",
    'src/a.ts',
    '"a, b"',
    'lib/{x,y}.ts',
    'a/b,',
    '"a:b"',
    '"%"',
  );
  const trap = fc.constantFrom(
    ...[
      '","',
      '""',
      "'it''s'",
      '"\\t"',
      'true',
      '1/2',
      'a/b: c',
      'a/b #c',
      '*.ts',
      '[a/b]',
      '{a/b}',
      '!a/b',
      '&a/b',
    ],
    ...['- a/b', '"a" b', '', '~', 'a/-b', '1e3', 'null/x', '|', '? a/b', 'a/b -', '@a/b', '`a/b`', '%a/b'],
  );
  const value = fc.oneof({ arbitrary: plain, weight: 4 }, { arbitrary: trap, weight: 1 });
  const other = fc.constantFrom(
    'name: Some words',
    'k: v',
    'a.b: c',
    'on: no',
    '# c',
    '',
    ' k: v',
    'x',
    'paths: ',
  );
  const list = fc
    .tuple(fc.constantFrom('', '  ', '  ', ' '), fc.array(value, { minLength: 1, maxLength: 4 }))
    .map(([indent, values]) => ['paths:', ...values.map((text) => `${indent}- ${text}`)].join('\n'));
  const line = fc.oneof(
    { arbitrary: list, weight: 3 },
    { arbitrary: value.map((text) => `paths: ${text}`), weight: 2 },
    { arbitrary: value.map((text) => `name: ${text}`), weight: 1 },
    { arbitrary: value.map((text) => `  - ${text}`), weight: 1 },
    { arbitrary: other, weight: 2 },
  );
  let answered = 0;
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('\n', '\n', '\n', ''),
      (lines, end) => {
        const head = lines.join('\n') + end;
        const fast = fastGlobs(head);
        if (fast === undefined) return;
        answered++;
        expect(fast).toEqual(slow(head));
      },
    ),
    propertyRuns(500),
  );
  expect(answered).toBeGreaterThan(50);
});
