import { counted } from '../../../kernel/text/counted.ts';
import type { Report } from '../../../contracts/files/report.ts';
import { accountOf, arithmetic, coverageLine } from '../../build/arithmetic.ts';
import { nothingReviewed } from '../words/nothing-reviewed.ts';
import { allClear, nextStep } from '../words/summary-notes.ts';
import { firstFindings, otherFindings } from './first-findings.ts';
import { capital, line } from './markup.ts';
import { shareBar } from './share-bar.ts';

/** The answer first: whether the review is complete, what it recommends, and what happened to everything that was raised. */
export function overview(report: Report): string {
  return [
    '<section id=overview aria-labelledby=overview-title><h2 id=overview-title class=vh>Overview</h2>',
    clear(report),
    gaps(report),
    `<div class=verdict><p class="recommendation ${report.recommendation}"><small>Recommendation</small> <b>${capital(report.recommendation)}</b>`,
    tiles(report),
    '</div>',
    firstFindings(report),
    otherFindings(report),
    `<div class=lines><div><h3>Every finding that was raised</h3>${accountBar(report)}<p class=sum>${line(arithmetic(report.counts))}</div>`,
    `<div><h3>Every hunk that changed</h3>${coverageBar(report)}<p class=sum>${line(coverageLine(report.coverage))}</div></div>`,
    '</section>\n',
  ].join('');
}

function gaps(report: Report): string {
  if (report.status === 'complete') return '';
  const title =
    report.status === 'failed'
      ? 'This review failed: the repository changed while it was reviewed.'
      : 'Not everything was reviewed. What follows is partial and certifies nothing.';
  const list = report.gaps.map((gap) => `<li>${line(gap)}`).join('');
  return `<div class="banner ${report.status}" role=note><p><strong>${report.status.toUpperCase()}</strong> ${title}<ul>${list}</ul><p>${line(nextStep(report))}</div>`;
}

function tiles({ counts, scope }: Report): string {
  const unscored = counts.unscored + counts.not_scored;
  const all = [
    ['Critical', counts.critical, 'critical'],
    ['Important', counts.important, 'high'],
    ['Minor notes', counts.minor, 'low'],
    ...(unscored === 0 ? [] : [['Not scored', unscored, 'medium'] as const]),
    [scope.files === 1 ? 'File' : 'Files', scope.files, 'plain'],
    ['Changed lines', scope.changed_lines, 'plain'],
  ] as const;
  const cells = all.map(
    ([name, n, tone]) => `<div class="tile ${n === 0 ? 'zero' : tone}"><dt>${name}<dd>${n}</div>`,
  );
  return `<dl class=tiles>${cells.join('')}</dl>`;
}

function clear(report: Report): string {
  const text = nothingReviewed(report) ?? allClear(report);
  return text === undefined ? '' : `<p class=clear>${line(text)}`;
}

function accountBar({ counts }: Report): string {
  const tones = ['shown', 'one', 'two', 'three'];
  return shareBar(
    accountOf(counts).map(({ what, n }, index) => ({
      what,
      n,
      tone: tones[index === 0 ? 0 : 1 + ((index - 1) % 3)] ?? '',
    })),
  );
}

function coverageBar({ coverage: { hunks, reviewed, carried } }: Report): string {
  const missed = hunks - reviewed - carried;
  const shares = [
    { what: 'reviewed', n: reviewed, tone: 'good' },
    { what: 'carried over', n: carried, tone: 'two' },
    { what: 'not reviewed', n: missed, tone: 'bad' },
  ];
  const gap = missed === 0 ? '' : `<p class=missing>${counted(missed, 'hunk')} not reviewed by every lens`;
  return shareBar(shares.filter(({ n }) => n > 0)) + gap;
}
