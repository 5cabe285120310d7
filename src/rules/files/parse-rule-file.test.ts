import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { parseRuleFile } from './parse-rule-file.ts';
import type { RuleSource } from '../rule.ts';

const parse = (text: string, source: RuleSource = 'claude-rules') =>
  parseRuleFile('x' as RepoPath, Buffer.from(text), source);

describe('a rule of .claude/rules', () => {
  it('has the globs as written, the text below its head, and the hash of the whole file', () => {
    const text = '---\npaths: "src/**, *.{ts,tsx}"\n---\n# Api\n\n<!-- kept -->\nNo dates.\n';
    expect(parse(text)).toEqual({
      path: 'x',
      source: 'claude-rules',
      paths: ['src/**', '*.{ts,tsx}'],
      body: '# Api\n\n<!-- kept -->\nNo dates.\n',
      sha256: createHash('sha256').update(text).digest('hex'),
    });
  });

  it.each([
    ['# no head\n', '# no head\n'],
    ['\uFEFF---\npaths: a/b\n---\nbody', 'body'],
    ['\uFEFFbody', 'body'],
    ['---\r\nname: x\r\n---\r\nbody\r\n', 'body\r\n'],
    ['---\nname: a --- b\n---\n', 'b\n---\n'],
    ['---\n---\nbody', 'body'],
    ['', ''],
  ])('%j has the body %j', (text, body) => {
    expect(parse(text).body).toBe(body);
  });

  it.each([
    '---\npaths: "**"\n---\n',
    '---\npaths:\n---\n',
    '---\npaths: []\n---\n',
    '---\npaths: [42, true]\n---\n',
    '---\nglobs: "a/**"\n---\n',
    '---\nPaths: "a/**"\n---\n',
    '---\n# only a comment\n---\n',
  ])('%j is unconditional without a word', (text) => {
    expect(parse(text)).toMatchObject({ paths: null });
    expect(parse(text)).not.toHaveProperty('warning');
  });

  it.each([
    [
      '---\npaths:\n  - *.ts\n---\nx',
      /^line 3: frontmatter is not valid YAML \("\*\.ts" must be in quotes\); the rule is taken as unconditional$/,
    ],
    ['---\nname: x\n\n', /^line 1: frontmatter has no closing "---"; /],
    ['---', /^line 1: frontmatter has no closing "---"; /],
    ['---js\n({paths: "a"})\n---\n', /^line 1: frontmatter in "js" is neither read nor run, only YAML is; /],
    ['--- toml\r\npaths = "a"\r\n---\r\n', /^line 1: frontmatter in "toml" is /],
    ['\n\n---\npaths: a/**\n---\n', /^line 3: frontmatter is read only when it starts on line 1; /],
    ['---\n- a\n---\n', /^line 2: frontmatter is not a mapping of names to values; /],
    ['---\n\n\nk: [x\n  y: z\n---\n', /^line 4: frontmatter is not valid YAML/],
  ])('%j is unconditional, and says why', (text, warning) => {
    expect(parse(text)).toMatchObject({ paths: null, warning: expect.stringMatching(warning) as string });
  });

  it('keeps a head that is none in the body, and takes out one that is broken', () => {
    expect(parse('---\nname: x\n').body).toBe('---\nname: x\n');
    expect(parse('---js\n1\n---\nx').body).toBe('---js\n1\n---\nx');
    expect(parse('---\npaths:\n  - *.ts\n---\nx').body).toBe('x');
  });

  it.each([
    '---- four\n---\n',
    '# Title\n\n---\nname: x\n---\n',
    'text\n---js\n---\n',
    '---\tone two\n---\n',
  ])('does not take %j for a head', (text) => {
    expect(parse(text)).toMatchObject({ paths: null, body: text });
    expect(parse(text)).not.toHaveProperty('warning');
  });

  it('names globs that are no patterns', () => {
    expect(parse('---\npaths: ["[/x", "src/**"]\n---\n')).toMatchObject({
      paths: ['[/x', 'src/**'],
      warning: 'line 1: "[/x" is not a valid pattern and matches nothing',
    });
  });
});

it.each(['claude-md', 'agents-md', 'review-md', 'copilot-instructions'] as const)(
  'lets no paths narrow a file of %s, and takes its head out',
  (source) => {
    expect(parse('---\npaths: a/**\nglobs: b\napplyTo: c\n---\nbody', source)).toMatchObject({
      paths: null,
      body: 'body',
    });
  },
);

describe('a rule of Cursor', () => {
  it.each([
    ['---\nglobs: *.ts,src/**/*.{a,b}\nalwaysApply: false\n---\nbody\n', ['*.ts', 'src/**/*.{a,b}']],
    ['---\nglobs:\n  - "a/**"\n---\nbody\n', ['a/**']],
    ['---\nglobs: a/**\nalwaysApply: true\n---\nbody\n', null],
    ['---\ndescription: when dates are parsed\n---\nbody\n', null],
    ['---\r\nglobs: a/**\r\n---\r\nbody\n', ['a/**']],
  ])('%j', (text, paths) => {
    const rule = parse(text, 'cursor-rules');
    expect(rule).toMatchObject({ paths, body: 'body\n' });
    expect(rule).not.toHaveProperty('warning');
  });

  it.each([
    ['no head\n', 'line 1: neither globs nor alwaysApply, so Cursor applies it by hand only; '],
    ['---\npaths: a/**\n---\n', 'line 1: neither globs nor alwaysApply'],
    ['---\nglobs:\n  - *.ts\n---\n', 'line 3: frontmatter is not valid YAML'],
    ['---\nglobs: a/**\n', 'line 1: frontmatter has no closing "---"'],
  ])('%j is unconditional, and says why', (text, warning) => {
    const rule = parse(text, 'cursor-rules');
    expect(rule.paths).toBeNull();
    expect(rule.warning).toContain(warning);
  });
});

it('reads applyTo of GitHub, and warns where there is none', () => {
  expect(parse('---\napplyTo: "**/*.ts,**/*.tsx"\n---\nbody', 'github-instructions')).toMatchObject({
    paths: ['**/*.ts', '**/*.tsx'],
    body: 'body',
  });
  expect(parse('---\napplyTo: "**"\n---\nbody', 'github-instructions').paths).toBeNull();
  expect(parse('body', 'github-instructions').warning).toContain('no applyTo');
});

describe('nothing in a head is run', () => {
  const mark = globalThis as { executed?: boolean };
  afterEach(() => {
    delete mark.executed;
  });

  const languages = [
    'js',
    'javascript',
    'JavaScript',
    'coffee',
    'cson',
    'json',
    'toml',
    'constructor',
    '__proto__',
  ];
  const sources = ['claude-rules', 'claude-md', 'cursor-rules', 'github-instructions'] as const;
  const cases = sources.flatMap((source) => languages.map((language) => [language, source] as const));

  it.each(cases)('---%s in %s', (language, source) => {
    const text = `---${language}\n(globalThis.executed = true, { globs: "a", paths: "a", applyTo: "a" })\n---\nbody\n`;
    const rule = parse(text, source);
    expect(mark.executed).toBeUndefined();
    expect(rule).toMatchObject({ paths: null, body: text });
    expect(rule.warning).toContain('is neither read nor run, only YAML is');
  });

  it.each(sources)('a YAML tag in %s makes no code', (source) => {
    parse('---\npaths: !!js/function "function(){ globalThis.executed = true }"\nglobs: 1\n---\n', source);
    expect(mark.executed).toBeUndefined();
  });
});
