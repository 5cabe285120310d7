import type { LineSpan } from '../kernel/line-span.ts';
import { lineAt, lineIndex, type LineIndex } from '../context/line-index.ts';

/** A text in which quotes are looked up. The line index is built when the first quote is found. */
export type LinedText = {
  readonly text: string;
  /** The 1-based line of an offset. */
  readonly lineAt: (offset: number) => number;
  /** The lines of a span, unchanged, without their line feeds. */
  readonly linesOf: (at: LineSpan) => string[];
  /** All lines, split once. */
  readonly lines: () => readonly string[];
};

/** A file at one revision, as it is and as packets show it. Both have the same lines, because redaction keeps them. */
export type ReviewedText = {
  readonly plain: LinedText;
  /** Present if a quote to be looked up contains a `[REDACTED:…]` secret. */
  readonly redacted?: LinedText;
};

export function reviewedText(plain: string, redacted?: string): ReviewedText {
  return {
    plain: lined(plain),
    ...(redacted === undefined ? {} : { redacted: lined(withoutNumbers(redacted)) }),
  };
}

export function lined(text: string): LinedText {
  let known: LineIndex | undefined;
  const index = (): LineIndex => (known ??= lineIndex(text));
  let split: readonly string[] | undefined;
  return {
    text,
    lineAt: (offset) => lineAt(index(), offset),
    linesOf: ({ start, end }) => {
      const { starts } = index();
      return text
        .slice(starts[start - 1] ?? text.length, starts[end])
        .replace(/\n$/, '')
        .split('\n');
    },
    lines: () => (split ??= text.split('\n')),
  };
}

/** Whether a quote contains a secret that was replaced before the agent saw it. */
export function mentionsSecrets(quote: string): boolean {
  return quote.includes('[REDACTED:');
}

/** Marks are numbered over a whole run, so a file on its own has other numbers. Only the kind must match. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\[REDACTED:([^\]:\n]+):\d+\]/g, '[REDACTED:$1]');
}
