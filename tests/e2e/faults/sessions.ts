import { abortSession, attemptSession, huntSession, reviewSession, workSession } from './agent-cells.ts';
import { crashSession } from './crash-cells.ts';
import { diskSession } from './disk-cells.ts';
import { rowOf, type Cell, type Entry, type Kind } from './fault-table.ts';
import { forgerySession } from './forgery-cells.ts';
import { auditHookSession, hooklessSession, MOST_HOOKS, reviewHookSession } from './hook-cells.ts';
import { auditLieSession, reviewLieSession } from './lie-cells.ts';
import { sameEndSession } from './same-end-cells.ts';

/** One or more cells that one session of the client plays. */
export type FaultSession = {
  readonly title: string;
  readonly cells: readonly Cell[];
  readonly run: () => Promise<void>;
};

/** What plays cells of these kinds, of one entry, and at one place if any; so many of them in one session. */
type Stage = {
  readonly kinds: readonly Kind[];
  readonly place?: string;
  readonly most?: number;
  readonly session: (cells: readonly Cell[]) => Promise<void>;
};

const ALONE: readonly Stage[] = [
  { kinds: ['hookless'], most: 1, session: hooklessSession },
  { kinds: ['disk'], most: 1, session: diskSession },
  { kinds: ['same end'], most: 1, session: sameEndSession },
];
const TOGETHER: readonly Stage[] = [
  { kinds: ['killed'], session: crashSession },
  { kinds: ['forgery'], session: forgerySession },
];

const STAGES: Readonly<Record<Entry, readonly Stage[]>> = {
  review: [
    // Of ten agents one is left working, so that there is something to lose.
    { kinds: ['agent'], most: 9, session: reviewSession },
    { kinds: ['hook'], most: MOST_HOOKS, session: reviewHookSession },
    { kinds: ['lie'], session: reviewLieSession },
    { kinds: ['harmless lie'], session: reviewLieSession },
    ...[...ALONE, ...TOGETHER],
  ],
  audit: [
    { kinds: ['agent'], place: 'audit-specialist', most: 6, session: huntSession },
    { kinds: ['agent'], place: 'audit-triage', session: abortSession },
    { kinds: ['agent'], place: 'fix-executor', session: attemptSession },
    { kinds: ['agent'], place: 'execute-step-validator', session: attemptSession },
    { kinds: ['agent'], place: 'fix-diff-reviewer', session: abortSession },
    { kinds: ['hook'], session: auditHookSession },
    { kinds: ['lie', 'harmless lie'], session: auditLieSession },
    ...[...ALONE, ...TOGETHER],
  ],
  prove: [
    { kinds: ['agent'], most: 6, session: workSession },
    { kinds: ['untrue'], session: workSession },
    ...TOGETHER,
  ],
  fix: [
    { kinds: ['agent'], place: 'fix-diff-reviewer', session: abortSession },
    { kinds: ['agent'], session: workSession },
    { kinds: ['untrue'], session: workSession },
    ...TOGETHER,
  ],
};

/** Whether two cannot be in one review: an agent can fail in one way, and without a claim nobody scores. */
function disturbs({ place }: Cell, other: Cell): boolean {
  const both = [place, other.place];
  return place === other.place || ['bug-scan', 'finding-scorer'].every((agent) => both.includes(agent));
}

/** As few groups as the table's order gives. */
function packed(cells: readonly Cell[], { most = Infinity, session }: Stage): Cell[][] {
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const isFree = (one: readonly Cell[]): boolean =>
      one.length < most && !(session === reviewSession && one.some((other) => disturbs(cell, other)));
    const group = groups.find(isFree);
    if (group === undefined) groups.push([cell]);
    else group.push(cell);
  }
  return groups;
}

/** The sessions that play these cells of an entry. A cell is played by the first stage that can. */
export function sessionsOf(cells: readonly Cell[], entry: Entry): FaultSession[] {
  const stageOf = (cell: Cell): Stage | undefined =>
    STAGES[entry].find(
      ({ kinds, place = cell.place }) => kinds.includes(rowOf(cell).kind) && place === cell.place,
    );
  return STAGES[entry].flatMap((stage) =>
    packed(
      cells.filter((cell) => cell.entry === entry && stageOf(cell) === stage),
      stage,
    ).map((group) => ({
      title: group.map(({ fault, place }) => `${place} ${fault}`).join(' · '),
      cells: group,
      run: () => stage.session(group),
    })),
  );
}
