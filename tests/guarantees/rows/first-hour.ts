import type { Chapter } from '../guarantee.ts';

export const FIRST_HOUR: Chapter = {
  title: 'At your terminal',
  guarantees: [
    {
      name: 'hints-work',
      promise:
        'No hint names a command that fails: each command of every hint is filled in and run, or asked of the program that knows it.',
      breaks: [
        {
          of: 'run/stored/open-run.ts#openRun',
          how: 'a hint names a command that is not there',
          from: "hint: 'start a new run here with: correctless plan; or,",
          to: "hint: 'start a new run here with: correctless begin; or,",
          noticedBy: [{ file: 'tests/contract/hinted-commands.slow.test.ts', test: 'is filled in here' }],
        },
        {
          of: 'commands/next.ts#nextCommand',
          how: 'a hinted option is no longer taken',
          from: "name: 'retry',",
          to: "name: 'again',",
          noticedBy: [
            { file: 'tests/contract/hinted-commands.slow.test.ts', test: 'in a repository with runs' },
          ],
        },
      ],
    },
    {
      name: 'stop-is-not-an-end',
      promise:
        'Ctrl-C ends a review with status 130 and names the command that goes on; what is stored by then is not done again.',
      breaks: [
        {
          of: 'headless/why-unfinished.ts#unfinishedBecause',
          how: 'Ctrl-C ends like any other interruption',
          from: "end.stopped === BY_CTRL_C ? 'run/stopped' : 'run/not-finished'",
          to: "end.stopped === '' ? 'run/stopped' : 'run/not-finished'",
          noticedBy: [
            { file: 'tests/cli/review.bats', test: 'Ctrl-C' },
            { file: 'tests/e2e/headless/cut-off.client.test.ts', test: 'Ctrl-C stops at once' },
          ],
        },
      ],
    },
    {
      name: 'plain-log',
      promise: 'Where nobody watches a terminal, progress is one line an event, without a control character.',
      breaks: [
        {
          of: 'commands/run/live-progress.ts#liveProgress',
          how: 'a log is drawn on like a terminal',
          from: 'return live.isTerminal ? onTerminal(live) : inLog(live);',
          to: 'return live.isTerminal || live.rows() >= 0 ? onTerminal(live) : inLog(live);',
          noticedBy: [
            { file: 'src/commands/run/live-progress.test.ts', test: 'gives a log lines as they are' },
          ],
        },
      ],
    },
    {
      name: 'cut-off-history-named',
      promise:
        'A lens that has nothing to look at because a shallow clone cuts the history off is named with that reason in the plan and in every format of the report.',
      breaks: [
        {
          of: 'run/planning/idle-lenses.ts#idleLenses',
          how: 'history that was cut off counts as history that never was',
          from: 'history.cutOff === undefined',
          to: 'history.cutOff !== null',
          noticedBy: [
            { file: 'src/run/planning/idle-lenses.test.ts', test: 'a lens without history says so' },
            { file: 'tests/cli/first-hour.bats', test: 'dropped because history is cut off' },
          ],
        },
        {
          of: 'report/render-rdjson.ts#renderRdjson',
          how: 'rdjson says nothing of a lens without work',
          from: 'if (why === null || hunks === 0) return [];',
          to: 'if (why === null || hunks >= 0) return [];',
          noticedBy: [{ file: 'tests/cli/first-hour.bats', test: 'dropped because history is cut off' }],
        },
      ],
    },
    {
      name: 'page-opened-without-shell',
      promise: 'The page of a report is opened with its path as one argument, which no shell reads.',
      breaks: [
        {
          of: 'io/programs/open-page.ts#openPage',
          how: 'a shell reads the path',
          from: '{ env, stdio:',
          to: '{ shell: true, env, stdio:',
          noticedBy: [{ file: 'src/io/programs/open-page.test.ts', test: 'that no shell reads' }],
        },
      ],
    },
    {
      name: 'kept-replies',
      promise:
        'A review that is planned anew because the repository moved asks nobody again what a reviewer has answered about hunks that are the same, and counts no hunk as reviewed that nobody has answered for.',
      breaks: [
        {
          of: 'run/planning/kept-replies.ts#keptReplies',
          how: 'of a run that failed because the repository moved nothing is kept',
          from: "if (status !== undefined && status !== 'failed') continue;",
          to: 'if (status !== undefined) continue;',
          noticedBy: [
            {
              file: 'src/run/planning/kept-replies.slow.test.ts',
              test: 'of a run that failed because a file changed',
            },
          ],
        },
        {
          of: 'run/planning/kept-replies.ts#keptReplies',
          how: 'what was sent counts as answered',
          from: 'names.has(`${lens} ${hunk}`)',
          to: 'names.has(`${lens} ${hunk}`) || hunk.length > 0',
          noticedBy: [
            { file: 'src/run/planning/kept-replies.slow.test.ts', test: 'keeps what still stands' },
          ],
        },
      ],
    },
  ],
};
