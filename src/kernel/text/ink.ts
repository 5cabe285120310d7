import type { OutputStyle } from './output-style.ts';
import { uriPath } from './uri-path.ts';

export type Tone = 'red' | 'yellow' | 'green' | 'faint';

/** How terminal text marks its parts: with signs that read well in a file, or with colours. */
export type Ink = {
  readonly heading: (level: number, text: string, tone?: Tone) => string;
  readonly strong: (text: string, tone?: Tone) => string;
  readonly toned: (text: string, tone: Tone) => string;
  /** `text` as a link to a file of the repository, where the terminal follows links. */
  readonly link: (text: string, path: string) => string;
};

/** Every text given to it must be inert already. */
export const MARKS: Ink = {
  heading: (level, text) => `${'#'.repeat(level)} ${text}`,
  strong: (text) => `**${text}**`,
  toned: (text) => text,
  link: (text) => text,
};

/** @param top Absolute path of the repository's top level, with forward slashes; null when there is nothing to link to. */
export function inkOf(style: OutputStyle, top: string | null): Ink {
  if (!style.color) return MARKS;
  return {
    heading: (level, text, tone) =>
      toned(level === 2 ? sgr(BOLD, sgr(UNDERLINE, text)) : sgr(BOLD, text), tone),
    strong: (text, tone) => toned(sgr(BOLD, text), tone),
    toned,
    link: (text, path) => (style.links && top !== null ? linked(text, `${top}/${path}`) : text),
  };
}

type Style = readonly [on: number, off: number];
const BOLD: Style = [1, 22];
const UNDERLINE: Style = [4, 24];
const TONES: Readonly<Record<Tone, Style>> = {
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  faint: [2, 22],
};

function sgr([on, off]: Style, text: string): string {
  return `\u001b[${on}m${text}\u001b[${off}m`;
}

function toned(text: string, tone: Tone | undefined): string {
  return tone === undefined ? text : sgr(TONES[tone], text);
}

/** OSC 8. The path is percent-encoded, so that nothing in it ends the sequence. */
function linked(text: string, path: string): string {
  const url = `file://${path.startsWith('/') ? '' : '/'}${uriPath(path)}`;
  return `\u001b]8;;${url}\u0007${text}\u001b]8;;\u0007`;
}
