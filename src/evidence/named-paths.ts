import { PROOF_PATHS } from '../contracts/replies/proof-names.ts';
import type { ClaimedFinding } from '../contracts/replies/review.ts';

/** Every path in the findings, as they write it: files they quote, and places they claim to have checked. */
export function namedPaths(findings: readonly ClaimedFinding[]): string[] {
  const paths = findings.flatMap((claim) => [
    claim.file,
    ...claim.verification.where_checked,
    claim.verification.cause?.file,
    ...(claim.also ?? []).map(({ file }) => file),
    ...(claim.rests_on ?? []).flatMap((rest) => ('file' in rest ? [rest.file] : [])),
    ...PROOF_PATHS.map((name) => claim[name]),
  ]);
  return [...new Set(paths.filter((path) => path !== undefined))];
}
