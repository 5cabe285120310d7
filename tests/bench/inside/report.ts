import { mergeDuplicates } from '../../../src/findings/merge-duplicates.ts';
import type { ScoredFinding } from '../../../src/findings/lifecycle.ts';
import type { RepoPath } from '../../../src/kernel/repo-path.ts';
import { buildReport } from '../../../src/report/build/build-report.ts';
import { FORMATS, formatRecord } from '../../../src/report/formats.ts';
import { hunkIds, type ShownFile, type ShownHunk } from '../../../src/packets/hunks/shown-files.ts';
import { PLAIN_VIEW } from '../../kit/every-format.ts';
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
/** A hunk of three lines around each finding. */
const hunksOf = (path: RepoPath): ShownHunk[] =>
  made.flatMap(({ file, at: { start } }) =>
    file !== path
      ? []
      : [
          {
            id: `${path}#${start}`,
            old: { start: start - 2, count: 0 },
            new: { start: start - 1, count: 3 },
            text: `@@ -${start - 2},0 +${start - 1},3 @@\n+  const before = await load(order, ${start});\n+  ship(order);\n+  return before;\n`,
          },
        ],
  );
const files = [...new Set(made.map(({ file }) => file))].map((path): ShownFile => ({
  ...{ path, from: null, status: 'modified', addedLines: 3, removedLines: 0, skipped: null, header: '' },
  hunks: hunksOf(path),
}));
const rows = hunkIds(files).map((hunk) => ({ hunk, cells: ['reviewed' as const] }));
const material = { files, coverage: { lenses: ['bug-scan' as const], rows } };
const view = { ...PLAIN_VIEW, material: () => Promise.resolve(material) };
const pages: string[] = [];
for (const format of FORMATS) pages.push(await formatRecord(format).render(report, view));
if (pages.some((page) => page.length < made.length * 20))
  throw new Error('a format says less than it should');
