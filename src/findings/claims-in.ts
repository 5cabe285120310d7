import { LENSES, lensRecord, type Lens } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { requireContract } from '../replies/require-contract.ts';
import type { RaisedFinding } from './lifecycle.ts';

/** The property that shows a finding's lens: each lens requires a proof that no other has. */
const proofOf = (lens: Lens): string => Object.keys(lensRecord(lens).proof)[0] ?? '';

/** Findings from outside a run have no slot, but the contract requires one. */
const NO_SLOT = 'shell/1';

/**
 * Findings in the reviewers' contract, from a list of them or from a whole reply. Without a lens, each finding's own proof
 * shows its lens.
 *
 * @throws refused/schema for every finding or none: a list that was read in part would pass for the whole
 */
export async function claimsIn(value: unknown, lens?: Lens): Promise<RaisedFinding[]> {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised: RaisedFinding[] = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding as unknown] };
    const at = (pointer: string) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await requireContract(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}

async function claimsOfReply(value: unknown, lens?: Lens): Promise<RaisedFinding[]> {
  const whose = lens ?? lensOf(firstFinding(value), '/findings/0');
  const { slot, findings } = await requireContract(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}

/** A clean reply is the same in the contract of every lens, so any lens will do. */
function firstFinding(reply: unknown): unknown {
  const findings =
    typeof reply === 'object' && reply !== null && 'findings' in reply ? reply.findings : undefined;
  const [first = { trigger: '' }] = Array.isArray(findings) ? (findings as unknown[]) : [];
  return first;
}

function lensOf(finding: unknown, pointer: string): Lens {
  const lens = LENSES.find(
    (one) => typeof finding === 'object' && finding !== null && Object.hasOwn(finding, proofOf(one)),
  );
  if (lens !== undefined) return lens;
  const proofs = LENSES.map((one) => proofOf(one)).join(', ');
  throw new Failure('refused/schema', `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${LENSES.join('|')}`,
  });
}
