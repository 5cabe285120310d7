import { deepStrictEqual, ok } from 'node:assert';
import { inertLine } from '../../../src/kernel/text/inert.ts';
import { auditPageSaying, reviewPageSaying } from '../../kit/page-saying.ts';
import { readPage } from '../../kit/read-page.ts';
import { harmlessTwin, hostileText } from './hostile-text.ts';

/** Control characters, lone surrogates, text directions and invisible characters, but not tab and line feed. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

export function checkPage(input: Buffer): void {
  const text = hostileText(input);
  for (const pageOf of [reviewPageSaying, auditPageSaying]) {
    const { shape, texts } = readPage(pageOf(text));
    deepStrictEqual(shape, shapeOf(pageOf, harmlessTwin(text)));
    for (const one of texts) ok(!UNSEEN.test(one), `shown unescaped: ${JSON.stringify(one)}`);
    ok(
      texts.some((one) => one.includes(inertLine(text))),
      'the page does not show the text',
    );
  }
}

/** Many texts have the same harmless twin. */
const known = new Map<string, readonly string[]>();

function shapeOf(pageOf: (text: string) => string, twin: string): readonly string[] {
  const key = `${pageOf.name} ${twin}`;
  let shape = known.get(key);
  if (shape === undefined) {
    ({ shape } = readPage(pageOf(twin)));
    if (known.size < 500) known.set(key, shape);
  }
  return shape;
}
