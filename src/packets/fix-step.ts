import type { AuditFinding } from '../contracts/audit-finding.ts';
import type { Preset } from '../contracts/vocabulary.ts';
import { fill } from './fill.ts';
import { TEMPLATES } from './templates.gen.ts';

/** What an executor is asked to do about a finding, in words; `demand` is what the preset asks for besides. */
export function fixStepText(finding: AuditFinding, preset: Preset): string {
  const { id, title, description, impact, instance_fix, class_fix, location } = finding;
  const [first, last] = location.lines;
  return fill(TEMPLATES['fix-step'], {
    id,
    file: location.file,
    first: String(first),
    last: String(last),
    title,
    description,
    impact,
    instance: instance_fix,
    class: class_fix,
    demand: demandOf(preset),
  }).trimEnd();
}

/** The same for tests that fail since the round's fixes: those that were there, and those that a fix added. */
export function repairStepText(failures: readonly string[], isNew: (failure: string) => boolean): string {
  return fill(TEMPLATES['fix-regression-step'], {
    failures: failures
      .map((name) => `- ${name} (${isNew(name) ? 'new: a fix of this round added it' : 'passed before'})`)
      .join('\n'),
  }).trimEnd();
}

function demandOf(preset: Preset): string {
  const name = `fix-demand-${preset}`;
  return Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name as keyof typeof TEMPLATES].trimEnd() : '';
}
