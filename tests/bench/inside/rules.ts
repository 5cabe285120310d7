import picomatch from 'picomatch';
import { rulesInForce } from '../../../src/rules/governs.ts';
import { asRepoPath } from '../../../src/kernel/repo-path.ts';
import type { RuleFile } from '../../../src/rules/rule.ts';
import { madeGlobs, madePaths } from '../made-rules.ts';
import { timed } from './clock.ts';

/** node rules.mjs RULES FILES ROUNDS: which of so many rules govern which of so many files. */
const [rules = '200', files = '10000', rounds = '5'] = process.argv.slice(2);
const globs = madeGlobs(Number(rules));
const paths = madePaths(Number(files)).flatMap((path) => asRepoPath(path) ?? []);
const ruleFiles = globs.map(
  (paths, at): RuleFile =>
    ({
      path: asRepoPath(`.claude/rules/rule${at}.md`)!,
      source: 'claude-rules',
      paths,
      body: '',
      sha256: '',
    }) as unknown as RuleFile,
);

/** Distinct globs, grouped by their literal beginning, one regular expression each. */
function floor(): number {
  const groups = new Map<string, RegExp[]>();
  for (const glob of new Set(globs.flat())) {
    const prefix = /^[^*?[{]*\//.exec(glob)?.[0] ?? '';
    groups.set(prefix, [...(groups.get(prefix) ?? []), picomatch.makeRe(glob, { dot: true })]);
  }
  let matches = 0;
  for (const path of paths) {
    for (const [prefix, patterns] of groups) {
      if (!path.startsWith(prefix)) continue;
      for (const pattern of patterns) if (pattern.test(path)) matches += 1;
    }
  }
  return matches;
}

const times = await timed(
  {
    floor,
    ours: () => rulesInForce(ruleFiles, paths),
    picomatch: () => {
      const tests = globs.map((list) => picomatch([...list], { dot: true }));
      return tests.map((test) => paths.filter((path) => test(path)).length);
    },
  },
  Number(rounds),
);
const governed = rulesInForce(ruleFiles, paths).reduce((sum, { governs }) => sum + governs.length, 0);
if (governed === 0) throw new Error('no rule governs any file');
process.stdout.write(JSON.stringify({ times, governed }));
