import { expect, it } from 'vitest';
import { auditFile, auditFinding, sha } from '../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter } from '../../tests/kit/audit-journal.ts';
import { HOSTILE } from '../../tests/kit/hostile-strings.ts';
import { liveInTerminal } from '../../tests/kit/inert-judges.ts';
import { inkOf, MARKS } from '../kernel/ink.ts';
import { renderAuditTerminal } from './render-audit-terminal.ts';

const ONE = auditFinding();
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
  const text = renderAuditTerminal(auditFile({ warnings: ['slow disk'] }), told('Slow'), MARKS);
  expect(text).toContain('raised 3 = fixed 1 + open 0 + deferred 1 + disputed 0 + rejected 1.');
  expect(text).toMatch(/### Not fixed\n\n- \*\*\[Slow:3\]\*\* Slow\n {2}QA-R1-002, low/);
  expect(text).toMatch(/### Fixed\n\n- \*\*\[src\/price\.js:2\]\*\* The tax is added/);
  expect(text).toContain('- QA-R1-003 Slow: Slow');
  expect(text).toContain('Warning: slow disk');
});

it.each(Object.entries(HOSTILE))('does nothing that is asked by: %s', (_, text) => {
  const file = auditFile({ scope_note: text, branch: text, warnings: [text] });
  const ink = inkOf({ color: true, columns: 80, links: true }, '/home/u/repo');
  expect(liveInTerminal(renderAuditTerminal(file, told(text), ink))).toEqual([]);
});
