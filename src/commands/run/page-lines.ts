import type { Report } from '../../contracts/files/report.ts';
import { writeFileAtomically } from '../../io/files/files.ts';
import { openPage } from '../../io/programs/open-page.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { renderHtml } from '../../report/formats/html/render-html.ts';
import { pageMaterial } from '../../review/page-material.ts';
import type { Run } from '../../run/stored/open-run.ts';
import type { Input } from '../line/command.ts';

/**
 * Leaves the report as a page beside the stored one, opens it where that is asked for, and says where it is. A page that cannot
 * be written or opened changes nothing about the review: that is said in its place.
 */
export async function pageLines(
  run: Run,
  report: Report,
  { opens, env }: { readonly opens: boolean; readonly env: Input['env'] },
): Promise<string> {
  const { page } = run.paths;
  try {
    await writeFileAtomically(page, renderHtml(report, await pageMaterial(run)));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `no page of the report: ${inertLine(error.message)}\n`;
  }
  const why = opens ? await openPage(page, env) : undefined;
  const problem = why === undefined ? '' : `the page was not opened: ${inertLine(why)}\n`;
  return `${problem}page: ${inertLine(page)}\n`;
}
