import { abortSession, attemptSession, huntSession } from './audit-cells.ts';
import { auditCrashSession, reviewCrashSession } from './crash-cells.ts';
import { diskSession } from './disk-cells.ts';
import { AGENT_FAULTS, FORGERIES, LIES, type Cell, type Entry } from './fault-table.ts';
import { auditForgerySession, reviewForgerySession } from './forgery-cells.ts';
import {
  auditHookSession,
  hooklessAudit,
  hooklessReview,
  MOST_HOOKS,
  reviewHookSession,
} from './hook-cells.ts';
import { auditLieSession, isHarmless, reviewLieSession } from './lie-cells.ts';
import { disturbNobody, packed } from './pack-cells.ts';
import { reviewSession } from './review-cells.ts';
import { auditSameEnd, reviewSameEnd } from './same-end-cells.ts';
import { MOST_SCORERS, scorerSession } from './scorer-cells.ts';

/** One or more cells that one session of the client plays. */
export type FaultSession = {
  readonly title: string;
  readonly cells: readonly Cell[];
  readonly run: () => Promise<void>;
};

type Stage = {
  /** The cells that it plays, of its entry. */
  readonly plays: (cell: Cell) => boolean;
  readonly most: number;
  readonly disturbs?: (one: Cell, other: Cell) => boolean;
  readonly session: (cells: readonly Cell[]) => Promise<void>;
};

const agentFaults = new Set<string>(AGENT_FAULTS.map(({ id }) => id));
const agent =
  (name: string) =>
  ({ fault, place }: Cell): boolean =>
    agentFaults.has(fault) && place === name;
const inTurn = { most: 100, disturbs: disturbNobody };

const fault =
  (...names: readonly string[]) =>
  (cell: Cell): boolean =>
    names.includes(cell.fault);
const hook = fault('hook killed', 'hook beyond its time-out');
const lie = (cell: Cell): boolean => Object.hasOwn(LIES, cell.fault);
const forgery = (cell: Cell): boolean => Object.hasOwn(FORGERIES, cell.fault);
const alone = { most: 1 };

const STAGES: Readonly<Record<Entry, readonly Stage[]>> = {
  review: [
    {
      plays: (cell) => agentFaults.has(cell.fault) && cell.place !== 'finding-scorer',
      // Of ten agents one is left working, so that there is something to lose.
      most: 9,
      session: reviewSession,
    },
    { plays: agent('finding-scorer'), most: MOST_SCORERS, disturbs: disturbNobody, session: scorerSession },
    { plays: hook, most: MOST_HOOKS, disturbs: disturbNobody, session: reviewHookSession },
    { plays: fault('hooks switched off'), ...alone, session: hooklessReview },
    { plays: fault('client killed'), ...inTurn, session: reviewCrashSession },
    { plays: fault('disk full', 'repository read-only'), ...alone, session: diskSession },
    { plays: fault('clock going backwards', 'two runs at once'), ...alone, session: reviewSameEnd },
    { plays: (cell) => lie(cell) && !isHarmless(cell), ...inTurn, session: reviewLieSession },
    { plays: (cell) => lie(cell) && isHarmless(cell), ...inTurn, session: reviewLieSession },
    { plays: forgery, ...inTurn, session: reviewForgerySession },
  ],
  audit: [
    { plays: agent('audit-specialist'), most: 6, disturbs: disturbNobody, session: huntSession },
    { plays: agent('audit-triage'), ...inTurn, session: abortSession('audit-triage') },
    { plays: agent('fix-executor'), ...inTurn, session: attemptSession('fix-executor') },
    { plays: agent('execute-step-validator'), ...inTurn, session: attemptSession('execute-step-validator') },
    { plays: agent('fix-diff-reviewer'), ...inTurn, session: abortSession('fix-diff-reviewer') },
    { plays: hook, ...inTurn, session: auditHookSession },
    { plays: fault('hooks switched off'), ...alone, session: hooklessAudit },
    { plays: fault('client killed'), ...inTurn, session: auditCrashSession },
    { plays: fault('disk full', 'repository read-only'), ...alone, session: diskSession },
    { plays: fault('clock going backwards', 'two runs at once'), ...alone, session: auditSameEnd },
    { plays: lie, ...inTurn, session: auditLieSession },
    { plays: forgery, ...inTurn, session: auditForgerySession },
  ],
};

/** The sessions that play these cells of an entry. */
export function sessionsOf(cells: readonly Cell[], entry: Entry): FaultSession[] {
  const own = cells.filter((cell) => cell.entry === entry);
  return STAGES[entry].flatMap(({ plays, most, disturbs, session }) =>
    packed(own.filter(plays), most, disturbs).map((group) => ({
      title: group.map(({ fault, place }) => `${place} ${fault}`).join(' · '),
      cells: group,
      run: () => session(group),
    })),
  );
}
