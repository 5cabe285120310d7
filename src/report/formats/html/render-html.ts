import type { Report } from '../../../contracts/files/report.ts';
import type { ShownFile } from '../../../packets/hunks/shown-files.ts';
import type { HunkCoverage } from '../../build/coverage.ts';
import { changedFiles } from './changed-files.ts';
import { coverageMap } from './coverage-map.ts';
import { filterBar } from './filter-bar.ts';
import { findingIndex } from './finding-index.ts';
import { reportKind } from '../words/nothing-reviewed.ts';
import { capital } from './markup.ts';
import { overview } from './overview.ts';
import { pageHtml } from './page-shell.ts';
import { reviewItems } from './review-items.ts';
import { aboutRun, goneFindings } from './run-notes.ts';

/** What a page shows besides the report. Secrets in it are replaced, as agents saw it. */
export type PageMaterial = { readonly files: readonly ShownFile[]; readonly coverage: HunkCoverage };

const WORDS = { lens: 'Lens', dropped: 'dropped' } as const;

/** The report as one HTML file that needs nothing else: readable without its script, and inert whatever was reviewed. */
export function renderHtml(report: Report, { files, coverage }: PageMaterial): string {
  const items = reviewItems(report);
  const map = coverageMap(files, coverage);
  const since = goneFindings(report);
  return pageHtml({
    title: report.title,
    kind: capital(reportKind(report).toLowerCase()),
    status: report.status,
    note: report.scope.note,
    parts: [
      ['overview', 'Overview'],
      ['changes', 'Changes'],
      ...(since === '' ? [] : [['since', 'Since last review'] as const]),
      ...(map === '' ? [] : [['coverage', 'Coverage'] as const]),
      ['about', 'About'],
    ],
    top: overview(report),
    filters: filterBar(items, WORDS),
    index: findingIndex(items, WORDS),
    main: [changedFiles(files, items), since, map, aboutRun(report)].join(''),
  });
}
