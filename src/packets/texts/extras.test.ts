import { describe, expect, it } from 'vitest';
import { rule } from '../../../tests/golden/packets/sample-material.ts';
import { factsOf, NO_EXTRAS, ruleExtras, textExtras, type Extras } from './extras.ts';
import { fence } from '../fence.ts';
import { byteLength } from '../packet.ts';

const contents = ({ groups }: Extras): string[][] =>
  groups.map(({ extras }) => extras.map(({ content }) => content));
const line = (letter: string): string => `${letter.repeat(99)}\n`;

describe('texts that share a fence', () => {
  it('are set apart by one blank line, whether or not they end with a line break', () => {
    expect(contents(textExtras(['a', 'b\n', '\nc'], 1000))).toEqual([['a\n\n', 'b\n\n', '\nc\n\n']]);
  });

  it('stand together up to the last byte of the limit', () => {
    const texts = [line('a'), line('b')];
    expect(contents(textExtras(texts, 202))).toEqual([[`${line('a')}\n`, `${line('b')}\n`]]);
    expect(contents(textExtras(texts, 201))).toEqual([[`${line('a')}\n`], [`${line('b')}\n`]]);
  });

  it('are one empty group when there are none', () => {
    expect(textExtras([], 10)).toEqual(NO_EXTRAS);
  });

  it('that are too long are cut between lines, say which part they are, and never pass the limit', () => {
    const found = textExtras([line('a').repeat(3)], 245);
    expect(found.tooLong).toEqual([]);
    expect(factsOf(found).map(({ content }) => content)).toEqual([
      `(part 1 of 2)\n${line('a').repeat(2)}`,
      `(part 2 of 2)\n${line('a')}\n`,
    ]);
    for (const { content, bytes } of factsOf(found)) {
      expect(bytes).toBe(byteLength(content));
      expect(bytes).toBeLessThanOrEqual(245);
    }
  });

  it('leave room for the words above a part', () => {
    expect(factsOf(textExtras([line('a').repeat(2)], 201))).toHaveLength(2);
  });

  it('with a line that fits nowhere report its size', () => {
    expect(textExtras([`a\n${'b'.repeat(500)}\nc`], 245).tooLong).toEqual([501]);
  });
});

describe('rules', () => {
  const rules = [rule('CLAUDE.md', line('a')), rule('src/CLAUDE.md', line('b'), ['*.ts', 'lib/**'])];

  it('are measured with the fence that will stand around them', () => {
    const extras = factsOf(ruleExtras(rules, 10_000));
    expect(extras.map(({ attributes }) => attributes)).toEqual([
      { source: 'CLAUDE.md' },
      { source: 'src/CLAUDE.md', folders: 'src/', paths: '*.ts, lib/**' },
    ]);
    for (const { content, attributes, bytes } of extras) {
      // A blank line stands between fences, and a content without a line break at its end gets one.
      expect(bytes).toBe(byteLength(`${fence('RULES', '0'.repeat(32), content, attributes)}\n\n`) + 1);
    }
  });

  it('are cut only where a part would not fit, with the longest label that a part can have', () => {
    const body = line('r').repeat(3);
    const label = fence('RULES', '0'.repeat(32), '', { source: 'CLAUDE.md', part: '9999 of 9999' });
    const limit = byteLength(label) + 3 + byteLength(body);
    const parts = (room: number) => factsOf(ruleExtras([rule('CLAUDE.md', body)], room)).length;
    expect([parts(limit), parts(limit - 1)]).toEqual([1, 2]);
  });

  it('that are too long are cut so that each part keeps the limit with its fence', () => {
    const limit = 600;
    const found = ruleExtras([rule('CLAUDE.md', line('r').repeat(20))], limit);
    const parts = factsOf(found);
    expect(found.tooLong).toEqual([]);
    expect(parts.map(({ content }) => content).join('')).toBe(line('r').repeat(20));
    expect(parts.map(({ attributes }) => attributes?.['part'])).toEqual(
      parts.map((_, index) => `${index + 1} of ${parts.length}`),
    );
    for (const { bytes } of parts) expect(bytes).toBeLessThanOrEqual(limit);
  });
});
