/** Where Emacs looks for variables: this many characters at the end, behind the last form feed. */
const EMACS_LOOKS_AT = 3000;
const VARIABLES = /^(.*)Local Variables:(.*)$/im;
const CODING = /\bcoding:\s*([\w.-]+)/i;
const META = /<meta\b[^>]{0,500}?\bcharset\s*=\s*["']?\s*([\w.:-]+)/gi;

/**
 * The text with its late declarations of encodings also on its first lines, where `readsOtherwise` looks: those of Emacs at the end,
 * and those of a page anywhere, since a browser starts again when it comes upon one. Undefined if there is none.
 */
export function withLateDeclarations(content: Buffer): Buffer | undefined {
  const text = content.toString('latin1');
  const [, variables = ''] =
    text.slice(-EMACS_LOOKS_AT).split('\f').at(-1)?.split(VARIABLES)[3]?.match(CODING) ?? [];
  const page = /^(?:\xef\xbb\xbf)?\s*</.test(text)
    ? [...text.matchAll(META)].map(([, name = '']) => name)
    : [];
  const names = [...new Set([variables, ...page])].filter((name) => name !== '');
  if (names.length === 0) return undefined;
  return Buffer.concat([Buffer.from(`# ${names.map((name) => `coding: ${name}`).join(' ')}\n`), content]);
}
