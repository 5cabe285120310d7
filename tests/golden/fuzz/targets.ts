import fc from 'fast-check';
import { HOSTILE } from '../../kit/hostile-strings.ts';
import { changedInputs, fixtureInputs } from './changed-inputs.ts';
import { checkFrontmatter } from './check-frontmatter.ts';
import { checkInert } from './check-inert.ts';
import { checkPackets } from './check-packets.ts';
import { checkPage } from './check-page.ts';
import { checkPatch } from './check-patch.ts';
import { checkReply } from './check-reply.ts';
import { checkSarif } from './check-sarif.ts';
import { FRONTMATTER_WORDS, INERT_WORDS, MARKUP_WORDS, PATCH_WORDS, REPLY_WORDS } from './words.ts';

/** Any characters, lone surrogates among them, mixed with words that some reader acts on. */
const anyText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...MARKUP_WORDS) },
      fc.constantFrom(...Object.values(HOSTILE).filter(({ length }) => length < 200)),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => `\\u${unit.toString(16)}`),
    ),
    { maxLength: 12 },
  )
  .map((parts) => Buffer.from(parts.join('')));

/** Code that reads or prints text from outside. `check` throws if an input breaks the promise; a refusal keeps it. */
export type FuzzTarget = {
  readonly promise: string;
  readonly inputs: fc.Arbitrary<Buffer>;
  /** Inputs that `npm test` tries. */
  readonly runs: number;
  readonly check: (input: Buffer) => void;
};

export const TARGETS: Readonly<Record<string, FuzzTarget>> = {
  reply: {
    promise: 'accepts exactly what JSON accepts, except duplicate keys, and gives the same value',
    inputs: changedInputs(fixtureInputs('replies'), REPLY_WORDS),
    runs: 2000,
    check: checkReply,
  },
  patch: {
    promise: 'refuses, or reports the lines that a plain count reports, in order and inside the repository',
    inputs: changedInputs(fixtureInputs('diffs', 'diffs-refused'), PATCH_WORDS),
    runs: 3000,
    check: checkPatch,
  },
  packets: {
    promise: 'shows every changed line of a patch that can be read, within the budget and in closed fences',
    inputs: changedInputs(fixtureInputs('diffs'), PATCH_WORDS),
    runs: 3000,
    check: checkPackets,
  },
  frontmatter: {
    promise: 'never throws, keeps the text below, and reads globs as the YAML parser does',
    inputs: changedInputs(fixtureInputs('rules'), FRONTMATTER_WORDS),
    runs: 300,
    check: checkFrontmatter,
  },
  inert: {
    promise: 'leaves nothing that a terminal, Markdown or a fence would act on',
    inputs: changedInputs(fixtureInputs('replies', 'rules'), INERT_WORDS),
    runs: 3000,
    check: checkInert,
  },
  sarif: {
    promise: 'holds every text exactly; its messages have no links and no placeholders',
    inputs: anyText,
    runs: 300,
    check: checkSarif,
  },
  page: {
    promise: 'has the same elements whatever the texts are, and shows them',
    inputs: anyText,
    runs: 40,
    check: checkPage,
  },
};
