import { Failure } from './failure.ts';

const MB = 1024 * 1024;

/**
 * The byte limit of each kind of input, and its name in messages. The limit is checked while reading, so that an endless input is
 * refused too.
 */
export const INPUT_LIMITS = {
  findings: { bytes: 64 * MB, called: 'the list of findings' },
  /** The largest honest reply is 100 findings; this is many times that. */
  reply: { bytes: 4 * MB, called: 'the reply' },
  step: { bytes: 4 * MB, called: 'the step' },
  configuration: { bytes: MB, called: 'the configuration' },
  /** The contract allows ten thousand entries; this allows about 800 bytes for each. */
  suppressions: { bytes: 8 * MB, called: 'the list of suppressions' },
  /** What the client passes to a hook. It holds a reply and what a tool answered. */
  event: { bytes: 64 * MB, called: 'the event' },
} as const satisfies Record<string, { readonly bytes: number; readonly called: string }>;

export type InputKind = keyof typeof INPUT_LIMITS;

export function inputTooLarge(kind: InputKind, from?: string): Failure {
  const { bytes, called } = INPUT_LIMITS[kind];
  const where = from === undefined ? '' : `, ${from},`;
  return new Failure(
    'usage/input-too-large',
    `${called}${where} has more than ${bytes} bytes (${bytes / MB} MB), and no more are read`,
    { hint: 'no honest input of this kind is as large: look at what wrote it' },
  );
}
