import { Type, type Static, type TLiteral, type TObject, type TProperties, type TString } from 'typebox';
import { SEVERITIES } from './vocabulary.ts';

/** Shapes shared by several contracts. */

/** An object of a contract: an unknown property is refused. */
export const closed = <P extends TProperties>(properties: P): TObject<P> =>
  Type.Object(properties, { additionalProperties: false });

export { SEVERITIES };
export const Severity = Type.Enum([...SEVERITIES]);
export type Severity = (typeof SEVERITIES)[number];

export const Line = Type.Integer({ minimum: 1 });
export const Text = Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S' });
export const words = (maxLength: number): TString => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
export const Path = Type.String({ minLength: 1, maxLength: 4096 });
export const Side = Type.Enum(['old', 'new']);
export type Side = 'old' | 'new';

export const Sha = Type.String({ pattern: '^[0-9a-f]{40,64}$' });

/**
 * One end of what is reviewed. `sha` is null for uncommitted work. `tip` of a base: the branch that the head forked from, as it
 * was when the review was planned. Settings, accepted findings, attributes and rules are read there.
 */
export const Revision = closed({
  sha: Type.Union([Sha, Type.Null()]),
  tree: Sha,
  label: Type.String(),
  why: Type.String(),
  tip: Type.Optional(closed({ sha: Sha, tree: Sha })),
});

export const Time = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' });
export const Count = Type.Integer({ minimum: 0 });

/** First and last line, 1-based, both included. */
export const LinePair = Type.Unsafe<readonly [number, number]>(
  Type.Array(Line, { minItems: 2, maxItems: 2 }),
);

/** Of a run or an audit. */
export const RunId = Type.String({ pattern: '^[a-z0-9]{4,16}$' });

/** `RUN/N`: the run and the number of the agent call in it. */
export const SlotName = Type.String({ pattern: '^[a-z0-9]{4,16}/[1-9][0-9]{0,4}$' });
export type SlotName = Static<typeof SlotName>;

/** A place in a file, and the text that must be there verbatim. */
export const Quoted = closed({ file: Path, quote: Text, side: Type.Optional(Side) });
export type Quoted = Static<typeof Quoted>;

/** What a line of a ledger or a journal says about the lines before it: how many its writer saw, and the SHA-256 of them all. */
export const After = closed({ lines: Count, sha256: Sha });
export type After = Static<typeof After>;

/** How every line ends. `seal`: HMAC-SHA-256 of everything before it, with the key of the user who wrote it. */
export const LINE_END = { after: Type.Optional(After), seal: Type.Optional(Sha) };

/** Path below the folder of a run or an audit → SHA-256 of the file. */
export const FileHashes = Type.Record(Type.String(), Sha);

type LineShape<K extends string> = { at: typeof Time; kind: TLiteral<K> } & typeof LINE_END;

/** One kind of line of a ledger or a journal. */
export const event = <K extends string, P extends TProperties>(
  kind: K,
  properties: P,
): TObject<LineShape<K> & P> => closed({ at: Time, kind: Type.Literal(kind), ...properties, ...LINE_END });
