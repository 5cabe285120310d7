import { replaceInvisible } from './invisible.ts';

/**
 * Text from the repository or a model, made harmless for a terminal and a log: no escape sequences, no control characters,
 * nothing invisible, no command of a CI runner, one line. What is removed is shown as `\u{…}`, so that nothing is hidden.
 */
export function inertLine(text: string): string {
  return withoutCommands(oneLine(text));
}

/** The same, with its lines kept. */
export function inertBlock(text: string): string {
  return withoutCommands(visible(text));
}

/** One line of Markdown in which nothing of the text is markup, a link, HTML or a mention. */
export function inertMarkdown(text: string): string {
  return oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`)
    .replace(/^-/, '\\-')
    .replace(/^(\d+)\./, '$1\\.')
    .replaceAll('@', '&#64;')
    .replaceAll('://', '&#58;//')
    .replaceAll(/(\bwww)\./gi, '$1&#46;')
    .replaceAll('::', '&#58;:');
}

/** A fenced block whose fence is longer than any run of back-ticks inside. */
export function inertFence(text: string, language: 'text' | 'diff' | 'suggestion' = 'text'): string {
  const runs = text.includes('`') ? [...text.matchAll(/`+/g)] : [];
  const longest = Math.max(2, ...runs.map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${inertBlock(text)}\n${fence}`;
}

/**
 * `value` as indented JSON that parses to the same value and is safe to print: invisible characters, and whatever starts a
 * command of a CI runner, are written as `\u…`.
 */
export function inertJson(value: unknown): string {
  const json = replaceInvisible(JSON.stringify(value, null, 2), (char) =>
    Array.from({ length: char.length }, (_, i) => jsonEscape(char.charCodeAt(i))).join(''),
  );
  return `${json.replaceAll(ANYWHERE, `${jsonEscape(0x23)}#`)}\n`;
}

const jsonEscape = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;

function oneLine(text: string): string {
  return visible(text).replaceAll(/\s+/g, ' ').trim();
}

function visible(text: string): string {
  return replaceInvisible(
    text.replaceAll('\r\n', '\n'),
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * The runner of GitHub Actions reads `::NAME …::…` at the start of a line, and still reads `##[NAME …]` anywhere. The runner of
 * Azure Pipelines reads `##vso[…]` anywhere.
 */
export function withoutCommands(text: string): string {
  return text.replaceAll(AT_LINE_START, '$1\\u{3a}:').replaceAll(ANYWHERE, '\\u{23}#');
}

// Our own colours and links may come before it.
const AT_LINE_START = /^((?:[^\S\n]|\u001b\[\d+m|\u001b\]8;[^\u0007\n]*\u0007)*)::(?=.*::)/gm;
const ANYWHERE = /##(?=(?:vso)?\[)/gi;
