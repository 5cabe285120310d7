import { inertLine } from '../kernel/text/inert.ts';
import type { ClientEnding } from './session-so-far.ts';

/** How the client's process ended, and what it had reported by then. */
export type ClientEnd = {
  readonly status: number | null;
  readonly signal: string | null;
  /** The end of its standard error. Untrusted. */
  readonly stderr: string;
  readonly ending: ClientEnding | undefined;
  /** Why we ended it, if we did. */
  readonly stopped: string | undefined;
};

/** Maximum length, in characters, of text from the client. */
const MOST = 300;

/** The value of `stopped` if the user ended it at the terminal. */
export const BY_CTRL_C = 'stopped by Ctrl-C';

/** Why a run is unfinished, with the exit code for that; `end` is undefined if no client was needed. */
export function unfinishedBecause(end: ClientEnd | undefined): {
  readonly code: 'run/stopped' | 'run/not-finished';
  readonly why: string;
} {
  if (end === undefined) return { code: 'run/not-finished', why: 'there is more to do' };
  const code = end.stopped === BY_CTRL_C ? 'run/stopped' : 'run/not-finished';
  return { code, why: whyUnfinished(end) };
}

/** Why a run is unfinished, in one line. */
export function whyUnfinished({ status, signal, stderr, ending, stopped }: ClientEnd): string {
  if (stopped !== undefined) return stopped;
  if (ending === undefined) {
    const how = signal === null ? `ended with status ${status ?? '?'}` : `was killed (${signal})`;
    return `the client ${how}${quoted(stderr)}`;
  }
  const denied =
    ending.denied.length === 0 ? '' : `; it was refused ${[...new Set(ending.denied)].join(', ')}`;
  return `${endingText(ending)}${inertLine(denied)}`;
}

function endingText({ subtype, isError, said }: ClientEnding): string {
  if (subtype === 'error_max_budget_usd') return `the budget is used up${quoted(said)}`;
  if (subtype !== 'success') return `the client failed (${inertLine(subtype)})${quoted(said)}`;
  if (isError) return `the client failed${quoted(said)}`;
  return `the model stopped before the end${quoted(said)}`;
}

function quoted(text: string): string {
  const line = inertLine(text);
  if (line === '') return '';
  return `: ${line.length > MOST ? `${line.slice(0, MOST)}…` : line}`;
}
