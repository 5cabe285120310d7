import type { Chapter } from '../guarantee.ts';

export const INPUTS: Chapter = {
  title: 'What is handed in',
  guarantees: [
    {
      name: 'guard-never-guesses',
      promise:
        'The guard passes only findings that it could look up: a place that is on neither side, without a line or past the end is status 3, and a list under a name that it does not know is refused.',
      breaks: [
        {
          of: 'findings/guard-findings.ts#guardFindings',
          how: 'what cannot be located passes',
          from: "const passes = unlocatableCount === 0 ? 'pass' : 'error';",
          to: "const passes = unlocatableCount >= 0 ? 'pass' : 'error';",
          noticedBy: [
            { file: 'src/findings/guard-findings.test.ts' },
            { file: 'tests/cli/guard.bats', test: 'what cannot be located is an error and no pass' },
          ],
        },
        {
          of: 'findings/guard-findings.ts#guardFindings',
          how: 'a line past the end counts as unchanged',
          from: 'if (at.end > count) return',
          to: 'if (at.end > count && count === 0) return',
          noticedBy: [{ file: 'src/findings/guard-findings.test.ts' }],
        },
        {
          of: 'findings/loose/loose-findings.ts#looseFindings',
          how: 'an object of another form holds nothing',
          from: "if (whole.size === 1 && whole.get('status') === '\"pass\"') return [];",
          to: 'if (whole.size > 0) return [];',
          noticedBy: [{ file: 'src/findings/loose/loose-findings.test.ts' }],
        },
        {
          of: 'findings/guard-findings.ts#guardFindings',
          how: 'a file that the change brought under the name a tool uses hides the finding',
          from: 'paths.some((path) => linesOf(path)?.old !== undefined)',
          to: 'paths.some((path) => linesOf(path) !== undefined)',
          noticedBy: [{ file: 'src/findings/guard-findings.test.ts' }],
        },
        {
          of: 'findings/loose/path-readings.ts#pathReadings',
          how: 'paths count from the top alone',
          from: 'posix.normalize(path), posix.join(standing, path)',
          to: 'posix.normalize(path), posix.normalize(standing === path ? standing : path)',
          noticedBy: [
            { file: 'src/findings/guard-findings.test.ts' },
            { file: 'tests/cli/guard.bats', test: 'paths that count from the folder one stands in' },
          ],
        },
      ],
    },
    {
      name: 'guard-hands-back',
      promise:
        'The guard gives findings back as they were written, large integers, number forms and order of keys included.',
      breaks: [
        {
          of: 'findings/guard-json.ts#guardJson',
          how: 'kept findings are read and written anew',
          from: 'answer.kept.map(({ text }) => `    ${text}`);',
          to: 'answer.kept.map(({ text }) => `    ${JSON.stringify(JSON.parse(text))}`);',
          noticedBy: [{ file: 'tests/cli/guard.bats', test: 'is given back as it was written' }],
        },
      ],
    },
  ],
};
