import type { Guarantee } from '../guarantee.ts';

/** Lists of anyone's reviewer: what passes `guard` has said nothing else. */
export const GUARD: readonly Guarantee[] = [
  {
    name: 'guard-passes-no-failure',
    promise:
      '`guard` passes no list beside which something says, at any depth, that its tool did not end well, that more was counted than is listed, or that lists more further in.',
    breaks: [
      {
        of: 'findings/loose/said-beside.ts#saidBeside',
        how: 'success: false is no failure',
        from: "if (flagOf(value) === false) return listed === 0 ? 'bad' : 'fine';",
        to: "if (flagOf(value) === false) return listed < 0 ? 'bad' : 'fine';",
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'success' }],
      },
      {
        of: 'findings/loose/said-beside.ts#saidBeside',
        how: 'what is counted need not be listed',
        from: 'return isCount(value) && value > listed ?',
        to: 'return isCount(value) && value < 0 ?',
        noticedBy: [
          { file: 'src/findings/loose/failure-said.test.ts', test: 'errorCount' },
          { file: 'src/findings/loose/failure-said.test.ts', test: 'critical' },
        ],
      },
      {
        of: 'findings/loose/said-beside.ts#saidBeside',
        how: 'a part of a list is the list',
        from: 'says: ({ value }) => flagged(value, true)',
        to: 'says: ({ value }) => flagged(value === true ? false : value, true)',
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'has_more' }],
      },
      {
        of: 'findings/loose/said-words.ts#endedBy',
        how: 'a review that is not over is as good as one that is',
        from: "? 'unfinished' : undefined",
        to: "? 'well' : undefined",
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'running' }],
      },
      {
        of: 'findings/loose/said-words.ts#endedBy',
        how: 'a verdict is only a word',
        from: "if (BAD.test(words)) return 'bad';",
        to: "if (BAD.test(words)) return 'well';",
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'request-changes' }],
      },
      {
        of: 'findings/loose/said-words.ts#stoppedBy',
        how: 'a model that was cut off has said all',
        from: "if (CUT_OFF.test(text)) return 'unfinished';",
        to: "if (CUT_OFF.test(text)) return 'well';",
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'max_tokens' }],
      },
      {
        of: 'findings/loose/beside-list.ts#besideList',
        how: 'only the top is read',
        from: "return within(whole, pointer, '', DEPTH);",
        to: "return within(whole, pointer, '', 0);",
        noticedBy: [
          { file: 'src/findings/loose/failure-said.test.ts', test: 'rate limit' },
          { file: 'src/findings/loose/failure-said.test.ts', test: 'total_findings' },
        ],
      },
      {
        of: 'findings/loose/unlisted.ts#unlistedSaid',
        how: "another run's results are enough",
        from: "partsOf(run, 'invocations').some(isNotWell)",
        to: "runs.length === 1 && partsOf(run, 'invocations').some(isNotWell)",
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'exitCode' }],
      },
      {
        of: 'findings/loose/unlisted.ts#unlistedSaid',
        how: 'what SARIF keeps beside its runs is nothing',
        from: "sizeOf(valueAt(one, 'results')) > 0",
        to: "sizeOf(valueAt(one, 'results')) < 0",
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'inlineExternalProperties' }],
      },
      {
        of: 'findings/loose/unlisted.ts#unlistedSaid',
        how: 'nobody looks further in',
        from: 'listWithLines(value, `/${key}`, DEPTH)',
        to: 'listWithLines(value, `/${key}`, 0)',
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'byFile' }],
      },
      {
        of: 'findings/loose/unlisted.ts#uncountedMessages',
        how: 'errors of eslint without a message are none',
        from: 'counted > messages.length',
        to: 'counted < 0',
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'filePath' }],
      },
    ],
  },
  {
    name: 'guard-names-what-it-passes-over',
    promise:
      'A pass of `guard` names every key at the top of the list that it did not understand, and says what was compared, also that the base is a guess.',
    breaks: [
      {
        of: 'findings/loose/passed-over.ts#passedOver',
        how: 'what nobody understands is not worth a word',
        from: '!isUnderstood(member)',
        to: "member.name === ''",
        noticedBy: [{ file: 'src/findings/loose/passed-over.test.ts', test: 'names what nobody' }],
      },
      {
        of: 'findings/guard-json.ts#guardJson',
        how: 'why the base was chosen is left out',
        from: 'return { sha, label, why };',
        to: 'return { sha, label, why: why.slice(0, 1) };',
        noticedBy: [{ file: 'tests/cli/guard.bats', test: 'what was compared is said' }],
      },
    ],
  },
  {
    name: 'guard-reads-our-own',
    promise: '`guard` passes our own rdjson of a review without findings, with what it says of the review.',
    breaks: [
      {
        of: 'findings/loose/rdjson-places.ts#ownRemark',
        how: 'every remark without a place is our own',
        from: "source === 'correctless' &&",
        to: "source !== '' &&",
        noticedBy: [{ file: 'src/findings/guard-findings.test.ts', test: 'our own rdjson' }],
      },
    ],
  },
  {
    name: 'unsaid-accepts-little',
    promise:
      'A suppression written by hand without titles accepts nothing graver than its own severity, and the report says why.',
    breaks: [
      {
        of: 'findings/suppressions.ts#applySuppressions',
        how: 'whatever is said of the lines was accepted',
        from: 'if (titles !== undefined) return undefined;',
        to: 'if (titles !== undefined || severity !== undefined) return undefined;',
        noticedBy: [{ file: 'src/findings/suppressions.test.ts', test: 'without titles' }],
      },
    ],
  },
];
