import type { Cause } from './failure-cause.ts';

/** Classes that say nothing about what went wrong. */
const ANY_ERROR = /^(?:Error|Exception|RuntimeException|RuntimeError|StandardError)$/;
/** What is printed if the test asks for something that does not exist: more often a mistake of the test than of the code. */
const MISSING =
  /is not a (?:function|constructor)|is not defined|has no attribute|No module named|Cannot find module|cannot import name|undefined method/;

/** Whether the text of a finding names an error: by its class, or by several consecutive words of its message. */
export function namesError(said: string, { name, message }: Extract<Cause, { kind: 'error' }>): boolean {
  if (holdsWords(said, message)) return true;
  if (name === undefined || ANY_ERROR.test(name) || MISSING.test(message)) return false;
  return wordsOf(said).includes(name.toLowerCase());
}

/** At least three words in a row, two of which are longer than a preposition. */
function holdsWords(said: string, message: string): boolean {
  const [text, words] = [` ${wordsOf(said).join(' ')} `, wordsOf(message)];
  return words.some((_, first) => {
    let count = words.length - first;
    while (count >= 3 && !text.includes(` ${words.slice(first, first + count).join(' ')} `)) count -= 1;
    return words.slice(first, first + count).filter((word) => word.length >= 4).length >= 2 && count >= 3;
  });
}

function wordsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}_$]+/gu)].map(([word]) => word);
}
