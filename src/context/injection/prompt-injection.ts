import { inertLine } from '../../kernel/text/inert.ts';
import type { Context } from '../context.ts';
import { HINT, SPOKEN } from './injection-patterns.ts';
import { isInjectionInOtherLanguage } from './spoken-languages.ts';

// In characters, of the sentence that a warning quotes.
const EXCERPT = 100;
const MOST_WARNINGS = 5;

/**
 * One warning, safe to print, for each text of the author or of the discussion that addresses the reviewer. The text
 * stays where it is, in its fence: this only reports it. Given redacted context, it repeats no secret.
 */
export function injectionWarnings(context: Pick<Context, 'commits' | 'pullRequest'>): string[] {
  const spoken = textsOf(context).flatMap(({ where, text }) => {
    const sentence = promptInjection(text);
    return sentence === undefined ? [] : [{ where, sentence }];
  });
  const more = spoken.length - MOST_WARNINGS;
  return [
    ...spoken.slice(0, MOST_WARNINGS).map(({ where, sentence }) => injectionWarning(where, sentence)),
    ...(more > 0 ? [`${more} more texts of this change ${SPEAK}`] : []),
  ];
}

/** Whether a warning is one of these: an approval cannot rest on a text that addressed the reviewer. */
export function isInjectionWarning(warning: string): boolean {
  return warning.includes(SPEAKS) || warning.endsWith(SPEAK);
}

const SPEAKS = 'speaks to the reviewer and was not obeyed';
const SPEAK = 'speak to the reviewer';

/** Safe to print. */
export function injectionWarning(where: string, sentence: string): string {
  const line = inertLine(sentence);
  const excerpt = line.length > EXCERPT ? `${Array.from(line).slice(0, EXCERPT).join('')}…` : line;
  return `${inertLine(where)} ${SPEAKS}: "${excerpt}"`;
}

function textsOf({ commits, pullRequest }: Pick<Context, 'commits' | 'pullRequest'>): Texts {
  const messages = commits.map(({ sha, subject, body }) => ({
    where: `the message of commit ${sha.slice(0, 12)}`,
    text: `${subject}\n\n${body}`,
  }));
  if (pullRequest === null) return messages;
  const { number, title, body, discussion, reviewRemarks } = pullRequest;
  return [
    { where: `the title of pull request #${number}`, text: title },
    { where: `the description of pull request #${number}`, text: body },
    ...discussion.map(({ author, at, text }) => ({ where: `a remark by ${author} (${at})`, text })),
    ...reviewRemarks.map(({ author, at, path, text }) => ({
      where: `a remark by ${author} (${at}) on ${path}`,
      text,
    })),
    ...messages,
  ];
}

type Texts = readonly { readonly where: string; readonly text: string }[];

/**
 * The first sentence of a text that addresses the reviewer and says what to conclude or to leave out;
 * undefined if there is none.
 *
 * Asking people for a review, or naming what needs none, is normal in pull requests and does not count. Only words
 * that would change a review's outcome count, if they address a reviewer or tell it to ignore its instructions.
 */
export function promptInjection(text: string): string | undefined {
  return sentencesOf(text).find(isSpoken);
}

function isSpoken(sentence: string): boolean {
  return (
    (HINT.test(sentence) && SPOKEN.some((said) => said.test(sentence))) ||
    isInjectionInOtherLanguage(sentence)
  );
}

/** The same for one line, or part of it. */
export function addressesReviewer(line: string): boolean {
  return isSpoken(plainly(line).replaceAll(/\s+/g, ' ').trim());
}

function plainly(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFKC')
    .replaceAll(COLOUR, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u2019', "'")
    .replaceAll(SPACED, (word) => word.replaceAll(' ', ''));
}

/** Joins wrapped lines, replaces look-alike letters with plain ones, and removes invisible characters. */
function sentencesOf(text: string): string[] {
  return plainly(text)
    .split(/\r?\n(?:\s*\r?\n)+|\r?\n(?=\s*(?:[-*+>#|]|\d+[.)])\s)/)
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.!?])\s/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The steps below would change nothing: no single letter between two blanks, only ASCII. */
const PLAIN = /^(?!.* [a-z] )[\t\r\n -~]*$/is;
/** Letters spaced out one by one, as nobody writes for human readers. */
const SPACED = /(?<!\p{L})\p{L}(?: \p{L}){3,}(?!\p{L})/gu;
/** The last letter of a colour code would join the next word. */
const COLOUR = /\u001b\[[0-9;]*[A-Za-z]/g;
