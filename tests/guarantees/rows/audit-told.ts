import type { Guarantee } from '../guarantee.ts';

export const AUDIT_TOLD: readonly Guarantee[] = [
  {
    name: 'executors-are-told',
    promise:
      'Whoever is to mend a finding is told why triage kept it and everything else that was raised about the same defect, and the lines at which it stands today.',
    breaks: [
      {
        of: 'audit/fold-triage.ts#foldTriage',
        how: 'duplicates go with all they said',
        from: 'merged: [...note.merged, { finding, reason }]',
        to: 'merged: note.merged',
        noticedBy: [{ file: 'src/run/audit/told.slow.test.ts', test: 'why triage kept a finding' }],
      },
      {
        of: 'run/audit/findings-today.ts#findingsAt',
        how: 'lines are those of the round in which somebody looked',
        from: 'if (seen === undefined) return finding;',
        to: 'if (seen !== commit) return finding;',
        noticedBy: [{ file: 'src/run/audit/told.slow.test.ts', test: 'the lines of today' }],
      },
    ],
  },
  {
    name: 'hunts-see-removals',
    promise:
      'Every specialist of an audit of what changed is shown what the change removed, whole, with the fixes so far.',
    breaks: [
      {
        of: 'packets/hunt-chunks.ts#huntChunks',
        how: 'what does not fit beside the names of files is left out',
        from: 'load.units.map((unit) => ({ ...load, units: [unit] }))',
        to: '[{ ...load, units: load.units.slice(0, 1) }]',
        noticedBy: [
          {
            file: 'src/packets/hunt-packets.test.ts',
            test: 'in several packets where one file changed more',
          },
        ],
      },
      {
        of: 'gather/hunted-change.ts#readHuntedChange',
        how: 'a change is compared with itself',
        from: 'readDifference(repository, sides, [])',
        to: 'readDifference(repository, { base: head, head }, [])',
        noticedBy: [{ file: 'src/run/audit/told.slow.test.ts', test: 'the diff with its removed lines' }],
      },
    ],
  },
  {
    name: 'grave-findings-are-not-put-off',
    promise:
      '`--auto` puts off nothing that is critical or high: it is fixed, or stays open and keeps the audit from being clean.',
    breaks: [
      {
        of: 'contracts/severity-rank.ts#isGrave',
        how: 'what is not confirmed is put off',
        from: "severity === 'critical' || severity === 'high';",
        to: "severity === 'critical' && 'high' === String(severity);",
        noticedBy: [{ file: 'src/run/audit/decisions.slow.test.ts', test: 'of --auto never put off' }],
      },
    ],
  },
  {
    name: 'lint-counts-like-tests',
    promise:
      'A fix that makes the linter of `commands.lint` complain of something new is mended or taken back, like one that breaks a test.',
    breaks: [
      {
        of: 'audit/test-output/read-lint-output.ts#readLintOutput',
        how: 'warnings count as soon as there is an error',
        from: 'if (!NO_ERROR.test(text)) found.push(',
        to: "if (text !== '') found.push(",
        noticedBy: [{ file: 'src/audit/test-output/read-lint-output.test.ts', test: 'a warning beside it' }],
      },
      {
        of: 'run/audit/run-tests.ts#runTests',
        how: 'nobody asks the linter',
        from: '...fewer, ...complaints]',
        to: '...fewer, ...complaints.slice(0, 0)]',
        noticedBy: [{ file: 'src/run/audit/lint.slow.test.ts', test: 'is mended like a test' }],
      },
    ],
  },
  {
    name: 'idle-roles-are-told',
    promise:
      'A role of an audit whose source is not there is not called, and start and summary name it with the reason.',
    breaks: [
      {
        of: 'gather/role-sources.ts#rolesWithSource',
        how: 'who has nothing to go by is called all the same',
        from: 'roles: roles.filter((role) => !isAbout(role)),',
        to: 'roles,',
        noticedBy: [{ file: 'src/gather/role-sources.test.ts' }],
      },
      {
        of: 'run/audit/start-audit.ts#startAudit',
        how: 'nobody is told who is left out',
        from: '...found.idle.map(',
        to: '...found.idle.slice(0, 0).map(',
        noticedBy: [
          { file: 'src/run/audit/start-audit.slow.test.ts', test: 'takes the rest from the preset' },
        ],
      },
    ],
  },
  {
    name: 'fixes-are-accounted-for',
    promise:
      'The report of an audit ties each fix that stands to its finding, its commit, what the tests and the last review said of it, and the calls it took, rejected attempts included.',
    breaks: [
      {
        of: 'audit/summary-text.ts#summaryText',
        how: 'the summary has no table of fixes',
        from: '...fixTable(fixAccounts(state, sent)),',
        to: '...fixTable(fixAccounts(state, sent).slice(0, 0)),',
        noticedBy: [{ file: 'src/audit/artifacts.test.ts' }],
      },
      {
        of: 'audit/fix-accounts.ts#fixAccounts',
        how: 'only executors count as calls',
        from: "stage === 'fix' || stage === 'judge'",
        to: "stage === 'fix'",
        noticedBy: [{ file: 'src/audit/fix-accounts.test.ts' }],
      },
      {
        of: 'audit/fix-accounts.ts#fixAccounts',
        how: 'a review from before a fix speaks for it',
        from: 'line.indexOf(head) >= line.indexOf(sha)',
        to: 'line.indexOf(head) >= 0',
        noticedBy: [{ file: 'src/audit/fix-accounts.test.ts' }],
      },
    ],
  },
];
