import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { findingBody } from './finding-card.ts';
import { line } from './markup.ts';
import { DROPPED, factsLine, type PageItem } from './page-item.ts';

type Drop = Report['dropped'][number];

const HEADINGS: Readonly<Record<ReportFinding['group'], string>> = {
  critical: 'Critical',
  important: 'Important',
  minor: 'Minor notes',
  unscored: 'No acceptable score',
  'not-scored': 'Beyond the limit of scored findings',
};

/** Every finding of the report in its order, then every dropped finding that is not among them. */
export function reviewItems(report: Report): PageItem[] {
  const { reasonOf, rest } = pairDrops(report);
  const findings = report.findings.map((finding) => findingItem(finding, report, reasonOf.get(finding)));
  return [...findings, ...rest.map(droppedItem)];
}

const LISTED_AS: Readonly<Partial<Record<ReportFinding['group'], string>>> = {
  unscored: 'unscored',
  'not-scored': 'not_scored',
};

/** An unscored finding is both listed and dropped: it is one finding, and is on the page once. */
function pairDrops({ findings, dropped }: Report): {
  readonly reasonOf: ReadonlyMap<ReportFinding, string>;
  readonly rest: readonly Drop[];
} {
  const waiting = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const kind = LISTED_AS[finding.group];
    if (kind === undefined) continue;
    const key = keyOf(kind, { ...finding, line: finding.lines[0] });
    waiting.set(key, [...(waiting.get(key) ?? []), finding]);
  }
  const reasonOf = new Map<ReportFinding, string>();
  const rest = dropped.filter(({ finding, reason }) => {
    const listed = waiting.get(keyOf(reason.kind, finding))?.shift();
    if (listed !== undefined) reasonOf.set(listed, reason.text);
    return listed === undefined;
  });
  return { reasonOf, rest };
}

function keyOf(kind: string, { file, line: at, title, lens }: Drop['finding']): string {
  return JSON.stringify([kind, file, at, title, lens]);
}

function findingItem(finding: ReportFinding, report: Report, dropReason: string | undefined): PageItem {
  return {
    id: finding.id,
    heading: HEADINGS[finding.group],
    title: finding.title,
    file: finding.file,
    lines: finding.lines,
    side: finding.side,
    severity: finding.severity,
    lens: finding.lens,
    status: finding.state,
    body: findingBody(finding, report, dropReason),
  };
}

function droppedItem({ finding, reason }: Drop, index: number): PageItem {
  return {
    id: `D${index + 1}`,
    heading: 'Dropped',
    title: finding.title,
    file: finding.file,
    lines: finding.line > 0 ? [finding.line, finding.line] : null,
    side: 'new',
    severity: null,
    lens: finding.lens,
    status: DROPPED,
    body: `${factsLine('<span class="badge none">Dropped</span>', [finding.lens, line(reason.kind.replaceAll('_', ' '))])}<p class=reason>${line(reason.text)}`,
  };
}
