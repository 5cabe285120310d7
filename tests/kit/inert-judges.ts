import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/**
 * Judges of printed text, each written without looking at how it is made inert. They return what is live in it; nothing
 * is good.
 */

/** Characters that no text for people may hold: controls, invisible ones, halves of pairs. Tab and newline are lines. */
const HIDDEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udfff]/gu;

/** What a terminal or a CI log would obey, besides the colours and links that are ours. */
export function liveInTerminal(text: string): string[] {
  const shown = text
    .replaceAll(/\u001b\[(?:1|2|4|22|24|31|32|33|39)m/g, '')
    .replaceAll(/\u001b\]8;;(?:file:\/\/\/[\w%./!'()*~-]+)?\u0007/g, '');
  return [...(shown.match(HIDDEN) ?? []).map((char) => JSON.stringify(char)), ...liveInLog(shown)];
}

/** Lines that the runner of GitHub Actions or of Azure Pipelines takes for commands. */
export function liveInLog(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => /^\s*::[^\n]*::/.test(line) || /##\[|##vso\[/i.test(line));
}

/** The tags, in their order, of the page that GitHub's dialect of Markdown makes of a text. */
export function markdownTags(text: string): string[] {
  const html = micromark(text, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return html.match(/<[^>]*>/g) ?? [];
}
