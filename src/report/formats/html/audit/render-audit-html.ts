import { auditItems } from './audit-items.ts';
import type { AuditPage } from './audit-page.ts';
import { groupedBy } from '../../../../kernel/grouped-by.ts';
import { fileSection, otherPlaces } from '../changed-files.ts';
import { filterBar } from '../filter-bar.ts';
import { findingIndex } from '../finding-index.ts';
import { line } from '../markup.ts';
import { findingCard, DROPPED, type PageItem } from '../page-item.ts';
import { pageHtml } from '../page-shell.ts';
import { roundsChart } from './rounds-chart.ts';

const WORDS = { lens: 'Role', dropped: 'rejected' } as const;

/** An audit as one HTML file, like the report of a review: the verdict, the rounds, every finding, how it went. */
export function renderAuditHtml(page: AuditPage): string {
  const items = auditItems(page);
  const { file, verdict } = page;
  return pageHtml({
    title: `${file.preset} audit, ${file.date}`,
    kind: 'Audit',
    status: verdict.status,
    note: file.scope_note,
    parts: [
      ['overview', 'Overview'],
      ...(page.rounds.length === 0 ? [] : [['rounds', 'Rounds'] as const]),
      ['findings', 'Findings'],
      ['timeline', 'Timeline'],
      ['about', 'About'],
    ],
    top: overview(page) + roundsChart(page.rounds),
    filters: filterBar(items, WORDS),
    index: findingIndex(items, WORDS),
    main: [findings(items), timeline(page), about(page)].join(''),
  });
}

function overview({ verdict, findings: all, rejected, arithmetic, rounds }: AuditPage): string {
  const counts = (['open', 'fixed', 'deferred', 'disputed', 'moot'] as const)
    .map((status) => ({
      name: status.charAt(0).toUpperCase() + status.slice(1),
      n: all.filter((finding) => finding.status === status).length,
      tone: status === 'open' ? 'critical' : status === 'fixed' ? 'good' : 'low',
    }))
    .filter(({ name, n }) => n > 0 || name !== 'Moot');
  const tiles = [
    ...counts,
    { name: 'Rejected', n: rejected.length, tone: 'plain' },
    { name: 'Rounds', n: rounds.length, tone: 'plain' },
  ].map(({ name, n, tone }) => `<div class="tile ${n === 0 ? 'zero' : tone}"><dt>${name}<dd>${n}</div>`);
  return `<section id=overview aria-labelledby=overview-title><h2 id=overview-title class=vh>Overview</h2>${outcome(verdict)}<div class=verdict><dl class=tiles>${tiles.join('')}</dl></div><p class=sum>${line(arithmetic)}</section>\n`;
}

/** An audit that converged may have left something grave: it is complete, but not clear. */
function outcome({ status, exit, why }: AuditPage['verdict']): string {
  if (exit === 0) return `<p class=clear>${line(why)}`;
  const word = status === 'complete' ? 'Not clear:' : status.toUpperCase();
  return `<div class="banner ${status === 'complete' ? 'open' : status}" role=note><p><strong>${word}</strong> ${line(why)}</div>`;
}

function findings(items: readonly PageItem[]): string {
  const known = items.filter(({ status }) => status !== DROPPED);
  const files = [...groupedBy(known, ({ file }) => file)].map(([path, own], index) =>
    fileSection({
      id: `file-${index + 1}`,
      path,
      notes: [],
      items: own,
      content: otherPlaces(own, undefined).join(''),
    }),
  );
  const rejected = items.filter(({ status }) => status === DROPPED);
  const rest =
    rejected.length === 0
      ? ''
      : `<section id=rejected>${rejected.map((item) => findingCard(item)).join('')}</section>`;
  return `<section id=findings aria-labelledby=findings-title><h2 id=findings-title>Findings by file</h2>${files.join('')}${rest}${items.length === 0 ? '<p class=empty>No finding was raised.' : ''}</section>\n`;
}

function timeline({ timeline: entries }: AuditPage): string {
  const rows = entries.map(
    ({ at, what, tone }) =>
      `<li class=${tone}><time datetime="${line(at)}">${line(at.slice(0, 16).replace('T', ' '))}</time> ${line(what)}`,
  );
  return `<section id=timeline aria-labelledby=timeline-title><h2 id=timeline-title>Timeline</h2><ol class=timeline>${rows.join('')}</ol></section>\n`;
}

function about({ file, head, calls }: AuditPage): string {
  const rows = [
    ['Branch', `${file.branch}, from ${file.start.slice(0, 12)} to ${head.slice(0, 12)}`],
    ['Tests', file.settings.test],
    ['Calls', calls],
    ...(file.captured === 'manual' ? [['Captured', 'manually; nobody watched who wrote the replies']] : []),
    ...file.skipped.map(({ path, reason }) => ['Shown to nobody', `${path} (${reason})`]),
    ...file.warnings.map((warning) => ['Warning', warning]),
    ['Audit', `${file.audit}, correctless ${file.version}`],
  ];
  const list = rows.map(([name = '', text = '']) => `<dt>${name}<dd>${line(text)}`).join('');
  return `<section id=about aria-labelledby=about-title><h2 id=about-title>About this audit</h2><dl class=about>${list}</dl></section>\n`;
}
