/** What a viewer that keeps to the standard acts on in a message of SARIF, and what the message says when read back. */
export type ReadMessage = {
  /** `{0}`: would be replaced by an argument (2.1.0, 3.11.5). */
  readonly placeholders: readonly string[];
  /** `[text](target)`: would be a link (3.11.6). */
  readonly links: readonly string[];
};

/** Reads from left to right, as the grammar says: two braces are one that is text. */
export function readSarifMessage(text: string): ReadMessage {
  const placeholders = [...text.matchAll(/\{\{|\}\}|\{(\d+)\}/g)].flatMap(([found, index]) =>
    index === undefined ? [] : [found],
  );
  // In the text of a link a backslash, and either bracket, stand behind a backslash.
  const links = text.match(/\[(?:[^\\[\]]|\\[\\[\]])*\]\([^)]*\)/g) ?? [];
  return { placeholders, links };
}
