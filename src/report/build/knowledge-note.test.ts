import { describe, expect, it } from 'vitest';
import { EVERY_FORMAT } from '../../../tests/kit/every-format.ts';
import { exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import type { Report } from '../../contracts/files/report.ts';
import type { MergedFinding } from '../../findings/lifecycle.ts';
import { buildReport } from './build-report.ts';
import { evidenceOf } from './evidence-lines.ts';
import { findingComment } from '../../github/comments/finding-comment.ts';
import { renderSarif } from '../formats/sarif/render-sarif.ts';

const KNOWN = 'Row raises IndexError';

function restingOn(...known: readonly string[]): MergedFinding {
  const plain = exampleFinding('Ships unpaid', 12);
  return { ...plain, claim: { ...plain.claim, rests_on: known.map((knowledge) => ({ knowledge })) } };
}

describe('what a finding rests on and nobody has looked up', () => {
  it('is a line of its evidence that says so', () => {
    expect(evidenceOf(restingOn(KNOWN)).at(-1)).toEqual({
      kind: 'knowledge',
      source: 'what the reviewer knows; nobody has looked it up',
      text: KNOWN,
    });
  });

  it('is told once for each thing that is known, by the finding or a witness', () => {
    const finding = { ...restingOn(KNOWN), witnesses: [restingOn(KNOWN, 'Row has no get')] };
    const lines = evidenceOf(finding).filter(({ kind }) => kind === 'knowledge');
    expect(lines.map(({ text }) => text)).toEqual([KNOWN, 'Row has no get']);
  });

  const scored = { ...restingOn(KNOWN), score: 80, group: 'important' as const };
  const report = buildReport(exampleFacts({ raised: 1, scored: [scored] }));
  const plain = { ...exampleFinding('Ships unpaid', 12), score: 80, group: 'important' as const };
  const without = buildReport(exampleFacts({ raised: 1, scored: [plain] }));
  const [listed] = report.findings;

  it.each<readonly [string, (of: Report) => string | Promise<string>]>([
    ...EVERY_FORMAT,
    ['messages of sarif', (of) => JSON.stringify(resultsOf(renderSarif(of)))],
  ])('is shown in the format %s, with the word that nobody has looked it up', async (_, render) => {
    expect(await render(report)).toMatch(
      /the reviewer knows; nobody has looked it up[^]*Row raises IndexError/,
    );
    expect(await render(without)).not.toContain('nobody has looked it up');
  });

  it('is not called proven in a comment of a pull request', () => {
    if (listed === undefined) expect.unreachable('no finding');
    const comment = findingComment(listed, undefined);
    expect(comment).toContain('Not proven: knowledge');
    expect(comment).toContain('Proven: quote');
  });
});

/** Of each result what a viewer shows, without the exact texts in its properties. */
function resultsOf(sarif: string): unknown {
  const { runs } = JSON.parse(sarif) as { runs: { results: { message: unknown }[] }[] };
  return runs.flatMap(({ results }) => results.map(({ message }) => message));
}
