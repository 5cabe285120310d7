import { inertLine } from '../../kernel/text/inert.ts';

/** Stands for a zero-width space while the rest is escaped. `inertLine` has already made those in the text visible. */
const BREAK = '\u200b';

/**
 * One line of GitHub's Markdown in which no part of a text is markup, HTML, a link, a mention, a reference or an emoji.
 *
 * GitHub looks for mentions, issues and commits in the text after Markdown and its escapes were read, so no escape stops them:
 * `\@ann` and `&#64;ann` both notify Ann. A zero-width space inside the name does.
 */
export function inertGithub(text: string): string {
  return broken(inertLine(text))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`)
    .replace(/^[-=]/, (char) => `\\${char}`)
    .replace(/^(\d+)\./, String.raw`$1\.`)
    .replaceAll(BREAK, '&#8203;');
}

/** Splits every name, number, commit, address or emoji that GitHub would recognise. */
function broken(line: string): string {
  return line
    .replaceAll(/@(?=\S)|#(?=[\p{L}\p{N}_])/gu, `$&${BREAK}`)
    .replaceAll(/(gh|ghsa|cve)-(?=[a-z0-9])/gi, `$&${BREAK}`)
    .replaceAll(/[0-9a-f]{7,}/gi, (digits) => digits.replaceAll(/.{6}(?=.)/g, `$&${BREAK}`))
    .replaceAll(/:(?=\/|:|[\w+-]+:)/g, `$&${BREAK}`)
    .replaceAll(/www(?=\.)/gi, `$&${BREAK}`);
}

/** A text of several lines; the line breaks stay. */
export function inertGithubLines(text: string): string {
  return text.replaceAll('\r\n', '\n').split('\n').map(inertGithub).join('\n');
}

/** A text as code within a line: GitHub recognises nothing inside. */
export function inertCode(text: string): string {
  const line = inertLine(text);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  return line.startsWith('`') || line.endsWith('`') || line === ''
    ? `${ticks} ${line} ${ticks}`
    : ticks + line + ticks;
}
