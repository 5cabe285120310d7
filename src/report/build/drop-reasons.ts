import { DROP_GROUPS, type DropGroup } from '../../evidence/drop-record.ts';
import { DROPS, recordOf } from '../../findings/drop-records.ts';
import type { DropReason } from '../../findings/lifecycle.ts';

export { DROP_GROUPS, type DropGroup };

export function kindsOf(group: DropGroup): string[] {
  return Object.entries(DROPS).flatMap(([kind, record]) => (record.group === group ? [kind] : []));
}

/** The reason for readers: what was claimed and why it does not count. */
export function dropText(reason: DropReason): string {
  return recordOf(reason).text(reason);
}

/**
 * Whether a claim was dropped because of what it quotes or names, not because of what it says, or was left out for that reason.
 */
export function failedOnEvidence(reason: DropReason): boolean {
  const kind = reason.kind === 'not_given_again' ? reason.was : reason.kind;
  if (kind.startsWith('cause_')) return true;
  const group = Object.hasOwn(DROPS, kind) ? DROPS[kind as keyof typeof DROPS].group : undefined;
  return group === 'evidence not found' || group === 'absence not checked';
}
