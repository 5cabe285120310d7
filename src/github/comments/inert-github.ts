import { inertLine } from '../../kernel/text/inert.ts';

/** Takes the place of a zero-width space while the rest is escaped; a text has none left, `inertLine` shows them. */
const BREAK = '\u200b';

/**
 * One line of GitHub's Markdown in which nothing of a text is markup, HTML, a link, a mention, a reference or an emoji.
 *
 * GitHub looks for mentions, issues and commits in the text that is left when Markdown and its escapes are read, so
 * no escape stops them: `\@ann` and `&#64;ann` both tell Ann. A zero-width space inside the name does.
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

/** Where GitHub would see a name, a number, a commit, an address or an emoji, it sees two halves of none. */
function broken(line: string): string {
  return line
    .replaceAll(/@(?=\S)|#(?=[\p{L}\p{N}_])/gu, `$&${BREAK}`)
    .replaceAll(/(gh|ghsa|cve)-(?=[a-z0-9])/gi, `$&${BREAK}`)
    .replaceAll(/[0-9a-f]{7,}/gi, (digits) => digits.replaceAll(/.{6}(?=.)/g, `$&${BREAK}`))
    .replaceAll(/:(?=\/|:|[\w+-]+:)/g, `$&${BREAK}`)
    .replaceAll(/www(?=\.)/gi, `$&${BREAK}`);
}

/** A text of several lines; what separates them stays. */
export function inertGithubLines(text: string): string {
  return text.replaceAll('\r\n', '\n').split('\n').map(inertGithub).join('\n');
}

/** A text as code within a line: GitHub looks for nothing inside. */
export function inertCode(text: string): string {
  const line = inertLine(text);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  return line.startsWith('`') || line.endsWith('`') || line === ''
    ? `${ticks} ${line} ${ticks}`
    : ticks + line + ticks;
}
