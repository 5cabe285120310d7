import type { Report } from '../contracts/report.ts';
import type { ProofRole } from '../evidence/prove-elsewhere.ts';
import type { MergedFinding, VerifiedFinding } from '../findings/lifecycle.ts';

type EvidenceLine = Report['findings'][number]['evidence'][number];

/**
 * What code has proven about a finding: the quote at its computed place, the cause, the lens's own proof. Then what
 * its witnesses have proven besides: the leader may lack the cause or the rule that another of them named.
 */
export function evidenceOf(finding: MergedFinding): EvidenceLine[] {
  const lines = [quoteLine(finding), ...causeLines(finding), ...proofLines(finding)];
  for (const witness of finding.witnesses) {
    for (const line of [...causeLines(witness), ...proofLines(witness)]) {
      if (!lines.some((known) => known.kind === line.kind && known.source === line.source)) lines.push(line);
    }
  }
  return lines;
}

function quoteLine({ file, at, side, claim }: VerifiedFinding): EvidenceLine {
  return { kind: 'quote', source: place(file, at.start, side), text: claim.verification.code_examined };
}

function causeLines({ cause, claim }: VerifiedFinding): EvidenceLine[] {
  if (cause === undefined || claim.verification.cause === undefined) return [];
  const source = place(cause.file, cause.at.start, cause.side);
  return [{ kind: 'cause', source, text: claim.verification.cause.quote }];
}

function proofLines(finding: VerifiedFinding): EvidenceLine[] {
  const { claim } = finding;
  const lines: EvidenceLine[] = [];
  if (claim.ruleFile !== undefined) {
    lines.push({ kind: 'rule', source: claim.ruleFile, text: claim.ruleText ?? '' });
  }
  if (claim.commitRef !== undefined) {
    lines.push({ kind: 'commit', source: claim.commitRef, text: claim.historicalContext ?? '' });
  }
  if (claim.commentText !== undefined) {
    lines.push({ kind: 'comment', source: finding.file, text: claim.commentText });
  }
  if (claim.dependency !== undefined) {
    const text = `expected ${claim.expectedUsage ?? ''}; found ${claim.actualUsage ?? ''}`;
    lines.push({ kind: 'dependency', source: claim.dependency, text });
  }
  if (claim.trigger !== undefined)
    lines.push({ kind: 'trigger', source: 'input or state', text: claim.trigger });
  if (claim.intentText !== undefined) {
    lines.push({ kind: 'intent', source: 'what the author says', text: claim.intentText });
  }
  return [...lines, ...placedProofs(finding)];
}

const TEXTS: Readonly<Record<ProofRole, 'callerText' | 'sourceText' | 'sinkText' | 'existingText'>> = {
  caller: 'callerText',
  source: 'sourceText',
  sink: 'sinkText',
  existing: 'existingText',
};

function placedProofs({ proofs, claim }: VerifiedFinding): EvidenceLine[] {
  return proofs.map(({ role, file, at, side }) => ({
    kind: role === 'existing' ? 'existing code' : role,
    source: place(file, at.start, side),
    text: claim[TEXTS[role]] ?? '',
  }));
}

function place(file: string, line: number, side: 'old' | 'new'): string {
  return `${file}:${line}${side === 'old' ? ' (before the change)' : ''}`;
}
