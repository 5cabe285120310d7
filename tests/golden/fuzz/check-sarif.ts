import { deepStrictEqual, ok } from 'node:assert';
import type { Report } from '../../../src/contracts/files/report.ts';
import { inertBlock } from '../../../src/kernel/text/inert.ts';
import { renderSarif } from '../../../src/report/formats/sarif/render-sarif.ts';
import { sarifMessage } from '../../../src/report/formats/sarif/message.ts';
import { reportSaying } from '../../kit/hostile-report.ts';
import { liveInTerminal } from '../../kit/inert-judges.ts';
import { readSarifMessage } from '../../kit/sarif-message-reader.ts';
import { hostileText } from './hostile-text.ts';

export function checkSarif(input: Buffer): void {
  const text = hostileText(input);
  const report = reportSaying(text);
  const written = renderSarif(report);
  deepStrictEqual(liveInTerminal(written), []);
  const sarif: unknown = JSON.parse(written);
  for (const message of messagesIn(sarif)) {
    deepStrictEqual(readSarifMessage(message), { placeholders: [], links: [] });
    deepStrictEqual(liveInTerminal(message), []);
  }
  deepStrictEqual(readBack(sarifMessage(text).text), inertBlock(text));
  deepStrictEqual(exactTexts(sarif), report.findings);
  for (const uri of valuesOf(sarif, 'uri'))
    ok(/^[\x21-\x7e]*$/.test(uri), `not a URI: ${JSON.stringify(uri)}`);
}

/** Undoes the escaping: doubled braces around a number, and backslashes before a bracket that a target follows. */
function readBack(message: string): string {
  return message
    .replaceAll(/(\{+)(\d+)(\}+)/g, (_, open: string, index: string, close: string) =>
      [open.slice(open.length / 2), index, close.slice(close.length / 2)].join(''),
    )
    .replaceAll(/(\\+)\]\(/g, (_, slashes: string) => `${slashes.slice((slashes.length + 1) / 2)}](`);
}

function messagesIn(sarif: unknown): string[] {
  const { runs } = sarif as { runs: readonly { results: unknown; invocations: unknown }[] };
  return runs.flatMap(({ results, invocations }) => [
    ...valuesOf(results, 'text', 'properties'),
    ...valuesOf(results, 'justification', 'properties'),
    ...valuesOf(invocations, 'text'),
  ]);
}

function exactTexts(sarif: unknown): Report['findings'] {
  const { runs } = sarif as {
    runs: readonly { results: readonly { properties?: Report['findings'][number] }[] }[];
  };
  return runs.flatMap(({ results }) => results.flatMap(({ properties }) => properties ?? []));
}

/** Every string under `key`, at any depth, except below `without`. */
function valuesOf(value: unknown, key: string, without = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (name === without) return [];
    return name === key && typeof inner === 'string' ? [inner] : valuesOf(inner, key, without);
  });
}
