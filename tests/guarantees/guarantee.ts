/** A promise of `docs/guarantees.md` with its proof: what keeps it, how that is taken away, and which tests then fail. */
export type Guarantee = {
  /** What `npm run guarantees -- NAME` calls it. */
  readonly name: string;
  /** What a user can rely on, in Markdown. */
  readonly promise: string;
  /** One for each function that keeps it. */
  readonly breaks: readonly Break[];
};

/** A small change of one source file that takes a mechanism away and compiles: what a careless colleague might do. */
export type Break = {
  /** `evidence/quotes/locate-quote.ts#locateQuote`: a file below src/ and the exported function that computes the promise. */
  readonly of: `${string}.ts#${string}`;
  /** What was done, for people. */
  readonly how: string;
  /** Text that stands in the file exactly once; the body of the function, or of one behind it in the same file. */
  readonly from: string;
  readonly to: string;
  /** Each of them fails while the mechanism is away. */
  readonly noticedBy: readonly Proof[];
};

export type Proof = {
  /** From the top of the project: a unit test, a bats file or an end-to-end test. */
  readonly file: string;
  /** Part of the titles of the tests that notice; without one, any test of the file. */
  readonly test?: string;
};

/** A part of the page, under a heading of its own. */
export type Chapter = { readonly title: string; readonly guarantees: readonly Guarantee[] };

/** `evidence/quotes/locate-quote.ts#locateQuote` as the file from the top of the project, and the function. */
export function placeOf({ of }: Pick<Break, 'of'>): { readonly file: string; readonly name: string } {
  const [file = '', name = ''] = of.split('#');
  return { file: `src/${file}`, name };
}
