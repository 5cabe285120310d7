import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { wordsOf } from '../fill.ts';
import { findingText } from './finding-text.ts';

/**
 * What is asked of who writes a test of a finding, and what its judge goes by.
 *
 * @param intent commit messages and description of the change, so that what it means to do is not taken for a defect
 */
export function proveStepText(finding: AuditFinding, intent = ''): string {
  const besides = intent.trim() === '' ? '' : wordsOf('prove-step-intent', { intent });
  return findingText('prove-step', finding, { besides })
    .replace(/\n{3,}/, '\n\n')
    .trimEnd();
}

/** The same for the judge, with what runs of the test showed. */
export function judgedProofText(
  step: string,
  { why, output }: { readonly why: string; readonly output: string },
): string {
  return wordsOf('judged-proof', { step, why, output });
}
