import { isGrave, isGraver } from '../../contracts/severity-rank.ts';
import type { ReportFinding } from '../../contracts/files/report-finding.ts';
import type { Suppression } from '../../contracts/files/suppressions.ts';
import { Failure } from '../../kernel/failure.ts';
import { compareText } from '../../kernel/order.ts';

export type Acceptance = Pick<Suppression, 'reason' | 'by' | 'expires'>;

export type Acceptable = Pick<ReportFinding, 'fingerprint' | 'severity' | 'place' | 'title'>;

export type Accepted = {
  /** The whole file by fingerprint: old and new entries. */
  readonly entries: readonly Suppression[];
  readonly added: readonly Suppression[];
  /** Existing entries for one of the findings that are replaced. */
  readonly replaced: readonly Suppression[];
  /** Existing entries for one of the findings that stay as they are. */
  readonly kept: readonly Suppression[];
};

/**
 * Accepts findings. An existing entry keeps its reason and end date, unless it expired before `today` (`YYYY-MM-DD`) or
 * `replace` asks for a new one.
 */
export function acceptFindings(
  there: readonly Suppression[],
  findings: readonly Acceptable[],
  acceptance: Acceptance,
  { today, replace }: { readonly today: string; readonly replace: boolean },
): Accepted {
  const asked = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  const own = there.filter(({ fingerprint }) => asked.has(fingerprint));
  const replaced = own.filter(({ expires }) => replace || expires < today);
  const kept = own.filter((entry) => !replaced.includes(entry));
  const settled = new Set(kept.map(({ fingerprint }) => fingerprint));
  const given = [...asked.values()].filter(({ fingerprint }) => !settled.has(fingerprint));
  const added = given.map((finding) => entryFor(finding, acceptance, replaced));
  const entries = [...there.filter((entry) => !replaced.includes(entry)), ...added];
  return { entries: entries.toSorted(byFingerprint), added, replaced, kept };
}

/** Keeps the titles that were accepted before: reviewers word the same thing differently each time. */
function entryFor(
  { fingerprint, title, severity, place }: Acceptable,
  acceptance: Acceptance,
  replaced: readonly Suppression[],
): Suppression {
  const before = replaced.find((one) => one.fingerprint === fingerprint && one.place?.lines === place.lines);
  const titles = [...new Set([title, ...(before?.titles ?? [])])].slice(0, MOST_TITLES);
  return { fingerprint, ...acceptance, severity, titles, place };
}

type Listed = Acceptable & { readonly also_known_as?: readonly Acceptable[] };

/** What is accepted, and which claims are not because they are more severe than the finding they were listed with. */
export type Acceptables = {
  readonly findings: readonly Acceptable[];
  readonly graver: readonly Acceptable[];
};

/**
 * Findings with the other claims about their defects: whichever of them the next review raises is accepted, and nothing else. A
 * grave claim behind a lesser finding is accepted only by its own name, because nobody has read it.
 */
export function withOtherClaims(listed: readonly Listed[]): Acceptables {
  const others = listed.flatMap((one) =>
    (one.also_known_as ?? []).map((claim) => ({ claim, isGraver: isGrave(claim) && isGraver(claim, one) })),
  );
  return {
    findings: [...listed, ...others.flatMap((one) => (one.isGraver ? [] : [one.claim]))],
    graver: others.flatMap((one) => (one.isGraver ? [one.claim] : [])),
  };
}

/** What a fingerprint refers to, the newest first: a finding with its other claims, or one of those claims alone. */
export function acceptablesNamed(fingerprint: string, listed: readonly Listed[]): Acceptables {
  const found = listed.find((one) => one.fingerprint === fingerprint);
  if (found !== undefined) return withOtherClaims([found]);
  const claims = listed.flatMap(({ also_known_as: others = [] }) => others);
  return { findings: claims.filter((one) => one.fingerprint === fingerprint).slice(0, 1), graver: [] };
}

// The maximum of the contract.
const MOST_TITLES = 20;

const byFingerprint = (a: Suppression, b: Suppression): number => compareText(a.fingerprint, b.fingerprint);

// Longer means for ever: the person who accepted it has moved on, and nobody asks again.
const MOST_YEARS = 2;

/** The last day of an acceptance. Throws `usage/bad-value` unless it is today or later and within two years. */
export function requireExpiry(expires: string, today: string): string {
  const most = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  const problem = !isDay(expires)
    ? 'is no day'
    : expires < today
      ? 'is over already'
      : expires > most
        ? `is more than ${MOST_YEARS} years ahead`
        : undefined;
  if (problem === undefined) return expires;
  throw new Failure('usage/bad-value', `--expires: "${expires}" ${problem}`, {
    hint: `write YYYY-MM-DD, from ${today} to ${most}`,
  });
}

/** `2026-02-30` is not a day. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

// Eight hexadecimal digits make one in four billion, and reports print more than that.
const LEAST_PREFIX = 8;

/** The only fingerprint that begins with `prefix`. Throws `usage/bad-value` if there is none, or more than one. */
export function fingerprintNamed(prefix: string, known: Iterable<string>): string {
  if (!/^[0-9a-f]{8,64}$/.test(prefix)) {
    throw new Failure('usage/bad-value', `"${prefix}" is no fingerprint`, {
      hint: `write the first ${LEAST_PREFIX} or more of its digits 0-9 and a-f, as a report gives it`,
    });
  }
  const [only, ...others] = [...new Set(known)].filter((one) => one.startsWith(prefix));
  if (only !== undefined && others.length === 0) return only;
  throw new Failure(
    'usage/bad-value',
    only === undefined
      ? `no stored report has a finding ${prefix}`
      : `${others.length + 1} findings of stored reports begin with ${prefix}`,
    {
      hint:
        only === undefined
          ? 'see the fingerprints of a run with: correctless report RUN --format json'
          : 'write more of its digits',
    },
  );
}
