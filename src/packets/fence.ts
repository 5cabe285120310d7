/** What a fenced part holds. Everything that comes from the repository or from a model is in one of these. */
export const FENCE_KINDS = [
  'DIFF',
  'RULES',
  'FINDING_DESCRIPTION',
  'INTENT',
  'HISTORY',
  'COMMENTS',
  'STACK',
  'FILES',
  'IMPORTS',
  'PACKAGES',
  'RELATED',
  'RAISED',
  'TRIGGERS',
  'STEP',
  'CLAIM',
  'ROLE',
  'TESTS',
  'REJECTION',
] as const;
export type FenceKind = (typeof FENCE_KINDS)[number];

/**
 * A fenced part: tags with the nonce, on separate lines, around the unaltered content.
 *
 * Nothing inside can end the fence, because nothing inside can know the nonce. This is checked here, so a caller that
 * did not draw the nonce against this content (`drawNonce`) causes a bug, not a hole. Attribute values may come from the
 * repository (`source="PATH"`) and are escaped.
 */
export function fence(
  kind: FenceKind,
  nonce: string,
  content: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const listed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapedAttribute(value)}"`);
  if (holdsNonce(content, nonce) || listed.some((text) => holdsNonce(text, nonce))) {
    throw new Error(`the nonce of an UNTRUSTED_${kind} fence occurs in its content`);
  }
  const end = content === '' || content.endsWith('\n') ? '' : '\n';
  return `<UNTRUSTED_${kind}${listed.join('')} nonce="${nonce}">\n${content}${end}</UNTRUSTED_${kind} nonce="${nonce}">`;
}

/**
 * A copy of the nonce in capitals would look like one to a reader. Searched in place: every packet is searched, and
 * lower-casing it first costs more than the search.
 */
export function holdsNonce(text: string, nonce: string): boolean {
  return new RegExp(nonce, 'i').test(text);
}

/**
 * A value that cannot end its quotes, its tag or its line: `"`, `&`, `<`, `>` and everything that breaks or
 * hides a line become character references, which are reversible.
 */
function escapedAttribute(value: string): string {
  return value.replaceAll(UNSAFE_IN_TAG, (char) => `&#${char.codePointAt(0) ?? 0};`);
}

// Controls, quotes and angle brackets, and characters that are invisible or change the text direction.
const UNSAFE_IN_TAG = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"'`&<>]/gu;
