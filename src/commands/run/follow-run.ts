import type { SessionSoFar } from '../../headless/session-so-far.ts';
import type { ClientEnd } from '../../headless/why-unfinished.ts';
import { now } from '../../io/clock.ts';
import { elapsedText, progressLine, shortCount, type Progress } from '../../report/progress-line.ts';
import type { LiveProgress } from './live-progress.ts';

/** Shows how far a run has come, as often as it is called; a log gets a line when a slot or the phase changes. */
export function showing(
  { show }: LiveProgress,
  read: (session: SessionSoFar) => Promise<Progress | undefined>,
): (session: SessionSoFar) => Promise<void> {
  const started = Date.parse(now());
  return async (session) => {
    const progress = await read(session);
    if (progress === undefined) return;
    const { phase, stored, slots, failed } = progress;
    const line = `${elapsedText(Date.parse(now()) - started)}  ${progressLine(progress)}`;
    show(line, `${phase} ${stored} ${slots} ${failed}`);
  };
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
