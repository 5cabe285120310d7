import { mergeDuplicates } from '../../../src/findings/merge-duplicates.ts';
import type { ScoredFinding } from '../../../src/findings/lifecycle.ts';
import type { RepoPath } from '../../../src/kernel/repo-path.ts';
import { RENDERERS } from '../../../src/commands/report/report-formats.ts';
import { buildReport } from '../../../src/report/build-report.ts';
import { renderHtml } from '../../../src/report/html/render-html.ts';
import { exampleFacts, exampleFinding } from '../../kit/report-example.ts';

/** node report.mjs FINDINGS: duplicates merged, one report made, and shown in every format. */
const [findings = '1000'] = process.argv.slice(2);
const made = Array.from({ length: Number(findings) }, (_, at) => ({
  ...exampleFinding(`It goes wrong in the order ${at}`, 10 + at),
  file: `src/file${at % 100}.ts` as RepoPath,
}));
const { kept } = mergeDuplicates(made);
if (kept.length !== made.length) throw new Error(`of ${made.length} findings ${kept.length} were kept`);
const scored = kept.map((finding): ScoredFinding => ({
  ...finding,
  score: 80,
  group: 'important',
}));
const report = buildReport(exampleFacts({ raised: scored.length, scored }));
const pages = [renderHtml(report, { files: [], coverage: { lenses: [], rows: [] } })];
for (const render of Object.values(RENDERERS)) pages.push(await render(report));
if (pages.some((page) => page.length < made.length * 20))
  throw new Error('a format says less than it should');
