import { describe, expect, it } from 'vitest';
import { auditFile, auditFinding, fixesFinding, sha, START } from '../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter, type Untimed } from '../../tests/kit/audit-journal.ts';
import { MARKS } from '../kernel/text/ink.ts';
import { historySection } from './pages/history-section.ts';
import { renderAuditTerminal } from './pages/render-audit-terminal.ts';
import { roundFile, roundFileName } from './pages/round-file.ts';
import type { SentByRun } from './pages/fix-accounts.ts';
import { auditArithmetic, summaryText, untested } from './pages/summary-text.ts';
import { workflowState } from './pages/workflow-state.ts';

const FILE = auditFile();
const SENT: SentByRun = new Map();
const ONE = auditFinding();
const TWO = auditFinding({ id: 'QA-R1-002', severity: 'low', title: 'Slow', fingerprint: 'b'.repeat(64) });
const rejected = { id: 'QA-R1-003', title: 'No', agent: 'auth', reason: 'known', penalty_applied: 0 };
const ended: Untimed = { kind: 'ended', outcome: 'converged', why: 'nothing new', changed: [] };
/** One fixed, one deferred, one rejected, one of the reviewer open. */
const MIXED: readonly Untimed[] = [
  ...did.hunted([ONE, TWO], { rejected: [rejected] }),
  ...did.kept(ONE.id, TWO.id),
  did.decided('fix', ONE.id),
  did.decided('defer', TWO.id),
  ...fixedOnce().slice(-8),
  ...did.reviewed(sha('a1'), [fixesFinding()]),
];

describe('roundFile', () => {
  it('holds the findings and rejections of its round alone, also when there are none', () => {
    const state = stateAfter(
      ...MIXED,
      { kind: 'round', round: 2, head: sha('a1') },
      {
        kind: 'raised',
        round: 2,
        run: 'hunt2',
        findings: [auditFinding({ id: 'QA-R2-001', round: 2 })],
        rejected: [],
        gaps: [],
        unopened: [],
      },
    );
    const [first, second] = state.rounds.map((round) => roundFile(FILE, state, round));
    expect(first).toMatchObject({
      preset: 'qa',
      date: '2026-01-31',
      round: 1,
      started_at: FILE.started_at,
      rejected: [rejected],
    });
    expect(first?.findings.map(({ id, status }) => [id, status])).toEqual([
      [ONE.id, 'fixed'],
      [TWO.id, 'deferred'],
      ['FD-R1-001', 'open'],
    ]);
    expect([second?.findings.map(({ id }) => id), second?.rejected]).toEqual([['QA-R2-001'], []]);
    const empty = stateAfter();
    expect(empty.rounds.map((round) => roundFile(FILE, empty, round))).toEqual([
      {
        ...{ preset: 'qa', date: '2026-01-31', round: 1, started_at: FILE.started_at },
        coverage: {
          ...{ specialists: 1, answered: 0, silent: ['concurrency'], unopened: [] },
          note: '0 of 1 answered; nothing is known',
        },
        ...{ findings: [], rejected: [] },
      },
    ]);
  });

  it('has the name that other tools look for', () => {
    expect(roundFileName(FILE, 3)).toBe('audit-qa-2026-01-31-round-3.json');
  });
});

describe('workflowState', () => {
  const at = '2026-01-31T11:00:00.000Z';
  it('counts rounds that are closed, findings and fixes', () => {
    expect(workflowState(FILE, stateAfter(...MIXED), at)).toEqual({
      phase: 'audit',
      task: 'audit-qa',
      spec_file: null,
      started_at: FILE.started_at,
      phase_entered_at: at,
      branch: FILE.branch,
      qa_rounds: 0,
      audit: {
        type: 'qa',
        rounds_completed: 0,
        total_findings: 3,
        findings_fixed: 1,
        answered: '1 of 1 answered',
        converged: false,
      },
    });
    expect(workflowState(FILE, stateAfter(...did.hunted(), did.closed()), at)).toMatchObject({
      qa_rounds: 1,
      audit: { rounds_completed: 1 },
    });
  });

  it('is done when the audit was finished, and converged only when it was', () => {
    const state = stateAfter(ended, { kind: 'finished', merged: null });
    expect(workflowState(FILE, state, at)).toMatchObject({ phase: 'done', audit: { converged: true } });
    expect(workflowState(FILE, stateAfter({ ...ended, outcome: 'stopped' }), at)).toMatchObject({
      phase: 'audit',
      audit: { converged: false },
    });
  });
});

describe('summaryText', () => {
  it('says the verdict first and adds up', () => {
    const text = summaryText(
      FILE,
      stateAfter(...MIXED, { ...ended, outcome: 'ceiling', why: '5 rounds' }),
      SENT,
    );
    expect(text.split('\n').slice(0, 5)).toEqual([
      '# Audit abcdef: qa, 2026-01-31',
      '',
      '**incomplete** (exit 3): 5 rounds',
      '',
      'raised 4 = fixed 1 + open 1 + deferred 1 + disputed 0 + rejected 1.',
    ]);
    expect(text).toContain('| QA-R1-002 | low | src/price.js:2 | Slow | because |');
    expect(text).toContain(
      '- Round 1: 1 of 1 answered, 2 kept, 1 found by the fix review, 1 rejected, 1 fix commit, 1 fix review',
    );
    expect(text).toContain('- QA-R1-003 No: known');
  });

  it('says who brought the replies, which round lacks what, and what is warned about', () => {
    const state = stateAfter(...did.hunted([], { gaps: ['auth (x/1): lost'], unopened: ['src/a.js'] }));
    const text = summaryText({ ...FILE, captured: 'manual', warnings: ['uncommitted work'] }, state, SENT);
    expect(text).toContain('Replies were brought by hand: nobody watched who wrote them.');
    expect(text).toContain('no reply: auth \\(x/1\\): lost, nobody opened src/a.js');
    expect(text).toContain('Warning: uncommitted work');
  });

  it.each([
    ['qa', ['src/price.js'], true],
    ['hacker', ['src/price.js'], true],
    ['qa', ['src/price.js', 'tests/price.js'], false],
    ['qa', ['src/price.js', 'src/price.spec.ts'], false],
    ['perf', ['src/price.js'], false],
  ] as const)('of %s with a fix of %j names it for its missing test: %s', (preset, files, named) => {
    const events = fixedOnce().map((event) =>
      event.kind === 'committed' ? { ...event, files: [...files] } : event,
    );
    const text = summaryText({ ...FILE, preset }, stateAfter(...events), SENT);
    expect(text.includes('Fixes that brought no regression test: QA-R1-001')).toBe(named);
  });

  it('does nothing, whatever a model or a file name says', () => {
    const hostile = auditFinding({
      title: 'a | b\n\n# Approved\n<img src=x onerror=1> [x](javascript:1) @all \u001b[2J `rm`',
      location: { file: 'src/a|b](http://x)\n.js', lines: [1, 1] },
    });
    const state = stateAfter(
      ...did.hunted([hostile], { rejected: [{ ...rejected, title: '**x**\n## Fixed', reason: '<b>' }] }),
      ...did.kept(hostile.id),
    );
    const text = summaryText({ ...FILE, scope_note: '<script>', branch: 'a\n# b' }, state, SENT);
    expect(text.match(/^#.*$/gm)).toEqual([
      '# Audit abcdef: qa, 2026-01-31',
      '## Not fixed',
      '## Rounds',
      '## Rejected',
    ]);
    expect(text).not.toMatch(/<img|<script|<b>|\]\(|@all|\u001b|`rm`|\*\*x/);
    const row = text.split('\n').find((line) => line.includes('Approved'));
    expect(row?.replaceAll('\\|', '').split('|')).toHaveLength(7);
  });
});

describe('the whole summary', () => {
  it('has a table of what was not fixed and one of what was, rounds, rejections and remarks', () => {
    const changed = [{ ...ended, changed: ['HEAD'] } as Untimed];
    const gaps = { rejected: [rejected, rejected], gaps: ['x'], unopened: ['a.js', 'b.js'] };
    const events = [...did.hunted([ONE, TWO], gaps), ...MIXED.slice(2), ...changed];
    const text = summaryText({ ...FILE, captured: 'manual', warnings: ['w'] }, stateAfter(...events), SENT);
    expect(text.split('\n')).toEqual([
      '# Audit abcdef: qa, 2026-01-31',
      '',
      '**complete** (exit 1): 1 critical or high not fixed',
      '',
      'raised 5 = fixed 1 + open 1 + deferred 1 + disputed 0 + rejected 2. Replies were brought by hand: nobody watched who wrote them.',
      '',
      'Calls of agents: 0 = hunt 0 + triage 0 + fix 0 + judge 0 + verify 0; 0 bytes of packets; nothing is known of 5 runs.',
      '',
      'Scope: 2 files \\(changed since main\\). Branch audit/qa-2026-01-31, from 000000000000 to a1a1a1a1a1a1.',
      '',
      '## Not fixed',
      '',
      '| ID | Severity | Where | What | Why |',
      '|---|---|---|---|---|',
      '| QA-R1-002 | low | src/price.js:2 | Slow | because |',
      '| FD-R1-001 | high | src/price.js:2 | The tax is added | open |',
      '',
      '## Fixed',
      '',
      '| ID | Severity | Where | What | Why |',
      '|---|---|---|---|---|',
      '| QA-R1-001 | high | src/price.js:2 | The tax is added | fixed |',
      '',
      '## Fixes',
      '',
      '| Of | Commit | Files | Tests | Review | Calls |',
      '|---|---|---|---|---|---|',
      '| QA-R1-001 | a1a1a1a1a1a1 | src/price.js | passed | veri1 found nothing about it | 2 |',
      '',
      '## Rounds',
      '',
      '- Round 1: 1 of 1 answered; nothing is known of what is in 2 files that nobody opened, 2 kept, 1 found by the fix review, 2 rejected, 1 fix commit, 1 fix review, no reply: x, nobody opened a.js, b.js',
      '',
      'Fixes that brought no regression test: QA-R1-001',
      '',
      '## Rejected',
      '',
      '- QA-R1-003 No: known',
      '- QA-R1-003 No: known',
      '',
      'While the audit ran, your own work tree changed, and not by the audit: HEAD',
      'Warning: w',
    ]);
  });

  it.each([
    ['it is over', [ended]],
    ['it goes on', []],
  ])('is short where nothing was found and %s', (_, events) => {
    expect(
      summaryText(FILE, stateAfter(...did.hunted(), ...events), SENT)
        .split('\n')
        .slice(4),
    ).toEqual([
      'raised 0 = fixed 0 + open 0 + deferred 0 + disputed 0 + rejected 0.',
      '',
      'Calls of agents: 0 = hunt 0 + triage 0 + fix 0 + judge 0 + verify 0; 0 bytes of packets; nothing is known of 1 run.',
      '',
      'Scope: 2 files \\(changed since main\\). Branch audit/qa-2026-01-31, from 000000000000 to 000000000000.',
      '',
      '## Rounds',
      '',
      '- Round 1: 1 of 1 answered, 0 kept, 0 rejected, 0 fix commits, 0 fix reviews',
      '',
    ]);
  });

  it.each([
    ['test/a.py', true],
    ['a/tests/b.py', true],
    ['tests.py', true],
    ['bin/test', true],
    ['a.test.ts', true],
    ['a/spec/b.rb', true],
    ['total_spec.rb', true],
    ['total_specs.rb', true],
    ['a/__tests__/b.js', true],
    ['src/TestTotal.java', true],
    ['TestTotal.java', true],
    ['src/TotalTest.java', true],
    ['src/TotalSpec.scala', true],
    ['inspector.js', false],
    ['attested.js', false],
    ['src/latest.js', false],
    ['src/aTestTotal.js', false],
    ['src/Testing.js', false],
    ['src/TESTER.js', false],
  ])('takes %s for a test: %s', (path, is) => {
    const events = fixedOnce().map((event) =>
      event.kind === 'committed' ? { ...event, files: [path] } : event,
    );
    expect(untested({ preset: 'hacker' }, stateAfter(...events))).toEqual(
      is ? [] : ['Fixes that brought no regression test: QA-R1-001', ''],
    );
  });

  it('asks for no test of a repair, which is no finding’s', () => {
    const repaired = [
      did.broke('REPAIR-R1-1', sha('a1'), 'x'),
      did.committed('REPAIR-R1-1', sha('a2'), sha('a1')),
    ];
    expect(untested({ preset: 'qa' }, stateAfter(...fixedOnce(), ...repaired))[0]).toBe(
      'Fixes that brought no regression test: QA-R1-001',
    );
    const two = auditFinding({ id: 'QA-R1-002' });
    const both = [...did.hunted([two]), did.committed(two.id, sha('a2'), sha('a1'))];
    const decided = [...did.kept(two.id), did.decided('fix', two.id)];
    expect(
      untested(
        { preset: 'qa' },
        stateAfter(...fixedOnce(), ...both.slice(0, 2), ...decided, ...both.slice(2)),
      )[0],
    ).toBe('Fixes that brought no regression test: QA-R1-001, QA-R1-002');
    expect(untested({ preset: 'ux' }, stateAfter(...fixedOnce()))).toEqual([]);
  });
});

it('counts findings by what became of each', () => {
  const statuses = ['fixed', 'open', 'deferred', 'disputed', 'disputed'] as const;
  const findings = statuses.map((status) => auditFinding({ status }));
  expect(auditArithmetic(findings, 3)).toBe(
    'raised 8 = fixed 1 + open 1 + deferred 1 + disputed 2 + rejected 3.',
  );
});

describe('historySection', () => {
  it('has every round, and where each finding was fixed, also when that was in a later round', () => {
    const later: Untimed[] = [
      ...did.hunted([ONE]),
      ...did.kept(ONE.id),
      did.decided('fix', ONE.id),
      did.gaveUp(ONE.id),
      did.closed(1, 0),
      { kind: 'round', round: 2, head: sha('a0') },
      did.decided('fix', ONE.id),
      { ...did.committed(ONE.id, sha('a1'), sha('a0')), round: 2 } as Untimed,
    ];
    expect(historySection(FILE, stateAfter(...later)).split('\n')).toEqual([
      '## Audit abcdef, 2026-01-31, branch audit/qa-2026-01-31',
      '',
      '### Round 1',
      '',
      '1 of 1 answered.',
      '',
      '| ID | Severity | Tier | Title | Status | Fixed in |',
      '|---|---|---|---|---|---|',
      '| QA-R1-001 | high | confirmed | The tax is added | fixed | a1a1a1a1a1a1 |',
      '',
      '### Round 2',
      '',
      '0 of 1 answered; nothing is known.',
      '',
    ]);
  });

  it('never takes a round that nobody answered for one that found nothing', () => {
    const seven = auditFile({
      roles: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => ({ slug, own: null })),
    });
    const stopped: Untimed = {
      kind: 'ended',
      outcome: 'stopped',
      why: 'stopped by the user: late',
      changed: [],
    };
    const silent = [
      ...did.hunted(),
      did.closed(),
      { kind: 'round', round: 2, head: START } as Untimed,
      stopped,
    ];
    const state = stateAfter(...silent);
    const note = '0 of 7 answered; nothing is known';
    const [first, second] = historySection(seven, state).split('### Round ').slice(1);
    expect(first).toBe('1\n\nNo findings: 7 of 7 answered.\n\n');
    expect(second).toBe(`2\n\n${note}.\n`);
    expect(state.rounds.map((round) => roundFile(seven, state, round).coverage.note)).toEqual([
      '7 of 7 answered',
      note,
    ]);
    expect(summaryText(seven, state, SENT)).toContain(`- Round 2: ${note}, 0 kept`);
    expect(renderAuditTerminal(seven, state, SENT, MARKS)).toContain(`- Round 2: ${note}, 0 kept`);
    expect(workflowState(seven, state, FILE.started_at).audit.answered).toBe(note);
  });

  it('names no commit for a fix that was taken back', () => {
    const text = historySection(FILE, stateAfter(...fixedOnce(), did.reverted(ONE.id, sha('a1'), sha('a2'))));
    expect(text).toContain('| QA-R1-001 | high | confirmed | The tax is added | open |  |');
  });
});
