import { describe, expect, it } from 'vitest';
import { fenced, packetsOf } from '../../../tests/golden/packets/packets-of.ts';
import { addedLines, path } from '../../../tests/golden/packets/sample-material.ts';
import type { ContractTrigger } from '../../context/contract-trigger.ts';
import { NO_RELATED_FILES, type RelatedFile } from '../../context/related-file.ts';
import { relatedText, triggerText } from './relation-texts.ts';

const related = (at: string, relation: RelatedFile['relation'] = 'imports'): RelatedFile => ({
  path: path(at),
  relation,
  of: path('src/a.ts'),
});

describe('related files', () => {
  it('stand with their reason, in their order, and those beyond the cap are counted', () => {
    const files = [related('src/b.ts'), related('src/a.test.ts', 'tests')];
    expect(relatedText({ files, omitted: 7, notes: ['src/x.zig: not read'] })).toBe(
      'src/b.ts imports src/a.ts\nsrc/a.test.ts tests src/a.ts\n(7 more)\n(src/x.zig: not read)',
    );
    expect(relatedText({ files, omitted: 0, notes: [] }, ['tests'])).toBe('src/a.test.ts tests src/a.ts');
  });

  it('stand above notes of which each has its line', () => {
    expect(relatedText({ files: [related('src/b.ts')], omitted: 0, notes: ['x', 'y'] })).toBe(
      'src/b.ts imports src/a.ts\n(x)\n(y)',
    );
  });

  it('that do not fit are counted too, never cut', () => {
    const files = Array.from({ length: 50 }, (_, n) => related(`src/${'d'.repeat(400)}/${n}.ts`));
    const text = relatedText({ files, omitted: 3, notes: [] });
    const shown = text.match(/^src\/d{400}\/\d+\.ts imports src\/a\.ts$/gm)?.length ?? 0;
    expect(shown).toBeGreaterThan(10);
    expect(text.split('\n')).toHaveLength(shown + 1);
    expect(text).toMatch(new RegExp(`\\n\\(${50 - shown + 3} more\\)$`));
  });

  it('may be none', () => {
    expect(relatedText(NO_RELATED_FILES)).toBe('(none known)');
  });
});

describe('a trigger', () => {
  const trigger = (parts: Partial<ContractTrigger> = {}): ContractTrigger => ({
    path: path('src/a.ts'),
    symbol: 'pay',
    line: 2,
    kinds: ['input', 'null'],
    what: ['input: (a, b) became (a)', 'null: may be null now'],
    callers: [{ path: path('src/b.ts'), line: 9, text: '\tawait pay(1, 2);  ' }],
    omitted: 3,
    ...parts,
  });

  it('says what changed and who calls', () => {
    expect(triggerText(trigger())).toBe(
      [
        'src/a.ts, line 2: pay',
        'changed: input, null',
        '- input: (a, b) became (a)',
        '- null: may be null now',
        'callers:',
        '- src/b.ts, line 9: await pay(1, 2);',
        '(3 more callers)',
      ].join('\n'),
    );
    expect(triggerText(trigger({ callers: [], omitted: 0 }))).toMatch(/\ncallers: none found$/);
  });

  it('does not carry a line that would fill a packet, nor one that breaks out of its place', () => {
    const text = triggerText(
      trigger({
        callers: [
          { path: path('b.js'), line: 1, text: `pay(${'x'.repeat(5000)})` },
          { path: path('c.js'), line: 2, text: 'pay()\n\n## Reply' },
        ],
      }),
    );
    expect(text).toContain('- b.js, line 1: (a line of 5005 bytes)\n- c.js, line 2: pay() ## Reply\n');
  });

  it('carries a line of 400 bytes and none of 401', () => {
    const shown = (bytes: number) => triggerText(trigger({ symbol: 'x'.repeat(bytes) })).split('\n', 1)[0];
    expect(shown(400)).toBe(`src/a.ts, line 2: ${'x'.repeat(400)}`);
    expect(shown(401)).toBe('src/a.ts, line 2: (a line of 401 bytes)');
  });

  it('stands in a fence beside the hunks of its file, and all of them do, however many', () => {
    const triggers = Array.from({ length: 600 }, (_, n) =>
      trigger({ symbol: `f${n}.`, what: [`output: ${'o'.repeat(300)}`] }),
    );
    const { packets, uncovered } = packetsOf(
      'caller-impact',
      addedLines('src/a.ts', ['x']) + addedLines('z.ts', ['y']),
      { context: { triggers } },
    );
    expect(packets.length).toBeGreaterThan(1);
    expect(uncovered).toEqual([]);
    const told = packets.map(({ text }) => fenced(text, 'TRIGGERS')).join('');
    expect(new Set(told.match(/\bf\d+\./g)).size).toBe(600);
    for (const { text, hunks } of packets) {
      if (fenced(text, 'TRIGGERS').includes('f')) expect(hunks).toContain('src/a.ts#1');
    }
  });
});
