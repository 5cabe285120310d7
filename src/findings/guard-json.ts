import { inertJson } from '../kernel/inert.ts';
import type { Revision, Sides } from '../scope/revision.ts';
import type { GuardAnswer } from './guard-findings.ts';

/**
 * The guard's answer as JSON, in which every finding is written as it was handed over: with the keys of the list that were passed
 * over, and with what was compared.
 */
export function guardJson(answer: GuardAnswer, passedOver: readonly string[], sides: Sides): string {
  const kept = answer.kept.map(({ text }) => `    ${text}`);
  const dropped = answer.dropped.map(
    ({ finding, placement, reason }) =>
      `    { "finding": ${finding.text}, "placement": ${JSON.stringify(placement)}, "reason": ${JSON.stringify(reason)} }`,
  );
  return `{
  "status": ${JSON.stringify(answer.status)},
  "kept": ${list(kept)},
  "dropped": ${list(dropped)},
  "filteredCount": ${answer.filteredCount},
  "unlocatableCount": ${answer.unlocatableCount},
  "passed_over": ${inline(passedOver)},
  "base": ${inline(named(sides.base))},
  "head": ${inline(named(sides.head))}
}
`;
}

function list(elements: readonly string[]): string {
  return elements.length === 0 ? '[]' : `[\n${elements.join(',\n')}\n  ]`;
}

/** As a report says it: what it is called, and why it was chosen. */
function named({ sha, label, why }: Revision): Pick<Revision, 'sha' | 'label' | 'why'> {
  return { sha, label, why };
}

function inline(value: unknown): string {
  return inertJson(value).trimEnd().replaceAll('\n', '\n  ');
}
