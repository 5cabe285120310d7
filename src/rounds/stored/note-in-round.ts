import { roundOf } from '../../audit/fold/audit-state.ts';
import { note, type NewJournalEvent } from './journal.ts';
import type { Audit } from './open-audit.ts';

type WithoutRound<E> = E extends { readonly round: number } ? Omit<E, 'round'> : never;
type OfKind<K> = Extract<NewJournalEvent, { readonly kind: K }>;
/** An event of the current round. */
export type InRound<K = NewJournalEvent['kind']> = WithoutRound<OfKind<K>>;

/** Appends what happened in the current round. */
export function noteInRound(
  { paths, state }: Pick<Audit, 'paths' | 'state'>,
  { kind, ...event }: InRound,
): Promise<void> {
  return note(paths, { kind, round: roundOf(state).round, ...event } as NewJournalEvent);
}
