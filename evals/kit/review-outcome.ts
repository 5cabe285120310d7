import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report, ReportFinding } from '../../src/contracts/files/report.ts';
import type { Review } from '../../src/contracts/replies/review.ts';
import { REVIEW_AGENTS } from '../../src/contracts/vocabulary.ts';
import { soleJsonValue } from '../../src/replies/sole-json-value.ts';
import { questionsOf } from './answer-keys.ts';
import type { Dropped } from './guards.ts';
import type { Claim } from './match-findings.ts';

/** Whose replies hold findings. */
const REVIEWERS = REVIEW_AGENTS.filter(
  (agent) => agent !== 'change-summarizer' && agent !== 'finding-scorer',
) as readonly string[];

/** A defect as it ended: reported, reported as minor, beyond the cap or without a score, dropped with its score. */
export type Standing = 'shown' | '50 to 74' | 'not scored' | 'below 50';
export type Listed = { readonly claim: Claim; readonly standing: Standing };

/** What one review of one change came to. */
export type ReviewOutcome = {
  readonly status: Report['status'];
  /** What was not reviewed, by the report. */
  readonly gaps: readonly string[];
  /** As reviewers raised them, at the lines that they claimed. */
  readonly raised: readonly Claim[];
  readonly dropped: readonly Dropped[];
  /** What code let through, each defect once, whatever its score. */
  readonly listed: readonly Listed[];
  /** Packets as they were sent. */
  readonly cost: { readonly calls: number; readonly bytes: number };
  readonly changedLines: number;
};

/** As reported. What nobody could score is not counted as said. */
export function shownOf({ listed }: ReviewOutcome): Claim[] {
  return listed.flatMap(({ claim, standing }) =>
    standing === 'shown' || standing === '50 to 74' ? [claim] : [],
  );
}

export function changedLines(top: string): number {
  const stat = execFileSync('git', ['diff', '--numstat', '--no-renames', 'main...feature'], {
    cwd: top,
    encoding: 'utf8',
  });
  return [...stat.matchAll(/^(\d+)\t(\d+)\t/gm)].reduce(
    (sum, [, plus, minus]) => sum + Number(plus) + Number(minus),
    0,
  );
}

/** Reads it from the folder of a finished run. */
export function outcomeOf(top: string, dir: string): ReviewOutcome {
  const report = JSON.parse(readFileSync(join(dir, 'report.json'), 'utf8')) as Report;
  const raised = storedReviews(dir).flatMap(raisedIn);
  return {
    status: report.status,
    gaps: report.gaps,
    raised,
    dropped: report.dropped.map(({ finding: { file, line, title, lens }, reason }) => ({
      claim: { at: { file, side: 'new', span: { start: line, end: line } }, severity: '', title, why: lens },
      guard: reason.kind,
    })),
    listed: [...report.findings.map(listedOf), ...report.dropped.flatMap((one) => belowOf(one, raised))],
    cost: { calls: report.cost.agents, bytes: report.cost.packet_bytes },
    changedLines: changedLines(top),
  };
}

function listedOf({ file, lines: [start, end], side, severity, title, why, group }: ReportFinding): Listed {
  const standing =
    group === 'minor' ? '50 to 74' : group === 'unscored' || group === 'not-scored' ? 'not scored' : 'shown';
  return { claim: { at: { file, side, span: { start, end } }, severity, title, why }, standing };
}

/** A report does not repeat why a dropped finding was raised: its reviewer's reply has it. */
function belowOf({ finding, reason }: Report['dropped'][number], raised: readonly Claim[]): Listed[] {
  if (reason.kind !== 'below_threshold') return [];
  const claim = raised.find(({ title, at }) => title === finding.title && at.file === finding.file);
  const span = { start: finding.line, end: finding.line };
  const bare = {
    at: { file: finding.file, side: 'new' as const, span },
    severity: '',
    title: finding.title,
    why: '',
  };
  return [{ claim: claim ?? bare, standing: 'below 50' }];
}

/** Replies of reviewers that were bound to slots, in the order of the slots. */
function storedReviews(dir: string): string[] {
  const boundTo = new Map<string, string>();
  for (const line of readFileSync(join(dir, 'ledger.jsonl'), 'utf8').split('\n').filter(Boolean)) {
    const event = JSON.parse(line) as { kind: string; slot?: string; agentId?: string };
    if (event.kind === 'stored') boundTo.set(event.slot ?? '', event.agentId ?? '');
  }
  return questionsOf(dir).flatMap(({ agent, slot }) => {
    const path = join(dir, 'replies', `${boundTo.get(slot) ?? ''}.txt`);
    return REVIEWERS.includes(agent) && existsSync(path) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Acceptable by contract, or it had not been stored. */
function raisedIn(reply: string): Claim[] {
  const { findings } = soleJsonValue(reply, { fence: true }) as Review;
  return findings.map(({ file, line, side, severity, title, why }) => ({
    at: { file, side: side ?? 'new', span: { start: line, end: line } },
    severity,
    title,
    why,
  }));
}
