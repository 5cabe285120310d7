import { SHORTEST_QUOTE } from '../../evidence/quotes/substance.ts';
import type { Hunt, HuntedFinding } from '../../contracts/replies/audit-finding.ts';
import { isIdle, type Looks } from '../../evidence/looks.ts';
import { locateQuote, type Located } from '../../evidence/quotes/locate-quote.ts';
import type { ReviewedText } from '../../evidence/reviewed-text.ts';
import { fingerprintOf } from '../../findings/fingerprint.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import { claimedPath, type RepoPath } from '../../kernel/repo-path.ts';
import { sift, type Sifted } from '../../kernel/sifted.ts';

/** What a specialist's claims are compared with. */
export type HuntWorld = {
  readonly textOf: (path: RepoPath) => ReviewedText | undefined;
  readonly exists: (path: RepoPath) => boolean;
  readonly treeRoots: readonly string[];
  readonly scope: ReadonlySet<RepoPath>;
  /** Undefined if nobody watched. */
  readonly looks: Looks | undefined;
};

/** A claim whose quote was found where the audit looks. The program computed its lines and path. */
export type ProvenClaim = {
  readonly claim: HuntedFinding;
  readonly file: RepoPath;
  readonly at: LineSpan;
  readonly fingerprint: string;
};

export type CheckedHunt = {
  readonly sifted: Sifted<HuntedFinding, ProvenClaim, string>;
  /** What to tell the specialist so that it can fix the claims. */
  readonly remarks: readonly string[];
  /** It had a tree and never looked. */
  readonly noWork: boolean;
};

/** Compares a specialist's claims with the files: the quote is the proof, and nothing outside the scope counts. Pure. */
export function checkHunt({ findings }: Hunt, world: HuntWorld): CheckedHunt {
  const sifted = sift<HuntedFinding, ProvenClaim, string>(findings, (claim) => proveClaim(claim, world));
  const noWork = world.looks !== undefined && isIdle(world.looks);
  const remarks = sifted.dropped.map(({ value, reason }) => `finding ${value.id}: ${reason}`);
  return {
    sifted,
    noWork,
    remarks: noWork
      ? ['no file of the list was opened or searched: go through them first', ...remarks]
      : remarks,
  };
}

type Proof = { readonly keep: ProvenClaim } | { readonly drop: string };

function proveClaim(claim: HuntedFinding, world: HuntWorld): Proof {
  const { location, evidence } = claim;
  const file = claimedPath(location.file, world.treeRoots, world.exists);
  if (file === undefined || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === undefined) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = locateQuote(evidence, text, { line, side: 'new', remoteness: () => 0 });
  return proofOf(found, claim, file);
}

function proofOf(found: Located, claim: HuntedFinding, file: RepoPath): Proof {
  switch (found.kind) {
    case 'absent':
      return { drop: `quote_not_found: evidence is not in ${file} as it was quoted` };
    case 'without-substance':
      return {
        drop: `quote_without_substance: evidence needs ${SHORTEST_QUOTE} characters and an identifier`,
      };
    case 'found': {
      const { lines, occurrence, at } = found;
      // The role is left out: if another role raises it again, it is the same finding.
      const source = claim.invariant_ref ?? '';
      return { keep: { claim, file, at, fingerprint: fingerprintOf({ file, source, lines, occurrence }) } };
    }
  }
}
