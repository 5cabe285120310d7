import type { ReportFinding } from '../../contracts/files/report.ts';

/** The kind of evidence that proves nothing: what a reviewer says it knows. No program has found it anywhere. */
export const KNOWLEDGE = 'knowledge';
export const KNOWLEDGE_SOURCE = 'what the reviewer knows; nobody has looked it up';

/** One sentence for formats that show no evidence; empty if a finding rests only on what was found. */
export function knowledgeNote({ evidence }: Pick<ReportFinding, 'evidence'>): string {
  const known = evidence.filter(({ kind }) => kind === KNOWLEDGE).map(({ text }) => text.trim());
  return known.length === 0 ? '' : `Rests on ${KNOWLEDGE_SOURCE}: ${known.join('; ')}`;
}
