/** What the reader filters by. Empty lists match everything. */
export type Asked = {
  /** In lower case; all of them must occur. */
  readonly words: readonly string[];
  /** One status; empty: everything that was not dropped; `*`: everything. */
  readonly status: string;
  readonly severities: readonly string[];
  readonly lenses: readonly string[];
};

type Facets = Readonly<Record<string, string | undefined>>;

export function matches({ severity, lens, status }: Facets, words: string, asked: Asked): boolean {
  return (
    (asked.status === '*' || (asked.status === '' ? status !== 'dropped' : status === asked.status)) &&
    isAmong(asked.severities, severity) &&
    isAmong(asked.lenses, lens) &&
    asked.words.every((word) => words.includes(word))
  );
}

function isAmong(wanted: readonly string[], value: string | undefined): boolean {
  return wanted.length === 0 || wanted.includes(value ?? '');
}
