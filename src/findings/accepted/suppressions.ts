import type { Suppression, SuppressionsSaid } from '../../contracts/files/suppressions.ts';
import { isGrave, isGraver } from '../../contracts/severity-rank.ts';
import type { Severity } from '../../contracts/shapes.ts';
import type { Texts } from '../../evidence/world.ts';
import { Failure } from '../../kernel/failure.ts';
import { sift, type Sifted } from '../../kernel/sifted.ts';
import { requireContract } from '../../replies/require-contract.ts';
import { soleJsonValue } from '../../replies/sole-json-value.ts';
import { fitOf, mayFit } from './fits-entry.ts';
import type { DropReason, MergedFinding } from '../lifecycle.ts';

export const SUPPRESSIONS_FILE = '.correctless/suppressions.json';

/** What happened to the findings and the suppressions. None of them disappears. */
export type Suppressed = Pick<SuppressionsSaid, 'expired' | 'unmatched' | 'unsure' | 'graver'> & {
  readonly sifted: Sifted<MergedFinding, MergedFinding, DropReason>;
};

/**
 * The entries of `.correctless/suppressions.json`. An unreadable file stops the review: treating it as empty would bring back
 * what people have settled, and treating it as full would hide what they have not.
 *
 * @throws config/unreadable
 * @throws config/bad-value
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
  throw new Failure('config/bad-value', `${SUPPRESSIONS_FILE}: ${twice.fingerprint} is there twice`, {
    hint: 'keep one entry a fingerprint',
  });
}

async function read(text: string): Promise<Suppression[]> {
  return requireContract('suppressions', soleJsonValue(text, { fence: false, input: 'suppressions' }));
}

/**
 * Drops the findings that people have accepted. `today` is `YYYY-MM-DD`, UTC; an entry holds to the end of its last day.
 *
 * An entry matches a finding whichever agent raised the claim, so a second witness does not bring back what was settled. It
 * also matches by the finding's name in the previous run, so raising it again does not either. It does not match by a witness
 * that only a scorer added: what people accepted about one claim must not silence another defect. If an entry could mean more
 * than one place, it drops none of them.
 */
export function applySuppressions(
  findings: readonly MergedFinding[],
  suppressions: readonly Suppression[],
  today: string,
  texts: Texts,
): Suppressed {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = new Set<Suppression>();
  const unsure: string[] = [];
  const graver: string[] = [];
  const sifted = sift<MergedFinding, MergedFinding, DropReason>(findings, (finding) => {
    let accepted: Suppression | undefined;
    const doubts: string[] = [];
    for (const entry of valid.filter((one) => mayFit(one, finding))) {
      const fit = fitOf(entry, finding, texts);
      if (fit.kind === 'other') continue;
      used.add(entry);
      const why = fit.kind === 'unsure' ? fit.why : tooGrave(entry, finding);
      if (why !== undefined) {
        doubts.push(`${suppressionLine(entry)}: ${why}`);
      } else if (accepted === undefined) {
        accepted = entry;
        graver.push(...graverThan(entry, finding));
      }
    }
    if (accepted === undefined) {
      unsure.push(...doubts);
      return { keep: finding };
    }
    return { drop: { kind: 'suppressed', fingerprint: accepted.fingerprint, reason: accepted.reason } };
  });
  return {
    sifted,
    expired: suppressions.filter((entry) => entry.expires < today).map(suppressionLine),
    unmatched: valid.filter((entry) => !used.has(entry)).map(suppressionLine),
    unsure: [...new Set(unsure)],
    graver,
  };
}

export function maySuppress(
  findings: readonly MergedFinding[],
  suppressions: readonly Suppression[],
): MergedFinding[] {
  return findings.filter((finding) => suppressions.some((entry) => mayFit(entry, finding)));
}

/**
 * A hand-written entry without titles does not say what was accepted, and a claim about its lines may be another one. So it
 * accepts nothing above its severity, and only low findings if it names none.
 */
function tooGrave({ titles, severity = 'low' }: Suppression, finding: MergedFinding): string | undefined {
  if (titles !== undefined) return undefined;
  const now = gravest(finding);
  if (!isGraver({ severity: now }, { severity })) return undefined;
  return `it has no titles and accepts nothing graver than ${severity}, and ${finding.claim.title} is said to be ${now}: accept it anew`;
}

function gravest(finding: MergedFinding): Severity {
  const claims = finding.witnesses.map(({ claim }) => claim);
  return claims.reduce((worst, one) => (isGraver(one, worst) ? one : worst), finding.claim).severity;
}

/** Accepting a small thing does not accept a grave one: it stays accepted, is reported first, and is never approved. */
function graverThan({ severity: then, fingerprint }: Suppression, finding: MergedFinding): string[] {
  const now = gravest(finding);
  if (then === undefined || !isGrave({ severity: now }) || !isGraver({ severity: now }, { severity: then }))
    return [];
  const { file, at, claim } = finding;
  return [
    `[${file}:${at.start}] ${claim.title}: accepted as ${then}, now ${now} (${fingerprint.slice(0, 12)})`,
  ];
}

export function suppressionLine({ fingerprint, reason, by, expires }: Suppression): string {
  return `${fingerprint.slice(0, 12)} (${reason}; by ${by}, expires ${expires})`;
}

/** Entries at head that differ from base: the change accepts its own findings, which does not count. */
export function addedSuppressions(
  base: readonly Suppression[],
  head: readonly Suppression[],
): readonly Suppression[] {
  const whatOf = ({ titles, severity, place }: Suppression) => JSON.stringify([titles, severity, place]);
  const isAtBase = (entry: Suppression) =>
    base.some(
      (one) =>
        one.fingerprint === entry.fingerprint &&
        one.expires >= entry.expires &&
        whatOf(one) === whatOf(entry),
    );
  return head.filter((entry) => !isAtBase(entry));
}
