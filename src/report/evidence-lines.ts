import type { Report } from '../contracts/report.ts';
import type { MergedFinding } from '../findings/lifecycle.ts';

type EvidenceLine = Report['findings'][number]['evidence'][number];

/** What code has proven about a finding: first the quote at its computed place, then the lens's own proof. */
export function evidenceOf(finding: MergedFinding): EvidenceLine[] {
  const { claim } = finding;
  const lines: EvidenceLine[] = [
    {
      kind: 'quote',
      source: place(finding.file, finding.at.start, finding.side),
      text: claim.verification.code_examined,
    },
  ];
  if (finding.cause !== undefined && claim.verification.cause !== undefined) {
    const { file, at, side } = finding.cause;
    lines.push({ kind: 'cause', source: place(file, at.start, side), text: claim.verification.cause.quote });
  }
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
  return lines;
}

function place(file: string, line: number, side: 'old' | 'new'): string {
  return `${file}:${line}${side === 'old' ? ' (before the change)' : ''}`;
}
