import { deepStrictEqual, ok } from 'node:assert';
import { inertBlock, inertFence, inertLine, inertMarkdown } from '../../../src/kernel/text/inert.ts';
import { shown, visible } from '../../../src/replies/show-value.ts';

/** Control characters, invisible formats and text directions, but not tab and line feed. */
const ACTS = /(?![\t\n])[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

export function checkInert(input: Buffer): void {
  const text = input.toString('utf8');
  const [line, block, fence] = [inertLine(text), inertBlock(text), inertFence(text)];
  for (const made of [line, block, fence, inertMarkdown(text)]) ok(!ACTS.test(made), JSON.stringify(made));
  ok(!/[\p{Cc}\p{Cf}\p{Cs}]/u.test(visible(text) + shown(text)));
  ok(!line.includes('\n'));
  deepStrictEqual(inertBlock(block), block);
  const [open = '', ...rest] = fence.split('\n');
  const mark = /^`+/.exec(open)?.[0] ?? '';
  ok(mark.length >= 3 && rest.at(-1) === mark);
  ok(!rest.slice(0, -1).some((inner) => inner.includes(mark)), 'the fence is closed by its content');
  ok(!/(?<!\\)[`*_[\]<>|]|@|:\/\//.test(inertMarkdown(text).replaceAll('\\\\', '')), 'markup');
}
