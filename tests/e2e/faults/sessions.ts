import { abortSession, attemptSession, huntSession } from './audit-cells.ts';
import { auditCrashSession, reviewCrashSession } from './crash-cells.ts';
import { diskSession } from './disk-cells.ts';
import { AGENT_FAULTS, LIES, UNTRUE_WORK, type Cell } from './fault-table.ts';
import { FORGERIES } from './forgeries.ts';
import type { Entry } from './places.ts';
import { auditForgerySession, reviewForgerySession } from './forgery-cells.ts';
import {
  auditHookSession,
  hooklessAudit,
  hooklessReview,
  MOST_HOOKS,
  reviewHookSession,
} from './hook-cells.ts';
import { fixCrashSession, fixReviewSession, fixSession, hooklessFix } from './fix-cells.ts';
import { auditLieSession, isHarmless, reviewLieSession } from './lie-cells.ts';
import { hooklessProof, proofSession, proveCrashSession } from './prove-cells.ts';
import { reviewSession } from './review-cells.ts';
import { auditSameEnd, reviewSameEnd } from './same-end-cells.ts';
import { scorerSession } from './scorer-cells.ts';

/** One or more cells that one session of the client plays. */
export type FaultSession = {
  readonly title: string;
  readonly cells: readonly Cell[];
  readonly run: () => Promise<void>;
};

type Stage = {
  /** The cells that it plays, of its entry. */
  readonly plays: (cell: Cell) => boolean;
  /** Of one session; else they are played side by side or one after the other. */
  readonly most?: number;
  readonly session: (cells: readonly Cell[]) => Promise<void>;
};

const isAgentFault = ({ fault }: Cell): boolean => Object.hasOwn(AGENT_FAULTS, fault);
const agent =
  (name: string) =>
  (cell: Cell): boolean =>
    isAgentFault(cell) && cell.place === name;
const fault =
  (...names: readonly string[]) =>
  (cell: Cell): boolean =>
    names.includes(cell.fault);
const hook = fault('hook killed', 'hook beyond its time-out');
const disk = fault('disk full', 'repository read-only');
const sameEnd = fault('clock going backwards', 'two runs at once');
const lie = (cell: Cell): boolean => Object.hasOwn(LIES, cell.fault);
const untrue = (cell: Cell): boolean => Object.hasOwn(UNTRUE_WORK, cell.fault);
const forgery = (cell: Cell): boolean => Object.hasOwn(FORGERIES, cell.fault);

const STAGES: Readonly<Record<Entry, readonly Stage[]>> = {
  review: [
    // Of ten agents one is left working, so that there is something to lose.
    {
      plays: (cell) => isAgentFault(cell) && !agent('finding-scorer')(cell),
      most: 9,
      session: reviewSession,
    },
    { plays: agent('finding-scorer'), most: 1, session: scorerSession },
    { plays: hook, most: MOST_HOOKS, session: reviewHookSession },
    { plays: fault('hooks switched off'), session: hooklessReview },
    { plays: fault('client killed'), session: reviewCrashSession },
    { plays: disk, most: 1, session: diskSession },
    { plays: sameEnd, most: 1, session: reviewSameEnd },
    { plays: (cell) => lie(cell) && !isHarmless(cell), session: reviewLieSession },
    { plays: (cell) => lie(cell) && isHarmless(cell), session: reviewLieSession },
    { plays: forgery, session: reviewForgerySession },
  ],
  audit: [
    { plays: agent('audit-specialist'), most: 6, session: huntSession },
    { plays: agent('audit-triage'), session: abortSession('audit-triage') },
    { plays: agent('fix-executor'), session: attemptSession('fix-executor') },
    { plays: agent('execute-step-validator'), session: attemptSession('execute-step-validator') },
    { plays: agent('fix-diff-reviewer'), session: abortSession('fix-diff-reviewer') },
    { plays: hook, session: auditHookSession },
    { plays: fault('hooks switched off'), session: hooklessAudit },
    { plays: fault('client killed'), session: auditCrashSession },
    { plays: disk, most: 1, session: diskSession },
    { plays: sameEnd, most: 1, session: auditSameEnd },
    { plays: lie, session: auditLieSession },
    { plays: forgery, session: auditForgerySession },
  ],
  prove: [
    { plays: isAgentFault, most: 6, session: proofSession },
    { plays: untrue, session: proofSession },
    { plays: fault('hooks switched off'), session: hooklessProof },
    { plays: fault('client killed'), session: proveCrashSession },
  ],
  fix: [
    { plays: (cell) => isAgentFault(cell) && !agent('fix-diff-reviewer')(cell), session: fixSession },
    { plays: (cell) => isAgentFault(cell) && agent('fix-diff-reviewer')(cell), session: fixReviewSession },
    { plays: untrue, session: fixSession },
    { plays: fault('hooks switched off'), session: hooklessFix },
    { plays: fault('client killed'), session: fixCrashSession },
  ],
};

/** As few groups as the table's order gives. In one review an agent can fail in one way. */
function packed(cells: readonly Cell[], { most = Infinity, session }: Stage): Cell[][] {
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const disturbs = (other: Cell): boolean => session === reviewSession && other.place === cell.place;
    const group = groups.find((one) => one.length < most && !one.some(disturbs));
    if (group === undefined) groups.push([cell]);
    else group.push(cell);
  }
  return groups;
}

/** The sessions that play these cells of an entry. */
export function sessionsOf(cells: readonly Cell[], entry: Entry): FaultSession[] {
  const own = cells.filter((cell) => cell.entry === entry);
  return STAGES[entry].flatMap((stage) =>
    packed(own.filter(stage.plays), stage).map((group) => ({
      title: group.map(({ fault, place }) => `${place} ${fault}`).join(' · '),
      cells: group,
      run: () => stage.session(group),
    })),
  );
}
