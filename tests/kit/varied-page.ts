import type { RepoPath } from '../../src/kernel/repo-path.ts';
import type { ShownFile } from '../../src/packets/hunks/shown-files.ts';
import { hunkCoverage } from '../../src/report/build/coverage.ts';
import { dropped } from './report-example.ts';
import { exampleFix, exampleProof } from './work-example.ts';
import { generatedPage, type Generated } from './generated-page.ts';

/**
 * A page with one of everything: incomplete, findings of every group and severity, drops, skipped and renamed files, a
 * finding outside the diff, one that was proven and fixed, and hunks that were reviewed, carried over, missed and not for a lens.
 */
export function variedPage(): Generated {
  const { report, material } = generatedPage({ findings: 12, files: 6, lines: 8 });
  const [first, second, ...others] = report.findings;
  if (first === undefined || second === undefined) throw new Error('no findings were generated');
  const hunks = material.files.flatMap((file) => file.hunks.map(({ id }) => id));
  const calls = [
    { slot: 'r7k2ab/2' as const, lens: 'bug-scan' as const, hunks: hunks.slice(1), stored: true, why: '' },
    { slot: 'r7k2ab/3' as const, lens: 'rules-compliance' as const, hunks, stored: false, why: 'no reply' },
  ];
  const idle = [{ lens: 'history-context' as const, why: 'no history at base of the changed files' }];
  const carried = hunks.slice(0, 1).map((hunk) => ({ lens: 'bug-scan' as const, hunk }));
  return {
    report: {
      ...report,
      status: 'incomplete',
      gaps: ['rules-compliance (slot r7k2ab/3): 6 hunks not reviewed: no reply'],
      counts: {
        ...report.counts,
        raised: report.counts.raised + 2,
        dropped: { quote_not_found: 1, below_threshold: 1 },
      },
      findings: [
        { ...first, file: 'lib/far-away.ts', placement: 'impact', witnesses: ['rules-compliance'] },
        { ...second, side: 'old', lines: [500, 502], state: 'open', since: 'r6j1aa' },
        ...others.map((finding, i) =>
          i === 1
            ? { ...finding, proof: exampleProof(), fix: exampleFix() }
            : i === 0
              ? { ...finding, group: 'unscored' as const, score: null }
              : finding,
        ),
      ],
      dropped: DROPS.map(({ value, reason }) => ({
        finding: {
          file: value.claim.file,
          line: value.claim.line,
          title: value.claim.title,
          lens: value.lens,
        },
        reason: { kind: reason.kind, text: 'the quote is not in the file' },
      })),
      since: {
        ...{
          run: 'r6j1aa',
          planned_at: '2026-01-01T03:04:05.678Z',
          new: 11,
          open: 1,
          fixed: 1,
          unconfirmed: 0,
          dismissed: 0,
          withdrawn: 0,
        },
        gone: [
          {
            fingerprint: 'e'.repeat(64),
            file: 'src/pay.ts',
            line: 3,
            title: 'A gone one',
            lens: 'bug-scan',
            became: 'fixed',
            why: 'its quote stands there no more',
          },
        ],
      },
      warnings: ['a warning'],
    },
    material: {
      files: [...material.files, ...OTHER_FILES],
      coverage: hunkCoverage(
        hunks,
        ['bug-scan', 'rules-compliance', 'history-context'],
        calls,
        idle,
        carried,
      ),
    },
  };
}

const DROPS = [
  dropped('A claim without a quote', 4, { kind: 'quote_not_found', file: 'src/pay.ts' }),
  dropped('A weak one', 12, { kind: 'below_threshold', score: 30, threshold: 75 }),
];

const OTHER_FILES: readonly ShownFile[] = [
  { path: 'package-lock.json', status: 'modified', from: null, skipped: 'lockfile' },
  { path: 'src/new-name.ts', status: 'renamed', from: 'src/old-name.ts', skipped: 'rename' },
].map((file) => ({
  ...{ addedLines: 0, removedLines: 0, header: '', hunks: [] },
  ...(file as Pick<ShownFile, 'status' | 'skipped'>),
  path: file.path as RepoPath,
  from: file.from as RepoPath | null,
}));
