import { BY_CTRL_C } from '../../headless/why-unfinished.ts';
import { exitBySignal, withStopSignals } from '../../io/stop-signals.ts';
import { Failure } from '../../kernel/failure.ts';
import { failureText } from '../../kernel/outcome.ts';
import type { LiveProgress } from './live-progress.ts';

/** What a person who ends a review while no client is at work needs to know. */
export type Standing = {
  /** The command that goes on; undefined while there is nothing to go on with. */
  resumeCommand: string | undefined;
  /** Then the signal is for the code that runs the client: the client must end first. */
  clientIsAtWork: boolean;
};

/** A signal ends us at once, as it would anyway, but not without a word of how to go on. */
export function endWithWords<T>(
  live: LiveProgress,
  standing: Readonly<Standing>,
  work: () => Promise<T>,
): Promise<T> {
  return withStopSignals((signal) => {
    if (standing.clientIsAtWork) return;
    live.end();
    live.say(failureText(stoppedBy(signal, standing.resumeCommand)));
    exitBySignal(signal);
  }, work);
}

function stoppedBy(signal: string, resumeCommand: string | undefined): Failure {
  const by = signal === 'SIGINT' ? BY_CTRL_C : `stopped by ${signal}`;
  return resumeCommand === undefined
    ? new Failure('run/stopped', `nothing was planned; ${by}`)
    : new Failure('run/stopped', `no agent is at work; ${by}`, { hint: `continue with: ${resumeCommand}` });
}
