import type { LineSpan } from '../kernel/line-span.ts';

/** A text in which quotes are looked up. It is split when the first quote is. */
export type LinedText = {
  readonly text: string;
  readonly lines: () => readonly string[];
  /** The lines without outer white space. */
  readonly trimmed: () => readonly string[];
  /** The lines of a span, unchanged, without their line feeds. */
  readonly linesOf: (at: LineSpan) => readonly string[];
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
  let split: readonly string[] | undefined;
  let trimmed: readonly string[] | undefined;
  const lines = (): readonly string[] => (split ??= text.split('\n'));
  return {
    text,
    lines,
    trimmed: () => (trimmed ??= lines().map((line) => line.trim())),
    linesOf: ({ start, end }) => lines().slice(start - 1, end),
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
