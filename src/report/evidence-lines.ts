import { LENSES, lensRecord } from '../contracts/vocabulary.ts';
import type { Report } from '../contracts/report.ts';
import type { MergedFinding, VerifiedFinding } from '../findings/lifecycle.ts';

type EvidenceLine = Report['findings'][number]['evidence'][number];

/**
 * What code has proven about a finding: the quote at its computed place, the cause, the lens's own proof, other places. Then what
 * its witnesses have proven besides: the leader may lack the cause or the rule that another of them named.
 */
export function evidenceOf(finding: MergedFinding): EvidenceLine[] {
  const lines = [quoteLine(finding), ...causeLines(finding), ...proofLines(finding), ...alsoLines(finding)];
  for (const witness of finding.witnesses) {
    for (const line of [...causeLines(witness), ...proofLines(witness), ...alsoLines(witness)]) {
      if (!lines.some((known) => known.kind === line.kind && known.source === line.source)) lines.push(line);
    }
  }
  return lines;
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

function alsoLines({ also = [] }: VerifiedFinding): EvidenceLine[] {
  return also.map(({ file, at, side, quote }) => ({
    kind: 'also here',
    source: place(file, at.start, side),
    text: quote,
  }));
}

/** As the record of each lens has it, whose proof the claim holds: a leader may have taken another's. */
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

/** `{name}` is the value of that property; one that the claim lacks is empty. */
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
