import { isObject, valueAt, type JsonObject } from './loose-finding.ts';
import { toolReport } from '../formats/tool-places.ts';

/** Whether a path, as a tool spells it, is a file of the change. */
export type IsOfChange = (path: string) => boolean;

/** Why semgrep skipped something on purpose: a list of exclusions, or no rule for it. */
const BY_CHOICE = /ignore|include|exclude|language|irrelevant|always/i;

/**
 * What a known tool reports about code that it did not look at: it read none, or failed at a file of the change. Undefined if
 * it reports nothing like that. The number of files looked at is read from every list.
 */
export function unscannedCode(whole: JsonObject, isOfChange: IsOfChange): string | undefined {
  if (!isToolReport(whole)) return undefined;
  if (valueAt(whole, 'metrics', '_totals', 'loc') === 0)
    return '/metrics/_totals/loc is 0: bandit has read no code';
  const skipped = skippedOf(whole, isOfChange).find(({ reason }) => !BY_CHOICE.test(reason));
  if (skipped === undefined) return undefined;
  return `/paths/skipped holds ${skipped.path}, which the change touches: ${skipped.reason}`;
}

/** Files of the change that semgrep was configured to skip, for people. */
export function excludedFiles(whole: JsonObject, isOfChange: IsOfChange): string[] {
  if (!isToolReport(whole)) return [];
  return skippedOf(whole, isOfChange).map(({ path }) => `paths/skipped ${path}`);
}

function isToolReport(whole: JsonObject): boolean {
  return toolReport((key) => Object.hasOwn(whole, key)) !== undefined;
}

function skippedOf(whole: JsonObject, isOfChange: IsOfChange): { path: string; reason: string }[] {
  const skipped = valueAt(whole, 'paths', 'skipped');
  if (!Array.isArray(skipped)) return [];
  return skipped.filter(isObject).flatMap(({ path, reason }) => {
    if (typeof path !== 'string' || !isOfChange(path)) return [];
    return [{ path, reason: typeof reason === 'string' ? reason : '' }];
  });
}
