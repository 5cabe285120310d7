import { maskedOf } from '../../context/triggers/functions-of.ts';
import { textOn } from '../../evidence/claimed-file.ts';
import { findLines } from '../../evidence/quotes/find-lines.ts';
import { compared } from '../../evidence/quotes/quote-readings.ts';
import { lined } from '../../evidence/reviewed-text.ts';
import type { FoundQuote } from '../../evidence/quotes/find-quote.ts';
import type { World } from '../../evidence/world.ts';

/**
 * Whether removed code is back only in a comment, where it has no effect: fewer of its places are code than at base. If a
 * language's comments are guessed, both sides are guessed alike.
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
