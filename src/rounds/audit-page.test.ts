import { expect, it } from 'vitest';
import { auditFile, START } from '../../tests/kit/audit-example.ts';
import { did, journalOf, stateAfter, type Untimed } from '../../tests/kit/audit-journal.ts';
import { renderAuditHtml } from '../report/formats/html/audit/render-audit-html.ts';
import { auditPage } from './audit-page.ts';
import type { Audit } from './stored/open-audit.ts';

it('the page says of each round how many specialists answered', () => {
  const file = auditFile({ roles: ['a', 'b', 'c'].map((slug) => ({ slug, own: null })) });
  const events: Untimed[] = [...did.hunted(), did.closed(), { kind: 'round', round: 2, head: START }];
  const page = auditPage({
    file,
    state: stateAfter(...events),
    journal: journalOf(events),
  } as unknown as Audit);
  const notes = ['3 of 3 answered', '0 of 3 answered; nothing is known'];
  expect(page.rounds.map(({ answered }) => answered)).toEqual(notes);
  for (const note of notes) expect(renderAuditHtml(page)).toContain(`<td>${note}`);
});
