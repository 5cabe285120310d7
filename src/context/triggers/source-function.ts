/** A function in a source text; offsets in UTF-16 code units, ends exclusive. */
export type SourceFunction = {
  readonly name: string;
  /** The class, the type or the module it belongs to. */
  readonly owner: string | null;
  readonly start: number;
  readonly end: number;
  /** What is between the brackets, on one line. */
  readonly params: string;
  /** The declared return type; empty if none is declared. */
  readonly returns: string;
  readonly body: { readonly start: number; readonly end: number };
  /** The body is the value: an arrow function without braces. */
  readonly isExpression: boolean;
};

/** What one language's reader finds before owners are known. */
export type FoundFunction = Omit<SourceFunction, 'owner'> & { readonly owner?: string | undefined };

/** Keywords of JavaScript before a bracket that do not begin a function. Any other word, `until` or `match`, may be a function's name. */
export const JAVASCRIPT_KEYWORDS: ReadonlySet<string> = new Set(
  (
    'if for while switch catch return new function typeof await throw else do with super import in yield delete case ' +
    'try void instanceof'
  ).split(' '),
);

/** The same for languages in which only a type precedes a function's name. */
export const BRACE_LANGUAGE_KEYWORDS: ReadonlySet<string> = new Set([
  ...JAVASCRIPT_KEYWORDS,
  ...'synchronized using lock sizeof defined match when until assert elif'.split(' '),
]);
