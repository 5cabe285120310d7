import { checkHunt } from '../../audit/claims/check-hunt.ts';
import { raiseFindings, type Checked } from '../../audit/claims/raise-findings.ts';
import { roundOf } from '../../audit/fold/audit-state.ts';
import { gapText } from '../../audit/pages/who-answered.ts';
import type { SlotState } from '../../run/slots/slot-state.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { now } from '../../io/clock.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { looksOf } from '../../review/phases/looks-of.ts';
import { openRun, type Run } from '../../run/stored/open-run.ts';
import { isByHand } from '../../run/stored/by-hand.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { huntWorldOf } from './hunt-world.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';
import { abortRound } from '../abort-round.ts';

/** Records what the specialists brought: every claim checked again, and who looked at what. */
export async function takeHunt(audit: Audit, run: Run): Promise<void> {
  const round = roundOf(audit.state);
  const failed = run.states.filter(({ status }) => status !== 'stored');
  if (failed.length === run.states.length) {
    return abortRound(audit, 'FAIL-CLOSED', `no specialist brought a reply: ${failed[0]?.why ?? ''}`);
  }
  const checked = await Promise.all(
    run.states.filter(({ status }) => status === 'stored').map((state) => checkStored(run, state)),
  );
  const numbered =
    round.rejected.length + [...audit.state.findings.values()].filter((f) => f.round === round.round).length;
  const { findings, rejected } = raiseFindings(checked, {
    preset: audit.file.preset,
    round: round.round,
    timestamp: now(),
    known: [...audit.state.findings.values()],
    numbered,
  });
  // A specialist quotes what is in the file, secrets included.
  const clean = await createRedactor().redact({ findings: [...findings], rejected: [...rejected] });
  const gaps = failed.map(({ slot, why }) => gapText(slot.role ?? slot.agent, slot.slot, why));
  const named = { gaps, unopened: await unopened(audit) };
  return noteInRound(audit, { kind: 'raised', run: run.file.run, ...clean, ...named });
}

async function checkStored(run: Run, { slot, storedBy }: SlotState): Promise<Checked> {
  const hunt = await storedReply(run, slot, 'audit-specialist');
  if (hunt === undefined || storedBy === null)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = isByHand(storedBy) ? undefined : looksOf(run.ledger, storedBy);
  return { agent: slot.role ?? slot.agent, checked: checkHunt(hunt, await huntWorldOf(run, hunt, looks)) };
}

/**
 * Files of this round's packets that nobody has opened in any of its hunts. No hook saw what was opened for a reply by
 * hand.
 */
async function unopened(audit: Audit): Promise<string[]> {
  const { planned } = roundOf(audit.state);
  const names = planned.filter(({ stage }) => stage === 'hunt').map(({ run }) => run);
  const runs = await Promise.all(names.map((name) => openRun(audit.home, name)));
  const opened = new Set(runs.flatMap(openedIn));
  const listed = new Set(runs.flatMap(({ slots }) => slots.flatMap(({ paths }) => paths as RepoPath[])));
  return [...listed].filter((path) => !opened.has(path));
}

function openedIn(run: Run): RepoPath[] {
  return run.states.flatMap(({ slot, storedBy }) => {
    if (storedBy === null) return [];
    return isByHand(storedBy) ? (slot.paths as RepoPath[]) : [...looksOf(run.ledger, storedBy).opened];
  });
}
