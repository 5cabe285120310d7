import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/contracts/report.ts';
import type { Review } from '../../src/contracts/review.ts';
import { LENSES, SOURCE_READER } from '../../src/contracts/vocabulary.ts';
import { soleJsonValue } from '../../src/replies/sole-json-value.ts';
import { questionsOf, type Question } from './answer-keys.ts';
import type { Dropped } from './guards.ts';
import type { Claim } from './match-findings.ts';

/** What one review of one change came to: both arms with agents are read from it. */
export type ReviewOutcome = {
  readonly status: Report['status'];
  /** What was not reviewed, by the report. */
  readonly gaps: readonly string[];
  /** As reviewers raised them, at the lines that they claimed. */
  readonly raised: readonly Claim[];
  readonly dropped: readonly Dropped[];
  /** As reported: critical and important. Minor notes, and what nobody could score, are not counted as said. */
  readonly shown: readonly Claim[];
};

/** Reads it from the folder of a finished run. */
export function outcomeOf(dir: string): ReviewOutcome {
  const report = json(join(dir, 'report.json')) as Report;
  return {
    status: report.status,
    gaps: report.gaps,
    raised: storedReplies(dir).flatMap(({ agent, reply }) =>
      agent === SOURCE_READER || LENSES.some((lens) => lens === agent) ? raisedIn(reply) : [],
    ),
    dropped: report.dropped.map(({ finding: { file, line, title, lens }, reason }) => ({
      claim: { at: { file, side: 'new', span: { start: line, end: line } }, severity: '', title, why: lens },
      guard: reason.kind,
    })),
    shown: report.findings
      .filter(({ group }) => group !== 'unscored' && group !== 'not-scored')
      .map(({ file, lines: [start, end], side, severity, title, why }) => ({
        at: { file, side, span: { start, end } },
        severity,
        title,
        why,
      })),
  };
}

export type StoredReply = Question & { readonly reply: string };

/** Replies that were bound to slots, in the order of the slots. */
export function storedReplies(dir: string): StoredReply[] {
  const boundTo = new Map<string, string>();
  for (const line of readFileSync(join(dir, 'ledger.jsonl'), 'utf8').split('\n').filter(Boolean)) {
    const event = JSON.parse(line) as { kind: string; slot?: string; agentId?: string };
    if (event.kind === 'stored') boundTo.set(event.slot ?? '', event.agentId ?? '');
  }
  return questionsOf(dir).flatMap((question) => {
    const path = join(dir, 'replies', `${boundTo.get(question.slot) ?? ''}.txt`);
    return existsSync(path) ? [{ ...question, reply: readFileSync(path, 'utf8') }] : [];
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

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
