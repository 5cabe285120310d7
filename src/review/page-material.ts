import { hunkIds, type ShownFile } from '../packets/hunks/shown-files.ts';
import { hunkCoverage } from '../report/build/coverage.ts';
import type { PageMaterial } from '../report/formats/html/render-html.ts';
import { reviewCalls } from './ending/coverage-facts.ts';
import { readFindings } from './ending/finish-run.ts';
import { readPast } from '../run/remembered/memory.ts';
import type { Run } from '../run/stored/open-run.ts';
import { readStamped } from '../run/ledger/stamped.ts';

/** What the HTML report shows besides the report: the diff as reviewers saw it, and whether each hunk was reviewed. */
export async function pageMaterial(run: Run): Promise<PageMaterial> {
  const [files, past, { unexamined }] = await Promise.all([
    readStamped<readonly ShownFile[]>(run.paths.files, run.file),
    readPast(run.paths, run.file),
    readFindings(run),
  ]);
  const { settings, lenses_without_work: idle, not_sent: notSent } = run.file;
  const hunks = hunkIds(files);
  const calls = reviewCalls(run, unexamined);
  const coverage = hunkCoverage(hunks, settings.lenses, calls, idle, past.carried, notSent);
  return { files, coverage };
}
