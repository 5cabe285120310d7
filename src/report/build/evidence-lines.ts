import { LENSES, lensRecord } from '../../contracts/vocabulary.ts';
import type { Report } from '../../contracts/files/report.ts';
import type { MergedFinding, VerifiedFinding } from '../../findings/lifecycle.ts';
import { KNOWLEDGE, KNOWLEDGE_SOURCE } from './knowledge-note.ts';

type EvidenceLine = Report['findings'][number]['evidence'][number];

/**
 * What code has proven about a finding: the quote at its computed place, the cause, the lens's own proof, other places. Then
 * what its witnesses have proven in addition: the leader may lack the cause or the rule that a witness named.
 */
export function evidenceOf(finding: MergedFinding): EvidenceLine[] {
  const lines = [quoteLine(finding), ...besides(finding)];
  for (const line of finding.witnesses.flatMap(besides)) {
    if (!lines.some((known) => isSame(known, line))) lines.push(line);
  }
  return lines;
}

function besides(finding: VerifiedFinding): EvidenceLine[] {
  return [
    ...causeLines(finding),
    ...proofLines(finding),
    ...placeLines('also here', finding.also),
    ...placeLines('rests on', finding.rests),
    ...knowledgeLines(finding),
    ...lostLines(finding),
  ];
}

/** Knowledge has no place to compare by. */
function isSame(a: EvidenceLine, b: EvidenceLine): boolean {
  return a.kind === b.kind && a.source === b.source && (a.kind !== KNOWLEDGE || a.text === b.text);
}

function quoteLine({ file, at, side, claim }: VerifiedFinding): EvidenceLine {
  return { kind: 'quote', source: place(file, at.start, side), text: claim.verification.code_examined };
}

function causeLines({ cause, claim }: VerifiedFinding): EvidenceLine[] {
  const claimed = claim.verification.cause;
  if (cause === undefined || claimed === undefined) return [];
  if (!('quote' in claimed)) {
    return [{ kind: 'cause', source: cause.file, text: `the change has ${cause.whole ?? ''} this file` }];
  }
  const source = place(cause.file, cause.at.start, cause.side);
  return [{ kind: 'cause', source, text: claimed.quote }];
}

function placeLines(kind: string, places: VerifiedFinding['also'] = []): EvidenceLine[] {
  return places.map(({ file, at, side, quote }) => ({
    kind,
    source: place(file, at.start, side),
    text: quote,
  }));
}

function knowledgeLines({ claim }: VerifiedFinding): EvidenceLine[] {
  return (claim.rests_on ?? []).flatMap((rest) =>
    'knowledge' in rest ? [{ kind: KNOWLEDGE, source: KNOWLEDGE_SOURCE, text: rest.knowledge }] : [],
  );
}

/** What was not found is not evidence, but is reported: readers will look for it. */
function lostLines({ lost = [] }: VerifiedFinding): EvidenceLine[] {
  return lost.map(({ part, file, quote }) => ({
    kind: part === 'also' ? 'said to be also here, and not found' : 'said to rest on, and not found',
    source: file,
    text: quote,
  }));
}

/** From the record of each lens whose proof the claim holds: a leader may have taken another's. */
function proofLines(finding: VerifiedFinding): EvidenceLine[] {
  const { claim, file } = finding;
  const said = LENSES.map(lensRecord).filter(({ proof }) =>
    Object.keys(proof).some((name) => Object.hasOwn(claim, name)),
  );
  const lines = said.flatMap(({ evidence }) =>
    evidence.map(({ kind, source, text }) => ({
      kind,
      source: filled(source, { ...claim, file }),
      text: filled(text, { ...claim, file }),
    })),
  );
  return [...lines, ...placedProofs(finding)];
}

/** `{name}` becomes the value of that property, or nothing if the claim lacks it. */
function filled(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  });
}

function placedProofs({ proofs, claim }: VerifiedFinding): EvidenceLine[] {
  return proofs.map(({ role, file, at, side }) => ({
    kind: role === 'existing' ? 'existing code' : role,
    source: place(file, at.start, side),
    text: claim[`${role}Text`] ?? '',
  }));
}

function place(file: string, line: number, side: 'old' | 'new'): string {
  return `${file}:${line}${side === 'old' ? ' (before the change)' : ''}`;
}
