import type { FallenClaim } from '../../contracts/files/ledger-event.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import type { DropReason, RaisedFinding } from '../../findings/lifecycle.ts';
import { isSimilarTitle } from '../../findings/accepted/same-claim.ts';
import type { Dropped } from '../../kernel/sifted.ts';
import { dropText } from '../../report/build/drop-reasons.ts';
import { eventsOf } from '../../run/ledger/ledger.ts';
import type { Run } from '../../run/stored/open-run.ts';
import type { StoredAndChecked } from './checked-reviews.ts';

/** What is kept of a claim that does not hold, while its reply may still be corrected. */
export function fallenClaim({ value, reason }: Dropped<RaisedFinding, DropReason>): FallenClaim {
  const { file, line, title, severity } = value.claim;
  const beside = reason.kind === 'not_on_changed_lines' && reason.beside === true;
  const why = dropText(reason);
  return {
    ...{ lens: value.lens, file, line, title, severity, kind: reason.kind, why },
    ...(beside ? { beside } : {}),
  };
}

/**
 * Claims for which a reply was refused and that no later reply to that slot repeats, corrected or unchanged. They were
 * raised, and are dropped for what was wrong with them: leaving a claim out does not refute it.
 */
export function leftOutClaims(
  { ledger }: Pick<Run, 'ledger'>,
  checked: readonly StoredAndChecked[],
): readonly Dropped<RaisedFinding, DropReason>[] {
  const given = (slot: SlotName): RaisedFinding[] =>
    checked
      .filter((one) => one.slot === slot)
      .flatMap(({ sifted }) => [...sifted.kept, ...sifted.dropped.map(({ value }) => value)]);
  const left = new Map<string, Dropped<RaisedFinding, DropReason>>();
  for (const { slot, fallen = [] } of [...eventsOf(ledger, 'sent-back'), ...eventsOf(ledger, 'refused')]) {
    if (slot === undefined) continue;
    for (const claim of fallen) {
      if (given(slot).some((raised) => isAgain(claim, raised))) continue;
      left.set(JSON.stringify([slot, claim.lens, claim.title]), dropOf(slot, claim));
    }
  }
  return [...left.values()];
}

/** Whether a raised finding has the same title, wherever it is now, or a similar title on the same line. */
function isAgain({ lens, file, line, title }: FallenClaim, { lens: other, claim }: RaisedFinding): boolean {
  if (lens !== other) return false;
  return (
    title === claim.title ||
    (file === claim.file && line === claim.line && isSimilarTitle(title, claim.title))
  );
}

function dropOf(slot: SlotName, claim: FallenClaim): Dropped<RaisedFinding, DropReason> {
  const { lens, file, line, title, severity, kind, why, beside } = claim;
  const value: RaisedFinding = {
    slot,
    lens,
    claim: {
      ...{ file, line, title, severity, why, suggested_fix: '' },
      verification: {
        ...{ code_examined: '', line_range_examined: [line, line], verification_method: '' },
        ...{ checked_for_handling_elsewhere: false, where_checked: [], is_impact_finding: false },
      },
    },
  };
  const near = beside === true ? { beside } : {};
  return { value, reason: { kind: 'not_given_again', was: kind, severity, why, ...near } };
}
