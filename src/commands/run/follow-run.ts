import { agentTokens, type SessionSoFar } from '../../headless/session-so-far.ts';
import type { ClientEnd } from '../../headless/why-unfinished.ts';
import { now } from '../../io/clock.ts';
import { eventLines } from '../../report/progress/event-line.ts';
import { elapsedText, progressLine, shortCount, type Progress } from '../../report/progress/progress-line.ts';
import { slotsAtWork } from '../../review/phases/at-work.ts';
import { changesSincePlanned, changesWarning } from '../../review/ending/changes-since-planned.ts';
import { currentProgress } from '../../review/phases/progress.ts';
import type { Run } from '../../run/stored/open-run.ts';
import type { LiveProgress } from './live-progress.ts';

/** The run that agents are called for; of an audit also the round that it belongs to, as in `round 1, `. */
export type Followed = { readonly run: Run; readonly round?: string };

/**
 * Shows a run as often as it is called: a line for each agent at work and what it has cost so far, drawn anew on a terminal;
 * elsewhere a line for each event, and how far the run is whenever a slot is done.
 *
 * @param before the run as it was before this session: what happened until then is not printed again
 * @param prefix the user's folder in the repository, for commands that name paths
 */
export function following(
  live: LiveProgress,
  read: () => Promise<Followed | undefined>,
  before?: Run,
  prefix = '',
): (session: SessionSoFar) => Promise<void> {
  const started = Date.parse(now());
  const shown = new Map(before === undefined ? [] : [[before.file.run, before.ledger.length]]);
  let stood = '';
  let hasMoved = false;
  live.draw([`${elapsedText(0)}  starting Claude Code`]);
  return async (session) => {
    const followed = await read();
    if (followed === undefined) return;
    const { run } = followed;
    const elapsed = elapsedText(Date.parse(now()) - started);
    for (const line of newLines(live, run, shown.get(run.file.run) ?? 0)) line(elapsed);
    shown.set(run.file.run, run.ledger.length);
    const progress = progressOf(followed, session);
    const sum = `${elapsed}  ${progressLine(progress)}`;
    live.draw([...atWorkLines(run, started), sum]);
    const { phase, stored, slots, failed } = progress;
    const stands = `${phase} ${stored} ${slots} ${failed}`;
    if (stands !== stood) live.log(`${sum}\n`);
    if (stands !== stood && !hasMoved) {
      const moved = await changesSincePlanned(run);
      hasMoved = moved.length > 0;
      if (hasMoved)
        live.say(changesWarning(run.file, moved, MOVED, { command: 'correctless review', prefix }));
    }
    stood = stands;
  };
}

const MOVED = 'It ends as failed, whatever is answered; Ctrl-C stops it.';

/** Each says its line when it is given the time. That an agent was called is drawn on a terminal, so only a log gets a line. */
function newLines(live: LiveProgress, { ledger, slots }: Run, from: number): ((elapsed: string) => void)[] {
  const agents = new Map<string, string>(slots.map(({ slot, agent }) => [slot, agent]));
  return ledger.slice(from).flatMap((event) => {
    const tell = event.kind === 'dispatched' ? live.log : live.say;
    return eventLines(event, (slot) => agents.get(slot) ?? '').map((line) => (elapsed: string) => {
      tell(`${elapsed}  ${line}\n`);
    });
  });
}

function progressOf({ run, round = '' }: Followed, session: SessionSoFar): Progress {
  const progress = currentProgress(run);
  return {
    ...progress,
    phase: `${round}${progress.phase}`,
    tokens: Math.max(progress.tokens ?? 0, agentTokens(session)),
  };
}

function atWorkLines(run: Run, started: number): string[] {
  const atWork = slotsAtWork(run, started);
  const width = Math.max(0, ...atWork.map(({ slot, agent }) => `${slot}  ${agent}`.length));
  return atWork.map(
    ({ slot, agent, since }) =>
      `      ${`${slot}  ${agent}`.padEnd(width)}  ${elapsedText(Date.parse(now()) - since)}`,
  );
}

/** Draws a line with the time that has passed, until the work is done: a terminal is never without a word. */
export async function drawnWhile<T>(
  live: LiveProgress,
  line: () => string,
  work: () => Promise<T>,
): Promise<T> {
  const started = Date.parse(now());
  const draw = (): void => {
    live.draw([`${elapsedText(Date.parse(now()) - started)}  ${line()}`]);
  };
  draw();
  const timer = setInterval(draw, 500);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    live.end();
  }
}

/** What the client says that the session has cost; nothing where it ended without a word. */
export function costLine({ ending }: Pick<ClientEnd, 'ending'>): string {
  const { usd = null, tokens = null } = ending ?? {};
  const parts = [
    ...(tokens === null ? [] : [`${shortCount(tokens)} tokens`]),
    ...(usd === null ? [] : [`$${usd.toFixed(2)}`]),
  ];
  return parts.length === 0 ? '' : `The client counts ${parts.join(', ')}\n`;
}
