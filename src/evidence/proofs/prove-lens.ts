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

/** What only a lens's own data source can give, compared with that source. */
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

/** Checks whose source is the gathered facts, and not the content of files. */
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
 * A commit that the table does not hold was never shown to the reviewer; one that is there for files alone of which the claim
 * quotes nothing says nothing of this place.
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

/** Only the author's words count. The summary is another model's claim, and would prove whatever it got wrong. */
function flawOfIntent({ intentText = '' }: ClaimedFinding, { intent }: World): EvidenceDrop | undefined {
  return isInRedactedProse(intentText, intent, intent) ? undefined : { kind: 'intent_not_found' };
}
