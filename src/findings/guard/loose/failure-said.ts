import { soleJsonText, trimWhitespace } from '../../../replies/sole-json-value.ts';
import { diagnosticLines } from '../formats/diagnostic-lines.ts';
import { isObject, spelled, valueAt } from './loose-finding.ts';
import { unscannedCode, type IsOfChange } from './not-looked.ts';
import { isNonEmpty } from './said-beside.ts';
import { uncountedMessages, reportedUnlisted } from './unlisted.ts';

/**
 * What a list of findings says about its own origin: its tool failed, or there is more than it lists. Undefined if it says
 * neither.
 *
 * Called when nothing of the list is kept: what a failed tool did not find proves nothing.
 */
export function reportedFailure(written: string, isOfChange: IsOfChange = () => false): string | undefined {
  const whole = wholeOf(written);
  if (Array.isArray(whole)) return uncountedMessages(whole);
  if (!isObject(whole)) return undefined;
  const { runs } = whole;
  const failed = Array.isArray(runs) ? failedRun(runs) : undefined;
  return failed ?? unscannedCode(whole, isOfChange) ?? reportedUnlisted(whole);
}

/** The object around a list of findings, or the list itself; undefined for one finding per line. */
export function wholeOf(written: string): unknown {
  const text = trimWhitespace(written.replace(/^\uFEFF/, ''));
  if (diagnosticLines(text) !== undefined) return undefined;
  return JSON.parse(soleJsonText(text, { fence: true, input: 'findings' })) as unknown;
}

function failedRun(runs: readonly unknown[]): string | undefined {
  for (const [n, run] of runs.entries()) {
    const invocations = valueAt(run, 'invocations');
    const own = Array.isArray(invocations) ? (invocations as unknown[]) : [];
    for (const invocation of [...own, valueAt(run, 'conversion', 'invocation')]) {
      if (valueAt(invocation, 'executionSuccessful') === false) {
        return `/runs/${n}: its tool did not end well (executionSuccessful is false)`;
      }
      if (isNonEmpty(valueAt(invocation, 'processStartFailureMessage'))) {
        return `/runs/${n}: its tool was not started`;
      }
      if (['exitSignalName', 'exitSignalNumber'].some((key) => isNonEmpty(valueAt(invocation, key)))) {
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
