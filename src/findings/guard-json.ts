import type { GuardAnswer } from './guard-findings.ts';

/** The guard's answer as JSON, in which every finding is written as it was handed over. */
export function guardJson(answer: GuardAnswer): string {
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
  "unlocatableCount": ${answer.unlocatableCount}
}
`;
}

function list(elements: readonly string[]): string {
  return elements.length === 0 ? '[]' : `[\n${elements.join(',\n')}\n  ]`;
}
