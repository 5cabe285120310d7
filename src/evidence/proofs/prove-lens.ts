import { commitInTable } from '../../context/history/history-table.ts';
import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import { lensRecord, type Lens } from '../../contracts/vocabulary.ts';
import type { Decision } from '../../kernel/sifted.ts';
import type { ProvenBy } from '../../lenses/lens-record.ts';
import { claimedFile } from '../claimed-file.ts';
import type { EvidenceDrop } from '../evidence-drop.ts';
import { flawOfComment } from './prove-comment.ts';
import { proveCaller, proveExisting, proveFlow, type ProofPlace } from './prove-elsewhere.ts';
import { flawOfRule } from './prove-rule.ts';
import type { FoundQuote } from '../quotes/find-quote.ts';
import { isInRedactedProse } from '../quotes/quote-in-prose.ts';
import type { World } from '../world.ts';

type Proof = Decision<readonly ProofPlace[], EvidenceDrop>;
type Check = (claim: ClaimedFinding, own: FoundQuote, world: World) => Proof;

/** Compares what only the lens's own data source can provide with that source. */
const CHECKS: Readonly<Record<ProvenBy, Check>> = {
  scorer: () => ({ keep: [] }),
  rule: (claim, own, world) => unless(flawOfRule(claim, own.file, world)),
  commit: (claim, own, world) => unless(flawOfCommit(claim, own, world)),
  comment: (claim, own, world) => unless(flawOfComment(claim, own.file, world)),
  intent: (claim, _, world) => unless(flawOfIntent(claim, world)),
  caller: proveCaller,
  flow: (claim, _, world) => proveFlow(claim, world),
  existing: proveExisting,
};

/** Checks against the gathered facts rather than the content of files. */
const BY_FACTS: readonly ProvenBy[] = ['commit', 'intent'];

export function isProvenByFacts(lens: Lens): boolean {
  return BY_FACTS.includes(lensRecord(lens).provenBy);
}

export function proveLens(lens: Lens, claim: ClaimedFinding, own: FoundQuote, world: World): Proof {
  return CHECKS[lensRecord(lens).provenBy](claim, own, world);
}

function unless(flaw: EvidenceDrop | undefined): Proof {
  return flaw === undefined ? { keep: [] } : { drop: flaw };
}

/**
 * A commit that is not in the table was never shown to the reviewer. A commit listed only for files that the claim does not
 * quote says nothing about this place.
 */
function flawOfCommit(
  { commitRef = '', verification: { cause }, also = [], rests_on: rests = [] }: ClaimedFinding,
  { file }: FoundQuote,
  world: World,
): EvidenceDrop | undefined {
  const sha = commitInTable(world.history, commitRef);
  if (sha === undefined) return { kind: 'commit_not_in_history_table', commitRef };
  const quoted = [...also, ...rests, ...(cause === undefined ? [] : [cause])];
  const files = [
    file,
    ...quoted.map((place) => ('file' in place ? claimedFile(place.file, world) : undefined)),
  ];
  const isTheirs = world.history.rows.some((row) => row.sha === sha && files.includes(row.path));
  return isTheirs ? undefined : { kind: 'commit_of_other_file', commitRef, file };
}

/** Only the author's words count. The summary is another model's claim, and would prove its own mistakes. */
function flawOfIntent({ intentText = '' }: ClaimedFinding, { intent }: World): EvidenceDrop | undefined {
  return isInRedactedProse(intentText, intent, intent) ? undefined : { kind: 'intent_not_found' };
}
