import { Type, type Static } from 'typebox';
import { Gone } from './step.ts';
import { LinePair, Path, Text, closed } from '../shapes.ts';

/** Most findings that one executor is asked about: few enough that one mistake does not cost many. */
const MOST_TOGETHER = 20;

const Files = Type.Array(Path, { maxItems: 10_000 });

/**
 * An executor's reply about several steps that it did in one call, all of mode `apply`. For a file that several results changed,
 * `places` say which lines of the file as it is now belong to which result.
 */
export const SharedFix = closed({
  results: Type.Array(
    closed({
      id: Text,
      success: Type.Boolean(),
      summary: Text,
      details: Type.Optional(Type.String()),
      filesTouched: Type.Optional(Files),
      filesWritten: Type.Optional(Files),
      gone: Gone,
      places: Type.Optional(Type.Array(closed({ file: Path, lines: LinePair }), { maxItems: 1000 })),
    }),
    { minItems: 1, maxItems: MOST_TOGETHER },
  ),
});
export type SharedFix = Static<typeof SharedFix>;

export type SharedResult = SharedFix['results'][number];

/** The validator's verdicts on several steps, in one call. */
export const SharedVerdicts = closed({
  verdicts: Type.Array(closed({ id: Text, valid: Type.Boolean(), reason: Type.String({ pattern: '\\S' }) }), {
    minItems: 1,
    maxItems: MOST_TOGETHER,
  }),
});
export type SharedVerdicts = Static<typeof SharedVerdicts>;
