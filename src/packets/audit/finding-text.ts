import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { wordsOf } from '../fill.ts';
import { TEMPLATES } from '../templates.gen.ts';

/** A template about a finding: filled from the finding as far as the template has slots for it, and with `more`. */
export function findingText(
  template: keyof typeof TEMPLATES,
  finding: AuditFinding,
  more: Readonly<Record<string, string>> = {},
): string {
  const { id, agent, title, description, impact, location, instance_fix, class_fix } = finding;
  const [first, last] = location.lines;
  const place = { file: location.file, first: String(first), last: String(last) };
  const known = { id, agent, title, description, impact, ...place, instance: instance_fix, class: class_fix };
  const asked = Object.entries(known).filter(([name]) => TEMPLATES[template].includes(`{{${name}}}`));
  return wordsOf(template, { ...Object.fromEntries(asked), ...more });
}
