import type { Suppression } from '../contracts/suppressions.ts';
import { Failure } from '../kernel/failure.ts';
import { sift, type Sifted } from '../kernel/sifted.ts';
import { requireContract } from '../replies/parse-reply.ts';
import { soleJsonValue } from '../replies/sole-json-value.ts';
import type { DropReason, MergedFinding } from './lifecycle.ts';

export const SUPPRESSIONS_FILE = '.correctless/suppressions.json';

/** What became of findings and of suppressions. Nothing of either disappears. */
export type Suppressed = {
  readonly sifted: Sifted<MergedFinding, MergedFinding, DropReason>;
  /** For the report: which entries no longer hold, and which fit no finding of this review. */
  readonly expired: readonly string[];
  readonly unmatched: readonly string[];
};

/**
 * The entries of `.correctless/suppressions.json`. A file that cannot be read stops the review: taken for empty it would
 * bring back what people have settled, taken for full it would hide what they have not.
 *
 * Throws `config/unreadable` and `config/bad-value`.
 */
export async function parseSuppressions(text: string): Promise<Suppression[]> {
  const entries = await read(text).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    const code = error.code === 'refused/schema' ? 'config/bad-value' : 'config/unreadable';
    throw new Failure(code, `${SUPPRESSIONS_FILE}: ${error.message}`, {
      hint: 'it is a list of {fingerprint, reason, by, expires}',
      cause: error,
    });
  });
  const twice = entries.find((entry, i) => entries.findIndex((e) => e.fingerprint === entry.fingerprint) < i);
  if (twice === undefined) return entries;
  throw new Failure('config/bad-value', `${SUPPRESSIONS_FILE}: ${twice.fingerprint} stands twice`, {
    hint: 'keep one entry a fingerprint',
  });
}

async function read(text: string): Promise<Suppression[]> {
  return requireContract('suppressions', soleJsonValue(text, { fence: false }));
}

/**
 * Drops the findings that people have accepted. `today` is `YYYY-MM-DD`, UTC; an entry holds to the end of its last day.
 *
 * An entry fits a finding by the fingerprint of whichever agent raised it, so that a second witness does not bring back
 * what was settled; and by the one it had in the run before, so that raising it again does not either.
 */
export function applySuppressions(
  findings: readonly MergedFinding[],
  suppressions: readonly Suppression[],
  today: string,
): Suppressed {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = new Set<Suppression>();
  const sifted = sift<MergedFinding, MergedFinding, DropReason>(findings, (finding) => {
    const fingerprints = [finding, ...finding.witnesses, ...known(finding)].map((one) => one.fingerprint);
    const entry = valid.find((one) => fingerprints.includes(one.fingerprint));
    if (entry === undefined) return { keep: finding };
    used.add(entry);
    return { drop: { kind: 'suppressed', fingerprint: entry.fingerprint, reason: entry.reason } };
  });
  return {
    sifted,
    expired: suppressions.filter((entry) => entry.expires < today).map(suppressionLine),
    unmatched: valid.filter((entry) => !used.has(entry)).map(suppressionLine),
  };
}

const known = ({ open }: MergedFinding) => (open === undefined ? [] : [open]);

export function suppressionLine({ fingerprint, reason, by, expires }: Suppression): string {
  return `${fingerprint.slice(0, 12)} (${reason}; by ${by}, expires ${expires})`;
}

/** Entries at head that are not at base as they are: the change accepts its own findings, and that does not count. */
export function addedSuppressions(
  base: readonly Suppression[],
  head: readonly Suppression[],
): readonly Suppression[] {
  const isAtBase = (entry: Suppression) =>
    base.some((one) => one.fingerprint === entry.fingerprint && one.expires >= entry.expires);
  return head.filter((entry) => !isAtBase(entry));
}
