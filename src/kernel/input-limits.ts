const MB = 1024 * 1024;

/**
 * How many bytes of each kind of input may hold one JSON value, and what people call it. Checked before it is parsed, not while it
 * is read: an input that never ends is still read without an end.
 */
export const INPUT_LIMITS = {
  findings: { bytes: 64 * MB, called: 'the list of findings' },
  /** The largest honest reply is 100 findings; this is many times that. */
  reply: { bytes: 4 * MB, called: 'the reply' },
} as const satisfies Record<string, { readonly bytes: number; readonly called: string }>;

export type InputKind = keyof typeof INPUT_LIMITS;
