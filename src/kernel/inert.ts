/**
 * Text of the repository or of a model, made harmless for a terminal: no escape sequences, no control characters, no
 * bidirectional overrides, one line. What is taken out is shown as `\u{…}`, so that nothing hides.
 */
export function inertLine(text: string): string {
  return inertBlock(text).replaceAll('\n', ' ').replaceAll(/\s+/g, ' ').trim();
}

/** The same, with its lines kept. */
export function inertBlock(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(DANGEROUS, (char) => `\\u{${hex(char)}}`);
}

// C0 but tab and newline, DEL and C1, bidirectional controls, zero-width and other invisible formats, line separators,
// tag characters.
const DANGEROUS =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

function hex(char: string): string {
  return (char.codePointAt(0) ?? 0).toString(16);
}

/** One line of Markdown in which nothing of the text is markup, a link, HTML or a mention. */
export function inertMarkdown(text: string): string {
  return inertLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`)
    .replaceAll('@', '&#64;')
    .replaceAll('://', '&#58;//')
    .replaceAll('::', '&#58;:');
}

/** A fenced block whose fence is longer than any run of back-ticks inside. */
export function inertFence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${inertBlock(text)}\n${fence}`;
}
