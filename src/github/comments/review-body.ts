import { counted } from '../../kernel/text/counted.ts';
import type { Report, ReportFinding } from '../../contracts/files/report.ts';
import { inertGithub } from './inert-github.ts';
import { glanceOf, shortWhy } from '../../report/formats/words/at-a-glance.ts';
import { arithmetic, coverageLine } from '../../report/build/arithmetic.ts';
import { sinceCounts, sinceTitle } from '../../report/formats/words/since-words.ts';
import { nothingReviewed } from '../../report/formats/words/nothing-reviewed.ts';
import { allClear, summaryNotes } from '../../report/formats/words/summary-notes.ts';
import { boundedBody, cut, type Section } from './bounded-body.ts';
import { findingEntry, findingLine } from './finding-comment.ts';
import { commitText } from './gone-comment.ts';
import { reviewMarker } from './marker.ts';

/** Characters per line of the summary. */
const LINE = 1000;

/**
 * The text of the review. A review that certifies nothing says so first.
 *
 * @param inBody findings without a comment, in report order
 * @param notes what a reader must know about this post
 */
export function reviewBody(
  report: Report,
  inBody: readonly ReportFinding[],
  notes: readonly string[],
): string {
  return boundedBody([
    ...first(report),
    { full: summary(report, notes) },
    ...glanceSections(report),
    ...bodySections(inBody),
    ...minorSections(report),
    ...noteSections(report),
  ]);
}

/** The text of a review that a newer one replaced. */
export function supersededBody(): string {
  return `${reviewMarker('superseded')}\n_A newer review by correctless says how things are now._`;
}

function first(report: Report): Section[] {
  const marker = reviewMarker('current');
  const of = commitText(report);
  const kind = nothingReviewed(report) === undefined ? 'Code review' : 'Nothing was reviewed';
  const clear = allClear(report);
  const said = clear === undefined ? of : `${of}: ${clear}`;
  if (report.status === 'complete') return [{ full: `${marker}\n**${kind}** of ${said}` }];
  const head = `${marker}\n**${report.status.toUpperCase()}: this review of ${of} certifies nothing.**`;
  return [{ full: head }, ...report.gaps.map((gap) => ({ full: `- ${inertGithub(cut(gap, LINE))}` }))];
}

function summary(report: Report, notes: readonly string[]): string {
  const { counts, scope, since } = report;
  const open = counts.unscored + counts.not_scored;
  return [
    `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor${open === 0 ? '' : `, ${open} not scored`} in ${counted(scope.files, 'file')}.`,
    ...[nothingReviewed(report) ?? []].flat().map((text) => inertGithub(cut(text, LINE))),
    ...(since === null ? [] : [`${sinceTitle(since)}: ${sinceCounts(since)}.`]),
    ...notes.map((note) => inertGithub(cut(note, LINE))),
  ].join('\n\n');
}

/** The result, and for many findings those that matter most; each has a comment, or an entry below. */
function glanceSections(report: Report): Section[] {
  const answer = { full: `**Recommendation:** ${report.recommendation}` };
  const glance = glanceOf(report);
  if (glance === undefined) return [answer];
  const first = glance.first.map(
    (one, i) => `${i + 1}. ${findingLine(one)}\n   ${inertGithub(shortWhy(one))}`,
  );
  const rest = glance.rest.filter(({ name }) => name !== 'Minor');
  return [
    answer,
    { full: [`**The ${first.length} that matter most**`, '', ...first].join('\n') },
    ...rest.map(({ name, findings }) => ({
      full: [`**${name}, in a line each**`, '', ...findings.map((one) => `- ${findingLine(one)}`)].join('\n'),
    })),
  ];
}

function bodySections(inBody: readonly ReportFinding[]): Section[] {
  if (inBody.length === 0) return [];
  return [{ full: `**Without a comment at a line (${inBody.length})**` }, ...inBody.map(findingEntry)];
}

function minorSections({ findings }: Report): Section[] {
  const minor = findings.filter(({ group }) => group === 'minor');
  if (minor.length === 0) return [];
  return [{ full: `**Minor notes (${minor.length})**` }, ...minor.map(findingEntry)];
}

function noteSections(report: Report): Section[] {
  return [
    { full: `- Findings: ${arithmetic(report.counts)}` },
    { full: `- Coverage: ${inertGithub(cut(coverageLine(report.coverage), LINE))}` },
    ...summaryNotes(report).map(([name, text]) => ({
      full: `- ${inertGithub(name)}: ${inertGithub(cut(text, LINE))}`,
    })),
    { full: `<sub>correctless ${inertGithub(report.version)}, run ${inertGithub(report.run)}</sub>` },
  ];
}
