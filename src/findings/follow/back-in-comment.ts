import { maskedOf } from '../../context/triggers/functions-of.ts';
import { textOn } from '../../evidence/claimed-file.ts';
import { findLines } from '../../evidence/quotes/find-lines.ts';
import { compared } from '../../evidence/quotes/quote-readings.ts';
import { lined } from '../../evidence/reviewed-text.ts';
import type { FoundQuote } from '../../evidence/quotes/find-quote.ts';
import type { World } from '../../evidence/world.ts';

/**
 * Whether removed code is back in a comment alone, where it does nothing: fewer places of it are code than at base. A language
 * whose comments are only guessed at is guessed at alike on both sides.
 */
export function isBackInComment({ file, side, at, lines }: FoundQuote, world: World): boolean {
  const [now, then] = [world.headText(file)?.plain, textOn('old', file, world)?.plain];
  if (side !== 'old' || now === undefined || then === undefined) return false;
  const [codeNow, codeThen] = [codeOf(now.text, file), codeOf(then.text, file)];
  const isComment = findLines(lines, now).some((place) => codeNow.linesOf(place).join('').trim() === '');
  const code = compared(codeThen.linesOf(at));
  return isComment && findLines(code, codeNow).length < findLines(code, codeThen).length;
}

const codeOf = (text: string, file: string) => lined(maskedOf(text, file)?.code ?? text);
