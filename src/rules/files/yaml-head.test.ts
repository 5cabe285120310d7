import { describe, expect, it } from 'vitest';
import { readYamlHead } from './yaml-head.ts';

const pathsIn = (text: string): unknown => {
  const head = readYamlHead(text);
  return head.kind === 'mapping' ? head.value['paths'] : head.kind;
};

describe('reads what the client reads', () => {
  it.each([
    ['paths: a\npaths: b', 'b'],
    ['base: &b {paths: a}\n<<: *b', 'a'],
    ['paths: yes', 'yes'],
    ['paths: 2024-05-01', '2024-05-01'],
    ['paths: 0x10', 16],
    ['', undefined],
    ['# only a comment', undefined],
  ])('%j: paths is %j', (text, paths) => {
    expect(pathsIn(text)).toEqual(paths);
  });
});

describe('tries once more with forgotten quotes', () => {
  it.each([
    ['paths: **/*.ts', '**/*.ts'],
    ['paths: *.ts, "b"', '*.ts, "b"'],
    ['paths: *.ts # all', '*.ts # all'],
    ['paths: [*.ts, x]', '[*.ts, x]'],
    ['note: a: b\npaths:\n\t- src', ['src']],
    [String.raw`paths: *\"x`, String.raw`*\"x`],
  ])('%j: paths is %j', (text, paths) => {
    expect(pathsIn(text)).toEqual(paths);
  });

  it.each(['paths:\n  - *.ts', 'paths: **/*.ts\r', 'paths: "a", "b"', 'paths: "a'])(
    'but not in %j',
    (text) => {
      expect(readYamlHead(text)).toMatchObject({ kind: 'broken' });
    },
  );
});

describe('says what is wrong and in which line', () => {
  it.each([
    ['a: 1\npaths:\n  - [x', 3],
    ['a: 1\nb: 2\n  c: 3\n', 2],
    ['a: 1\nb: \0', 2],
  ])('%j: line %d', (text, line) => {
    expect(readYamlHead(text)).toMatchObject({ kind: 'broken', line });
    expect(readYamlHead(text)).toHaveProperty(
      'problem',
      expect.stringMatching(/^frontmatter is not valid YAML \(.+\)$/),
    );
  });

  it.each(['- a\n- b', 'just text', '42'])('%j is no mapping', (text) => {
    expect(readYamlHead(text)).toEqual({
      kind: 'broken',
      problem: 'frontmatter is not a mapping of names to values',
      line: 1,
    });
  });
});

describe('survives heads made to kill the reader', () => {
  it('refuses aliases that multiply', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i <= 12; i++) lines.push(`a${i}: &a${i} [${`*a${i - 1}, `.repeat(10)}]`);
    lines.push('paths: *a12');
    expect(readYamlHead(lines.join('\n'))).toMatchObject({ kind: 'broken' });
  });

  it('refuses merge keys that multiply', () => {
    const lines = ['a0: &a0 {x: 1}'];
    for (let i = 1; i <= 30; i++) lines.push(`a${i}: &a${i} {<<: [*a${i - 1}, *a${i - 1}]}`);
    expect(readYamlHead(lines.join('\n'))).toMatchObject({ kind: 'broken' });
  });

  it.each(['[', '{a: ', '- ', '? ', '[a,', '  '])(
    'does not hand %j, 10,000 times, to the parser',
    (nested) => {
      expect(readYamlHead(`paths:\n  - ${nested.repeat(10_000)}x`)).toMatchObject({
        problem: 'frontmatter is nested deeper than 200 levels',
        line: 2,
      });
    },
  );

  it('counts nesting over lines', () => {
    const lines = Array.from({ length: 250 }, () => '[');
    expect(readYamlHead(`paths: [\n${lines.join('\n')}`)).toMatchObject({ line: 201 });
  });

  it('reads nesting that people write', () => {
    expect(pathsIn(`paths: ${'['.repeat(50)}a${']'.repeat(50)}`)).not.toBe('broken');
  });

  it('does not hand more than 256 KiB to the parser', () => {
    expect(pathsIn(`paths:\n${'  - "src/a.ts"\n'.repeat(10_000)}`)).toHaveLength(10_000);
    expect(readYamlHead(`paths: src\n# ${'x'.repeat(262_144)}`)).toEqual({
      kind: 'broken',
      problem: 'frontmatter of 262157 characters is too large to be read',
      line: 1,
    });
  });

  it('takes __proto__ for a name like any other', () => {
    expect(pathsIn('__proto__: {paths: a}')).toBeUndefined();
    expect(pathsIn('__proto__:\n  x: 1\npaths: b')).toBe('b');
  });
});
