import { soleJsonText, withoutBlanks } from '../../replies/sole-json-value.ts';
import { diagnosticLines } from './diagnostic-lines.ts';
import { isObject, spelled, valueAt } from './loose-finding.ts';
import { uncountedMessages, unlistedSaid } from './unlisted.ts';

/** Keys under which reviewers and tools say that they did not do their work, or not all of it. `gaps` is our own report's. */
const FAILED = [
  ...[
    'error',
    'errors',
    'failure',
    'failures',
    'failed',
    'exception',
    'fatal',
    'crashed',
    'cancelled',
    'canceled',
  ],
  ...['gaps', 'incomplete', 'truncated', 'timedOut', 'timed_out', 'aborted'],
] as const;

/** Words for a status that is no end. `fail` is none of them: so a list says that it has findings. */
const NO_END =
  /^(error|errored|failed|failure|incomplete|partial|truncated|timeout|timed[ _-]?out|abort(ed)?|cancell?ed|crashed|skipped)$/i;

/**
 * What a list of findings says of its own making: that its tool failed, or that there is more than it lists. Undefined when it says no such thing.
 *
 * To be asked where nothing of the list is kept: what a tool that failed did not find proves nothing.
 */
export function failureSaid(written: string): string | undefined {
  const text = withoutBlanks(written.replace(/^\uFEFF/, ''));
  if (diagnosticLines(text) !== undefined) return undefined;
  const whole = JSON.parse(soleJsonText(text, { fence: true, input: 'findings' })) as unknown;
  if (Array.isArray(whole)) return uncountedMessages(whole);
  if (!isObject(whole)) return undefined;
  const key = FAILED.find((one) => saysSomething(valueAt(whole, one)));
  if (key !== undefined) return `/${key} is ${spelled(whole[key])}`;
  const { runs, status } = whole;
  if (typeof status === 'string' && NO_END.test(status)) return `/status is ${spelled(status)}`;
  return (Array.isArray(runs) ? failedRun(runs) : undefined) ?? unlistedSaid(whole);
}

function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== false && value !== '' && value !== 0;
}

function failedRun(runs: readonly unknown[]): string | undefined {
  for (const [n, run] of runs.entries()) {
    const invocations = valueAt(run, 'invocations');
    for (const invocation of Array.isArray(invocations) ? (invocations as unknown[]) : []) {
      if (valueAt(invocation, 'executionSuccessful') === false) {
        return `/runs/${n}: its tool did not end well (executionSuccessful is false)`;
      }
      if (saysSomething(valueAt(invocation, 'processStartFailureMessage'))) {
        return `/runs/${n}: its tool was not started`;
      }
      if (['exitSignalName', 'exitSignalNumber'].some((key) => saysSomething(valueAt(invocation, key)))) {
        return `/runs/${n}: its tool was ended by a signal`;
      }
      const notes = ['toolExecutionNotifications', 'toolConfigurationNotifications'].flatMap((key) => {
        const list = valueAt(invocation, key);
        return Array.isArray(list) ? (list as unknown[]) : [];
      });
      const error = notes.find((note) => valueAt(note, 'level') === 'error');
      if (error !== undefined) {
        return `/runs/${n}: its tool reports an error: ${spelled(valueAt(error, 'message', 'text'))}`;
      }
    }
  }
  return undefined;
}
