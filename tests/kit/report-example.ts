import { EXAMPLE_PLACE } from './finding-example.ts';
import type { Lens } from '../../src/contracts/vocabulary.ts';
import type { RunFile } from '../../src/contracts/files/run-files.ts';
import type { DropReason, MergedFinding } from '../../src/findings/lifecycle.ts';
import type { RepoPath } from '../../src/kernel/repo-path.ts';
import type { ReportFacts } from '../../src/report/build/report-facts.ts';
import type { AnyDrop } from '../../src/report/build/listed-findings.ts';

/** One rich review, for the tests of everything that reads a report. */

const sha = (digit: string) => digit.repeat(40);

export const exampleRun: RunFile = {
  layout: 1,
  kind: 'review',
  run: 'r7k2ab',
  version: '0.1.0',
  planned_at: '2026-01-02T03:04:05.678Z',
  captured: 'hooks',
  top: '/home/u/repo',
  title: 'feature',
  scope_note: 'Reviewing 2 files, 9 changed lines: merge-base(main) aaaaaaa → feature bbbbbbb',
  paths: [],
  base: { sha: sha('a'), tree: sha('1'), label: 'main', why: 'merge base with the default branch' },
  head: { sha: sha('b'), tree: sha('2'), label: 'feature', why: 'the branch asked for' },
  tree_root: '/home/u/.cache/correctless/trees/2222',
  nonce: '0'.repeat(32),
  settings: {
    threshold: 75,
    max_findings: 15,
    fail_on: 'important',
    scope_policy: 'added',
    lenses: ['bug-scan', 'rules-compliance'],
    rules: 'all',
    calls: { summary: false, places: 5, quick: false },
    models: { summary: 'haiku', review: 'sonnet', score: 'haiku', audit: 'inherit', fix: 'inherit' },
  },
  lenses_without_work: [],
  warnings: [],
};

export function exampleFinding(title: string, line: number, lens: Lens = 'bug-scan'): MergedFinding {
  return {
    slot: 'r7k2ab/2',
    lens,
    claim: {
      file: 'src/pay.ts',
      line,
      title,
      why: 'A declined card reaches the shipping step.',
      severity: 'high',
      verification: {
        code_examined: 'if (paid = true) ship(order)',
        line_range_examined: [line - 1, line + 1],
        verification_method: 'read the hunk',
        checked_for_handling_elsewhere: false,
        where_checked: [],
        is_impact_finding: false,
      },
      suggested_fix: 'if (paid === true) ship(order)',
      ...(lens === 'bug-scan' ? { trigger: 'any declined card' } : {}),
      ...(lens === 'rules-compliance'
        ? { ruleFile: 'CLAUDE.md', ruleText: 'Never assign in a condition.' }
        : {}),
    },
    file: 'src/pay.ts' as RepoPath,
    side: 'new',
    at: { start: line, end: line },
    placement: 'added',
    proofs: [],
    fingerprint: String(line).padStart(64, '0'),
    place: EXAMPLE_PLACE,
    witnesses: [],
  };
}

export function dropped(title: string, line: number, reason: DropReason): AnyDrop {
  return { value: exampleFinding(title, line), reason };
}

export function exampleFacts(overrides: Partial<ReportFacts> = {}): ReportFacts {
  const hunks = ['src/pay.ts#1', 'src/ship.ts#1'];
  return {
    run: exampleRun,
    files: 2,
    allFiles: 2,
    changedLines: 9,
    skipped: [
      { path: 'package-lock.json', reason: 'lockfile', bytes: 1200, lines: 120, decided_by: 'content' },
    ],
    hunks,
    calls: [
      { slot: 'r7k2ab/2', lens: 'bug-scan', hunks, stored: true, why: '' },
      { slot: 'r7k2ab/3', lens: 'rules-compliance', hunks, stored: true, why: '' },
    ],
    carried: [],
    otherGaps: [],
    failures: [],
    raised: 0,
    followed: 0,
    scored: [],
    dropped: [],
    rulesChanged: [],
    suppressions: { expired: [], unmatched: [], added: [], unsure: [], graver: [] },
    refusedClaims: [],
    warnings: [],
    cost: {
      ...{ agents: 3, packet_bytes: 12345, tokens: null },
      by_agent: [
        {
          phase: 'review',
          agent: 'bug-scan',
          calls: 2,
          packet_bytes: 9876,
          tokens: 4321,
          calls_with_tokens: 1,
        },
        {
          phase: 'score',
          agent: 'finding-scorer',
          calls: 1,
          packet_bytes: 2469,
          tokens: null,
          calls_with_tokens: 0,
        },
      ],
    },
    ...overrides,
  };
}
