import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { governedPaths } from './governed-paths.ts';
import { compileRule } from './governs.ts';
import type { RuleFile, RuleSource } from './rule.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

const rule = (source: RuleSource, paths: string[] | null, directories?: string[]): RuleFile => ({
  ...{ path: 'x.md' as RepoPath, source, paths, body: '', sha256: '' },
  ...(directories && { directories }),
});

it('governs what each rule governs alone, whatever stands beside it', () => {
  const folder = fc.constantFrom('', 'web', 'web/deep', 'Web', 'pack');
  const anyRule = fc
    .record({
      source: fc.constantFrom<RuleSource>('claude-rules', 'github-instructions', 'claude-md'),
      paths: fc.option(
        fc.uniqueArray(
          fc.constantFrom('*.ts', 'deep/**', '/deep/*', 'web', '**/*.md', '!a.ts', 'a.ts', '[a-c].md', '**'),
          { maxLength: 3 },
        ),
      ),
      directories: fc.option(fc.uniqueArray(folder, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    })
    .map(({ source, paths, directories }) => rule(source, paths, directories));
  const name = fc.constantFrom('web', 'Web', 'deep', 'pack', 'a.ts', 'A.TS', 'b.md', 'web\nx');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/') as RepoPath);
  let governed = 0;
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), fc.array(path, { maxLength: 8 }), (rules, paths) => {
      const expected = rules.map((one) => {
        const why = compileRule(one);
        return paths.filter((each) => why(each) !== undefined);
      });
      governed += expected.flat().length;
      expect(governedPaths(rules, paths)).toEqual(expected);
    }),
    propertyRuns(50),
  );
  expect(governed).toBeGreaterThan(50);
});

it('asks about the repository itself, which no glob matches', () => {
  const rules = [['*'], ['[a-c]'], ['!a'], null].map((globs) => rule('claude-rules', globs));
  expect(governedPaths(rules, ['' as RepoPath])).toEqual([[], [], [], ['']]);
});
