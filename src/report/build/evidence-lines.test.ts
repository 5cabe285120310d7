import { expect, it } from 'vitest';
import { exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import { buildReport } from './build-report.ts';
import { renderMarkdown } from '../formats/markdown/render-markdown.ts';
import { renderTerminal } from '../formats/terminal/render-terminal.ts';

const LOST = [
  { part: 'also', file: 'src/cart.ts', quote: 'pay(cart);' },
  { part: 'rests_on', file: 'src/gone.ts', quote: 'throw new Error();' },
] as const;

it('tells of each further place that a finding or its witness names and that is not there', () => {
  const plain = exampleFinding('Ships unpaid', 12);
  const witness = { ...plain, slot: 'r7k2ab/9', lost: LOST.slice(1) };
  const finding = { ...plain, lost: LOST.slice(0, 1), witnesses: [witness] };
  const report = buildReport(
    exampleFacts({ raised: 1, scored: [{ ...finding, score: 80, group: 'important' }] }),
  );
  expect(report.findings[0]?.evidence.slice(-2)).toEqual([
    { kind: 'said to be also here, and not found', source: 'src/cart.ts', text: 'pay(cart);' },
    { kind: 'said to rest on, and not found', source: 'src/gone.ts', text: 'throw new Error();' },
  ]);
  for (const render of [renderMarkdown, renderTerminal]) expect(render(report)).toContain('not found');
});
