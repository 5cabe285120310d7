import type { ScopePolicy } from '../../contracts/vocabulary.ts';
import { inertJson } from '../../kernel/text/inert.ts';
import type { Revision, Sides } from '../../scope/revision.ts';
import type { GuardAnswer } from './guard-findings.ts';

/** What the guard was asked. Empty `paths` mean the whole change. */
export type GuardAsked = Sides & { readonly policy: ScopePolicy; readonly paths: readonly string[] };

/**
 * The guard's answer as JSON. Every finding is written as it was handed over, together with the ignored keys of the list and
 * with what was compared and asked.
 */
export function guardJson(answer: GuardAnswer, passedOver: readonly string[], asked: GuardAsked): string {
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
  "scope_policy": ${JSON.stringify(asked.policy)},
  "paths": ${inline(asked.paths)},
  "base": ${inline(named(asked.base))},
  "head": ${inline(named(asked.head))}
}
`;
}

function list(elements: readonly string[]): string {
  return elements.length === 0 ? '[]' : `[\n${elements.join(',\n')}\n  ]`;
}

/** The revision as in a report: its name, and why it was chosen. */
function named({ sha, label, why }: Revision): Pick<Revision, 'sha' | 'label' | 'why'> {
  return { sha, label, why };
}

function inline(value: unknown): string {
  return inertJson(value).trimEnd().replaceAll('\n', '\n  ');
}
