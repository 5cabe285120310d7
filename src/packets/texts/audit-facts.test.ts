import { describe, expect, it } from 'vitest';
import { TASK } from '../../../tests/golden/packets/sample-material.ts';
import { auditFinding } from '../../../tests/kit/audit-example.ts';
import { auditFacts, knownFindings, ruleFiles } from './audit-facts.ts';
import type { Fenced } from '../assemble.ts';
import { byteLength } from '../packet.ts';

const content = (part: string | readonly Fenced[]): string =>
  typeof part === 'string' ? expect.unreachable(part) : (part[0]?.content ?? '');

it('an audit’s agent is told run, head and where the tree is', () => {
  expect(auditFacts(TASK)).toEqual({ run: 'r7k2ab', head: '333333333333', tree: '/trees/4444' });
});

describe('what is known', () => {
  it('is "Nothing." in the first round', () => {
    expect(knownFindings([])).toBe('Nothing.');
  });

  const known = Array.from({ length: 300 }, (_, n) =>
    auditFinding({ id: `QA-R1-${String(n).padStart(3, '0')}`, title: 'é'.repeat(100) }),
  );

  it('is a line for each finding, the newest last', () => {
    const lines = content(knownFindings(known.slice(0, 3))).split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual([
      'QA-R1-000',
      'QA-R1-001',
      'QA-R1-002',
    ]);
  });

  it('is the newest when it is too much, and says how many older ones are left out', () => {
    const [note = '', ...rows] = content(knownFindings(known)).split('\n');
    expect(note).toBe(`(${300 - rows.length} older ones are not listed)`);
    expect(rows.at(-1)).toContain('"QA-R1-299"');
    const bytes = byteLength(`${rows.join('\n')}\n`);
    expect(bytes).toBeLessThanOrEqual(40_000);
    // One more would not have fitted.
    expect(bytes + byteLength(rows[0] ?? '') + 1).toBeGreaterThan(40_000);
  });

  it('is listed up to the last byte', () => {
    const bytesOf = (title: string) => byteLength(content(knownFindings([auditFinding({ title })])));
    // A line break belongs to each row.
    const most = 'x'.repeat(40_000 - 1 - bytesOf(''));
    expect(bytesOf(most)).toBe(39_999);
    expect(content(knownFindings([auditFinding({ title: `${most}x` })]))).toBe(
      '(1 older ones are not listed)',
    );
  });
});

it('rule files are named a line each, or said to be none', () => {
  expect(ruleFiles([])).toBe('None.');
  expect(content(ruleFiles(['CLAUDE.md', 'a/CLAUDE.md']))).toBe('CLAUDE.md\na/CLAUDE.md');
});
