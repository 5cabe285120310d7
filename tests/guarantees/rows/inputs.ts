import type { Chapter } from '../guarantee.ts';
import { BOMBS } from './bombs.ts';

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
          of: 'findings/guard-places.ts#decidePlace',
          how: 'a line past the end counts as unchanged',
          from: 'if (at.end > count) return',
          to: 'if (at.end > count && count === 0) return',
          noticedBy: [{ file: 'src/findings/guard-findings.test.ts' }],
        },
        {
          of: 'findings/guard-places.ts#decidePlace',
          how: 'a tool counts lines as git does',
          from: 'if (ends > 0 && allowedBy(',
          to: 'if (ends > 1e9 && allowedBy(',
          noticedBy: [
            { file: 'src/findings/guard-findings.test.ts', test: 'that may be an added one is nowhere' },
            { file: 'tests/cli/guard.bats', test: 'line ends that git does not count' },
          ],
        },
        {
          of: 'findings/guard-places.ts#decidePlace',
          how: 'a tool numbers lines as git does, whatever a directive says',
          from: 'if (moved !== undefined) return unclear(`${where}',
          to: 'if (moved === where) return unclear(`${where}',
          noticedBy: [
            { file: 'src/findings/guard-findings.test.ts', test: 'may be an added one' },
            { file: 'tests/cli/guard.bats', test: 'line directives and encodings' },
          ],
        },
        {
          of: 'findings/line-directives.ts#lineDirectives',
          how: 'every encoding has the same lines',
          from: 'const first = coding ?? found[0];',
          to: 'const first = found[0] ?? (coding === text ? coding : undefined);',
          noticedBy: [
            { file: 'src/findings/line-directives.test.ts', test: 'Python in UTF-7' },
            { file: 'tests/cli/guard.bats', test: 'line directives and encodings' },
          ],
        },
        {
          of: 'findings/loose/loose-findings.ts#looseFindings',
          how: 'an object of another form holds nothing',
          from: "if (whole.size === 1 && whole.get('status') === '\"pass\"') return [];",
          to: 'if (whole.size > 0) return [];',
          noticedBy: [{ file: 'src/findings/loose/loose-findings.test.ts' }],
        },
        {
          of: 'findings/guard-places.ts#decidePlace',
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
      name: 'guard-hears-of-failure',
      promise:
        'Where nothing is kept the guard does not pass a list whose tool says that it failed, findings that stand under a second name, or a finding that is elsewhere by one of the places it names.',
      breaks: [
        {
          of: 'findings/loose/said-beside.ts#saidBeside',
          how: 'an error beside the list is not heard',
          from: "return saysSomething(value) ? 'bad' : 'fine';\n    },\n  },\n  {\n    names: /^(fail|",
          to: "return value === 'exception' ? 'bad' : 'fine';\n    },\n  },\n  {\n    names: /^(fail|",
          noticedBy: [
            { file: 'src/findings/loose/failure-said.test.ts' },
            { file: 'tests/cli/guard.bats', test: 'a tool that says it failed' },
          ],
        },
        {
          of: 'findings/loose/said-words.ts#endedBy',
          how: 'a review that says it is incomplete passes',
          from: "'error|errored|incomplete|",
          to: "'error|errored|",
          noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'incomplete' }],
        },
        {
          of: 'findings/loose/loose-findings.ts#looseFindings',
          how: 'a second list is passed over',
          from: 'if (other !== undefined) {',
          to: "if (other === '') {",
          noticedBy: [{ file: 'src/findings/loose/loose-findings.test.ts', test: 'another name' }],
        },
        {
          of: 'findings/loose/plain-places.ts#plainPlaces',
          how: 'of several files the first is believed',
          from: 'own.map((file) => plainPlace(finding, file))',
          to: 'own.slice(0, 1).map((file) => plainPlace(finding, file))',
          noticedBy: [{ file: 'src/findings/loose/places.test.ts', test: 'counts at each' }],
        },
      ],
    },
    {
      name: 'bounded-inputs',
      promise:
        'No input is read past its limit, be it a device, a pipe or a file of any size: it is refused with the limit’s name.',
      breaks: [
        {
          of: 'io/bounded-input.ts#readInput',
          how: 'a file is read to its end',
          from: "if (read === 'too-large') throw inputTooLarge(kind, file);",
          to: "if (read === 'too-large') return Buffer.alloc(0);",
          noticedBy: [{ file: 'src/io/bounded-input.test.ts' }],
        },
        {
          of: 'io/stdin.ts#readDescriptor',
          how: 'what is too large is cut at its limit',
          from: "if (total > most) return 'too-large';",
          to: 'if (total > most) return Buffer.concat(chunks);',
          noticedBy: [{ file: 'src/io/bounded-input.test.ts' }],
        },
        {
          of: 'gather/config.ts#readConfig',
          how: 'settings of any size are read',
          from: 'if ((entry.size ?? 0) > INPUT_LIMITS[kind].bytes)',
          to: 'if ((entry.size ?? 0) < 0)',
          noticedBy: [{ file: 'src/io/bounded-input.test.ts', test: 'configuration' }],
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
    ...BOMBS,
  ],
};
