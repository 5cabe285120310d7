import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { fill } from '../fill.ts';
import { TEMPLATES } from '../templates.gen.ts';
import { placeOf } from './fix-step.ts';

/**
 * What is asked of who writes a test of a finding, and what its judge goes by.
 *
 * @param intent commit messages and description of the change, so that what it means to do is not taken for a defect
 */
export function proveStepText(finding: AuditFinding, intent = ''): string {
  const { id, title, description, instance_fix } = finding;
  return fill(TEMPLATES['prove-step'], {
    id,
    ...placeOf(finding),
    title,
    description,
    instance: instance_fix,
    besides: intent.trim() === '' ? '' : fill(TEMPLATES['prove-step-intent'], { intent }).trimEnd(),
  })
    .replace(/\n{3,}/, '\n\n')
    .trimEnd();
}

/** The same for the judge, with what runs of the test showed. */
export function judgedProofText(
  step: string,
  shown: { readonly why: string; readonly output: string },
): string {
  const { why, output } = shown;
  return fill(TEMPLATES['judged-proof'], { step, why, output }).trimEnd();
}
