import { membersIn } from '../../../replies/json-parts.ts';
import { skipWhitespace, scanValue } from '../../../replies/scan-json.ts';
import { refusedFindings } from '../loose/refused-findings.ts';

/**
 * The objects of rdjsonl, one per line. Undefined if the first one is not a diagnostic: one has a `location` or, as in mypy, a
 * `file`, a `line` and a `message`.
 *
 * Every line is a diagnostic or all are refused: no value is picked out of several.
 */
export function diagnosticLines(text: string): string[] | undefined {
  if (!text.startsWith('{')) return undefined;
  const first = text.slice(0, scanValue(text, 0));
  if (!isDiagnostic(first)) return undefined;
  const lines = [first];
  for (let end = first.length; end < text.length;) {
    const start = skipWhitespace(text, end);
    if (!text.slice(end, start).includes('\n')) {
      throw refusedFindings(`line ${lines.length} of rdjsonl goes on behind its object`);
    }
    end = scanValue(text, start);
    const line = text.slice(start, end);
    if (!line.startsWith('{') || !isDiagnostic(line)) {
      throw refusedFindings(`line ${lines.length + 1} of rdjsonl is no object with a location`);
    }
    lines.push(line);
  }
  return lines;
}

function isDiagnostic(object: string): boolean {
  const members = membersIn(object);
  const isPlaced = members.has('location') || ['file', 'line', 'message'].every((key) => members.has(key));
  return isPlaced && !CONTAINERS.some((key) => members.has(key));
}

/** An object with one of these keys is a report, not a single diagnostic. */
const CONTAINERS = ['violations', 'findings', 'runs', 'diagnostics', 'results', 'generalDiagnostics'];
