import { expect, it } from 'vitest';
import { auditFile, auditFinding, fixesFinding, sha } from '../../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';
import { HOSTILE } from '../../../tests/kit/hostile-strings.ts';
import { liveInTerminal } from '../../../tests/kit/inert-judges.ts';
import { inkOf, MARKS } from '../../kernel/text/ink.ts';
import type { SentByRun } from './fix-accounts.ts';
import { renderAuditTerminal } from './render-audit-terminal.ts';

const ONE = auditFinding();
const SENT: SentByRun = new Map();
const ended = (outcome: 'converged' | 'ceiling', why: string, ...changed: string[]): Untimed => ({
  kind: 'ended',
  outcome,
  why,
  changed,
});
const told = (text: string) => {
  const two = auditFinding({
    id: 'QA-R1-002',
    severity: 'low',
    title: text,
    fingerprint: 'b'.repeat(64),
    location: { file: text, lines: [3, 3] },
  });
  const rejected = { id: 'QA-R1-003', title: text, agent: 'auth', reason: text, penalty_applied: 0 };
  return stateAfter(
    ...did.hunted([ONE, two], { rejected: [rejected] }),
    ...did.kept(ONE.id, two.id),
    did.decided('fix', ONE.id),
    did.decided('defer', two.id),
    ...fixedOnce().slice(-8),
    ...did.reviewed(sha('a1'), []),
  );
};

it('says what became of everything that was raised', () => {
  const text = renderAuditTerminal(auditFile({ warnings: ['slow disk'] }), told('Slow'), SENT, MARKS);
  expect(text).toContain('raised 3 = fixed 1 + open 0 + deferred 1 + disputed 0 + rejected 1.');
  expect(text).toMatch(/### Not fixed\n\n- \*\*\[Slow:3\]\*\* Slow\n {2}QA-R1-002, low/);
  expect(text).toMatch(/### Fixed\n\n- \*\*\[src\/price\.js:2\]\*\* The tax is added/);
  expect(text).toContain('- QA-R1-003 Slow: Slow');
  expect(text).toContain('Warning: slow disk');
});

it('says why a fix was taken back, what was left open beside its fix, and which tests are flaky', () => {
  const state = stateAfter(
    ...fixedOnce(),
    ...did.tested(sha('a1'), ['x']),
    ...did.tested(sha('a1')),
    ...did.reviewed(sha('a1'), [fixesFinding()]),
    did.gaveUp('FD-R1-001'),
    did.leftOpen('FD-R1-001'),
    did.condemned(ONE.id, sha('a1'), 'tests fail with it'),
    did.reverted(ONE.id, sha('a1'), sha('a2')),
  );
  const text = renderAuditTerminal(auditFile(), state, SENT, MARKS);
  expect(text).toContain(`the fix of ${ONE.id} was taken back: tests fail with it`);
  expect(text).toContain('FD-R1-001 was left open beside the fixes that it is about');
  expect(text).toContain('Flaky tests, which passed and failed at one commit: x');
});

it('is whole: verdict, arithmetic, findings, rounds, rejections, remarks', () => {
  const end = ended('ceiling', '5 rounds', 'HEAD', 'index');
  const state = stateAfter(
    ...did.hunted([ONE], { gaps: ['auth: lost', 'io: lost'], unopened: ['a.js', 'b.js'] }),
    ...did.kept(ONE.id),
    end,
  );
  const file = auditFile({ captured: 'manual', warnings: ['one', 'two'] });
  expect(renderAuditTerminal(file, state, SENT, MARKS).split('\n')).toEqual([
    '## Audit abcdef: qa, 2026-01-31',
    '',
    '**incomplete** (exit 3): 5 rounds',
    '',
    'raised 1 = fixed 0 + open 1 + deferred 0 + disputed 0 + rejected 0.',
    'Calls of agents: 0 = hunt 0 + triage 0 + fix 0 + judge 0 + verify 0; 0 bytes of packets; nothing is known of 2 runs.',
    'Scope: 2 files (changed since main). Branch audit/qa-2026-01-31, from 000000000000 to 000000000000.',
    'Replies were brought by hand: nobody watched who wrote them.',
    '',
    '### Not fixed',
    '',
    '- **[src/price.js:2]** The tax is added',
    '  QA-R1-001, high, open',
    '',
    '### Rounds',
    '',
    '- Round 1: 1 of 1 answered; nothing is known of what is in 2 files that nobody opened, 1 kept, 0 rejected, 0 fix commits, 0 fix reviews, no reply: auth: lost, no reply: io: lost, nobody opened a.js, b.js',
    '',
    'While the audit ran, your own work tree changed, and not by the audit: HEAD',
    'While the audit ran, your own work tree changed, and not by the audit: index',
    'Warning: one',
    'Warning: two',
    '',
  ]);
});

it('has nothing to remark on where nothing is to be said', () => {
  const end = ended('converged', 'nothing new');
  expect(renderAuditTerminal(auditFile(), stateAfter(...did.hunted(), end), SENT, MARKS).split('\n')).toEqual(
    [
      '## Audit abcdef: qa, 2026-01-31',
      '',
      '**complete** (exit 0): nothing new',
      '',
      'raised 0 = fixed 0 + open 0 + deferred 0 + disputed 0 + rejected 0.',
      'Calls of agents: 0 = hunt 0 + triage 0 + fix 0 + judge 0 + verify 0; 0 bytes of packets; nothing is known of 1 run.',
      'Scope: 2 files (changed since main). Branch audit/qa-2026-01-31, from 000000000000 to 000000000000.',
      '',
      '### Rounds',
      '',
      '- Round 1: 1 of 1 answered, 0 kept, 0 rejected, 0 fix commits, 0 fix reviews',
      '',
    ],
  );
});

it('lists fixes and rejections, each on a line of its own, and fixes that brought no test', () => {
  const lines = renderAuditTerminal(auditFile(), told('Slow'), SENT, MARKS).split('\n');
  expect(lines.slice(lines.indexOf('### Fixed'))).toEqual([
    '### Fixed',
    '',
    '- **[src/price.js:2]** The tax is added',
    '  QA-R1-001, high, fixed',
    '',
    '### Fixes',
    '',
    '- QA-R1-001 in a1a1a1a1a1a1, 2 calls',
    '  tests: passed',
    '  review: veri1 found nothing about it',
    '',
    '### Rounds',
    '',
    '- Round 1: 1 of 1 answered, 2 kept, 1 rejected, 1 fix commit, 1 fix review',
    '',
    '### Rejected',
    '',
    '- QA-R1-003 Slow: Slow',
    '',
    'Fixes that brought no regression test: QA-R1-001',
    '',
  ]);
});

it('lists findings each on lines of their own', () => {
  const two = auditFinding({ id: 'QA-R1-002', severity: 'low', fingerprint: 'b'.repeat(64) });
  const state = stateAfter(...did.hunted([ONE, two]), ...did.kept(ONE.id, two.id));
  const lines = renderAuditTerminal(auditFile(), state, SENT, MARKS).split('\n');
  const from = lines.indexOf('### Not fixed');
  expect(lines.slice(from, from + 7)).toEqual([
    '### Not fixed',
    '',
    '- **[src/price.js:2]** The tax is added',
    '  QA-R1-001, high, open',
    '- **[src/price.js:2]** The tax is added',
    '  QA-R1-002, low, open',
    '',
  ]);
});

it('is red where something grave is left, green where nothing is, and yellow where one should look', () => {
  const ink = inkOf({ color: true, columns: 80, links: false }, null);
  const end = ended('converged', 'nothing new');
  const all = (['critical', 'high', 'medium', 'low'] as const).map((severity, n) =>
    auditFinding({ id: `QA-R1-00${n}`, severity, location: { file: severity, lines: [1, 1] } }),
  );
  const kept = did.kept(...all.map(({ id }) => id));
  const text = renderAuditTerminal(
    auditFile({ warnings: ['w'] }),
    stateAfter(...did.hunted(all), ...kept),
    SENT,
    ink,
  );
  const [red, yellow, green] = ['\u001b[31m', '\u001b[33m', '\u001b[32m'];
  const bold = (what: string) => `\u001b[1m${what}\u001b[22m`;
  expect(text).toContain(`${red}${bold('incomplete')}`);
  expect(text).toContain(`${red}${bold('[critical:1]')}`);
  expect(text).toContain(`${red}${bold('[high:1]')}`);
  expect(text).toContain(`${yellow}${bold('[medium:1]')}`);
  expect(text).toContain(`- ${bold('[low:1]')}`);
  expect(text).toContain('\u001b[2mQA-R1-003, low, open');
  expect(text).toContain(`${yellow}Warning: w`);
  expect(renderAuditTerminal(auditFile(), stateAfter(...did.hunted(), end), SENT, ink)).toContain(
    `${green}${bold('complete')}`,
  );
});

it.each(Object.entries(HOSTILE))('does nothing that is asked by: %s', (_, text) => {
  const file = auditFile({ scope_note: text, branch: text, warnings: [text] });
  const ink = inkOf({ color: true, columns: 80, links: true }, '/home/u/repo');
  expect(liveInTerminal(renderAuditTerminal(file, told(text), SENT, ink))).toEqual([]);
});
