/** A function as it stands in a source text; offsets in UTF-16 code units, ends exclusive. */
export type SourceFunction = {
  readonly name: string;
  /** The class, the type or the module it belongs to. */
  readonly owner: string | null;
  readonly start: number;
  readonly end: number;
  /** Between the brackets, in one line. */
  readonly params: string;
  /** The declared type of what it gives; empty when none is declared. */
  readonly returns: string;
  readonly body: { readonly start: number; readonly end: number };
  /** The body is the value: an arrow function without braces. */
  readonly isExpression: boolean;
};

/** What one language's reader finds before owners are known. */
export type FoundFunction = Omit<SourceFunction, 'owner'> & { readonly owner?: string | undefined };

/** Words of JavaScript before a bracket that begin no function. Any other word, `until` or `match`, may be the name of one. */
export const NO_JAVASCRIPT_FUNCTION: ReadonlySet<string> = new Set(
  (
    'if for while switch catch return new function typeof await throw else do with super import in yield delete case ' +
    'try void instanceof'
  ).split(' '),
);

/** The same for languages in which nothing but a type stands before a function's name. */
export const NO_BRACE_FUNCTION: ReadonlySet<string> = new Set([
  ...NO_JAVASCRIPT_FUNCTION,
  ...'synchronized using lock sizeof defined match when until assert elif'.split(' '),
]);
