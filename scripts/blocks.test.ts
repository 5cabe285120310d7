import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockText, renderAgents, withBlocks } from './blocks.ts';

describe('a text with blocks', () => {
  const named = (name: string): string => `\n<${name}>\n\n`;

  it('gets the content of each block, and keeps the rest', () => {
    const text = 'a\n<!-- block:x -->\nold\n<!-- /block -->\nb\n<!-- block:y-z -->\n<!-- /block -->\n';
    expect(withBlocks(text, named)).toBe(
      'a\n<!-- block:x -->\n<x>\n<!-- /block -->\nb\n<!-- block:y-z -->\n<y-z>\n<!-- /block -->\n',
    );
  });

  it('stays the same when it is fresh', () => {
    const once = withBlocks('<!-- block:x -->\nold\n<!-- /block -->', named);
    expect(withBlocks(once, named)).toBe(once);
  });

  it('takes the content as it is, dollar signs included', () => {
    expect(withBlocks('<!-- block:x -->\n<!-- /block -->', () => "$& $1 $' $$")).toContain("\n$& $1 $' $$\n");
  });

  it.each([
    ['without a block', 'a\nb\n', 'no block found'],
    [
      'with a block that is never closed',
      '<!-- block:x -->\n<!-- /block -->\n<!-- block:y -->\n',
      'without its counterpart',
    ],
    [
      'with a block inside a block',
      '<!-- block:x -->\n<!-- block:y -->\n<!-- /block -->\n<!-- /block -->\n',
      'without its counterpart',
    ],
    [
      'with an end too many',
      '<!-- block:x -->\n<!-- /block -->\n<!-- /block -->\n',
      'without its counterpart',
    ],
    [
      'with a marker that is no name',
      '<!-- block:x -->\n<!-- /block -->\n<!-- block:X y -->\n',
      'without its counterpart',
    ],
  ])('is refused %s', (_, text, message) => {
    expect(() => withBlocks(text, named)).toThrow(message);
  });
});

describe('agent files', () => {
  const readText = (path: string): string => readFileSync(path, 'utf8');

  it('are stale when a block changes', () => {
    const edited = renderAgents(
      (path) => readText(path) + (path.endsWith('/untrusted-input.md') ? 'More.\n' : ''),
    );
    for (const [path, text] of edited) expect(text).not.toBe(readText(path));
  });

  it('are refused when they name a block that does not exist', () => {
    const read = (path: string): string =>
      path.startsWith('agents/') ? '<!-- block:nope -->\n<!-- /block -->' : readText(path);
    expect(() => renderAgents(read)).toThrow('prompts/blocks/nope.md');
  });

  it('have every value of the scale filled in', () => {
    expect(blockText('rubric', readText, 'finding-scorer')).not.toContain('{{');
    expect(() => blockText('rubric', () => '{{anchors}} {{threshold}}', 'finding-scorer')).toThrow(
      'no slot for critical, confirmed',
    );
  });
});
