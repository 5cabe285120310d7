import type { Report } from '../../src/contracts/files/report.ts';
import type { Lens } from '../../src/contracts/vocabulary.ts';
import type { ScoredFinding } from '../../src/findings/lifecycle.ts';
import type { RepoPath } from '../../src/kernel/repo-path.ts';
import type { ShownFile } from '../../src/packets/hunks/shown-files.ts';
import { buildReport } from '../../src/report/build/build-report.ts';
import type { ReportFacts } from '../../src/report/build/report-facts.ts';
import { hunkCoverage } from '../../src/report/build/coverage.ts';
import type { PageMaterial } from '../../src/report/formats/html/render-html.ts';
import { exampleFacts, exampleFinding, exampleRun } from './report-example.ts';

const GENERATED_LENSES: readonly Lens[] = ['bug-scan', 'rules-compliance', 'history-context'];
const FOLDERS = ['src/payments', 'src/checkout', 'src/stock', 'lib/money', 'tests'];

export type Generated = { readonly report: Report; readonly material: PageMaterial };

type Wanted = {
  readonly findings: number;
  readonly files: number;
  /** Changed lines of each file. */
  readonly lines: number;
  /** Text that stands in titles, explanations, quotes, fixes, code and paths. */
  readonly text?: string;
  readonly facts?: Partial<ReportFacts>;
};

/** A report of any size made by the real code from generated findings, with the diff that they stand in. */
export function generatedPage({ findings, files, lines, text = '', facts = {} }: Wanted): Generated {
  const shown = Array.from({ length: files }, (_, i) => shownFile(i, lines, text));
  const hunks = shown.flatMap((file) => file.hunks.map(({ id }) => id));
  const calls = GENERATED_LENSES.map((lens, i) => ({
    ...{ slot: `r7k2ab/${i + 2}` as const, lens, hunks, stored: true, why: '' },
  }));
  const scored = Array.from({ length: findings }, (_, i) => finding(i, shown[i % files], lines, text));
  const report = buildReport(
    exampleFacts({
      run: {
        ...exampleRun,
        title: `feature ${text}`,
        settings: { ...exampleRun.settings, lenses: [...GENERATED_LENSES] },
      },
      ...{ files, changedLines: files * lines, hunks, calls, scored, raised: findings },
      ...facts,
    }),
  );
  return {
    report,
    material: { files: shown, coverage: hunkCoverage(hunks, GENERATED_LENSES, calls, [], []) },
  };
}

function shownFile(index: number, lines: number, text: string): ShownFile {
  const path = `${FOLDERS[index % FOLDERS.length] ?? ''}/module-${index}${text}.ts`.replaceAll(
    '\0',
    '',
  ) as RepoPath;
  const body = Array.from(
    { length: lines },
    (_, i) => `+  const total${i} = price(line, ${i}) * rate; ${text.replaceAll('\n', ' ')}\n`,
  );
  const context = ' export function checkout(cart) {\n';
  return {
    path,
    from: null,
    status: 'modified',
    addedLines: lines,
    removedLines: 1,
    skipped: null,
    header: '',
    hunks: [
      {
        id: `${path}#1`,
        old: { start: 10, count: 2 },
        new: { start: 10, count: lines + 1 },
        text: `@@ -10,2 +10,${lines + 1} @@ ${text.replaceAll('\n', ' ')}\n${context}-  return cart.total;\n${body.join('')}`,
      },
    ],
  };
}

function finding(index: number, file: ShownFile | undefined, lines: number, text: string): ScoredFinding {
  const at = 11 + (index % lines);
  const lens = GENERATED_LENSES[index % GENERATED_LENSES.length] ?? 'bug-scan';
  const example = exampleFinding(`Rounding loses a cent in case ${index} ${text}`.slice(0, 400), at, lens);
  const { claim } = example;
  return {
    ...example,
    file: file?.path ?? example.file,
    fingerprint: index.toString(16).padStart(64, '0'),
    claim: {
      ...claim,
      severity: (['critical', 'high', 'medium', 'low'] as const)[index % 4] ?? 'low',
      why: `The product is no whole number of cents, and the next step rounds it a second time, so that a cart with ${index} lines is charged less than it shows. ${text}`,
      suggested_fix: `const total = Math.round(price(line) * rate); ${text}`,
      verification: {
        ...claim.verification,
        code_examined: `const total = price(line, ${index}) * rate; ${text}`,
      },
    },
    score: 75 + (index % 25),
    group: index % 25 >= 15 ? 'critical' : 'important',
  };
}
