import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { RuleFile } from '../rules/rule.ts';
import { bugChecklist, bugQuestions } from './bug-checklist.ts';
import { dependenciesAskedAbout, languagesOf } from './languages.ts';
import { LANGUAGE_RECORDS } from './languages/languages.gen.ts';
import type { Stack } from './stack/stack.ts';

const stack = (languages: string[], dependencies: string[] = [], framework: string | null = null): Stack => ({
  languages,
  dependencies,
  framework,
  notes: [],
  configFiles: [],
});
const rule = (path: string, ...lines: string[]): RuleFile => ({
  path: path as RepoPath,
  source: 'claude-md',
  paths: null,
  body: lines.join('\n'),
  sha256: '',
});

const ABOUT = {
  vue: /\.value/,
  react: /stale value/,
  promises: /promise awaited/,
  python: /default argument/,
  go: /err shadowed/,
  rust: /unwrap/,
  shell: /expansion quoted/,
  sql: /SQL built by joining/,
  django: /queryset/,
};
const about = (asked: readonly string[]): string[] =>
  Object.entries(ABOUT)
    .filter(([, pattern]) => asked.some((question) => pattern.test(question)))
    .map(([name]) => name);

describe('questions are asked for what the change has, and only for that', () => {
  it.each<[string, Stack, string[]]>([
    ['Vue in a component', stack(['Vue'], ['vue ^3.4.0']), ['vue', 'promises']],
    ['Vue known as the framework alone', stack(['TypeScript'], [], 'nuxt ^3'), ['vue', 'promises']],
    ['React in TypeScript', stack(['TypeScript'], ['react 19']), ['react', 'promises']],
    ['React in the manifest, Python in the change', stack(['Python'], ['react 19']), ['python']],
    ['Django, however it is written', stack(['Python'], ['Django ==4.2']), ['python', 'django']],
    ['Go with a driver', stack(['Go'], ['github.com/lib/pq v1']), ['go', 'sql']],
    [
      'a package whose name only begins like one',
      stack(['TypeScript'], ['vue-tsc 2', 'reactive 1']),
      ['promises'],
    ],
    ['Rust', stack(['Rust']), ['rust']],
    ['a shell script', stack(['Shell']), ['shell']],
    ['prose', stack(['Markdown'], ['vue 3', 'react 19']), []],
    ['nothing known', stack([]), []],
  ])('%s', (_, of, expected) => {
    expect(about(bugQuestions(of))).toEqual(expected);
  });

  it('asks each question at most once', () => {
    const all = bugQuestions(
      stack(
        LANGUAGE_RECORDS.flatMap(({ name }) => name ?? []),
        [...dependenciesAskedAbout],
      ),
    );
    expect(new Set(all).size).toBe(all.length);
    const texts = LANGUAGE_RECORDS.flatMap(({ questions }) =>
      questions.map((q) => (typeof q === 'string' ? q : q.ask)),
    );
    expect(all.toSorted()).toEqual([...new Set(texts)].toSorted());
  });

  it('knows every language that a question names by some file', () => {
    const known = new Set(
      languagesOf(
        [
          'ts',
          'js',
          'vue',
          'svelte',
          'astro',
          'py',
          'go',
          'rs',
          'java',
          'kt',
          'scala',
          'groovy',
          'c',
          'cpp',
          'cs',
          'rb',
          'php',
          'swift',
          'dart',
          'sh',
          'dockerfile',
          'mk',
          'sql',
          'css',
          'yml',
          'tf',
        ].map((e) => `a.${e}`),
      ),
    );
    const asking = LANGUAGE_RECORDS.filter(({ questions }) => questions.length > 0).map(
      ({ name }) => name ?? '',
    );
    expect(asking.filter((language) => !known.has(language))).toEqual([]);
  });
});

describe("the project's own prohibitions", () => {
  const quoted = (...rules: RuleFile[]): string[] => bugChecklist(stack([]), rules);

  it('are quoted verbatim with their file, in path order', () => {
    expect(
      quoted(
        rule('b/CLAUDE.md', 'Amounts must not be floats.'),
        rule(
          'CLAUDE.md',
          '# Never',
          '',
          '- **Never** log a token.',
          '2. Always `await` the queue.',
          '- Prefer small files.',
        ),
      ),
    ).toEqual([
      'CLAUDE.md: "**Never** log a token."',
      'CLAUDE.md: "Always `await` the queue."',
      'b/CLAUDE.md: "Amounts must not be floats."',
    ]);
  });

  it('are not taken from headings, code, tables or words that only hold them', () => {
    expect(
      quoted(
        rule(
          'CLAUDE.md',
          '## Always do this thing',
          '```',
          'never run this code',
          '```',
          '| never | in a table |',
          '    always in indented code',
          'Nevertheless it works hallways.',
        ),
      ),
    ).toEqual([]);
  });

  it('are cut out of a long paragraph sentence by sentence', () => {
    const paragraph = `${'Some words about the house. '.repeat(12)}Never touch the lock file. ${'More words. '.repeat(5)}`;
    expect(quoted(rule('CLAUDE.md', paragraph))).toEqual(['CLAUDE.md: "Never touch the lock file."']);
  });

  it('are at most twenty, and a long rule file does not crowd out another', () => {
    const long = rule('A.md', ...Array.from({ length: 50 }, (_, i) => `- Never do thing ${i}.`));
    const all = quoted(long, rule('B.md', 'Always be kind to files.'));
    expect(all).toHaveLength(20);
    expect(all.at(-1)).toBe('B.md: "Always be kind to files."');
    expect(all[0]).toBe('A.md: "Never do thing 0."');
  });
});
