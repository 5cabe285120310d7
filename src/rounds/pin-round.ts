import { roundOf } from '../audit/fold/audit-state.ts';
import { pinRef, readRef } from '../io/git/refs/pin-ref.ts';
import { Failure } from '../kernel/failure.ts';
import { roundRef } from './stored/audit-paths.ts';
import { noteInRound } from './stored/note-in-round.ts';
import type { Audit } from './stored/open-audit.ts';

/** Pins where the round starts, before its first fix. Throws `audit/ref-exists` when the ref is at another commit. */
export async function pinRound(audit: Audit): Promise<void> {
  const { home, state } = audit;
  const [ref, sha] = [roundRef(roundOf(state).round), state.head];
  await pinRef(home, ref, sha);
  await noteInRound(audit, { kind: 'pinned', ref, sha });
}

/** Everything in the round is compared with the commit in its ref, so nobody may have moved it. */
export async function requirePinned({ home, state }: Audit): Promise<string> {
  const { round, pinned } = roundOf(state);
  const value = pinned === undefined ? undefined : await readRef(home, pinned.ref);
  if (pinned !== undefined && value === pinned.sha) return pinned.sha;
  throw new Failure(
    'audit/ref-exists',
    `${roundRef(round)} is at ${value ?? 'no commit'}, not at ${pinned?.sha ?? 'the start of the round'}`,
    { hint: `somebody moved it; put it back: git update-ref ${roundRef(round)} ${pinned?.sha ?? ''}` },
  );
}
