// Years that a document must be kept.
const YEARS = { invoice: 10, contract: 6, letter: 2 };
const OTHERS = 10;

/** When the term of a document ends. */
export function until({ kind, arrived }) {
  const end = new Date(`${arrived}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + (YEARS[kind] ?? OTHERS));
  return end;
}
