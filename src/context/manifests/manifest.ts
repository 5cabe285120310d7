export type Dependency = {
  readonly name: string;
  /** As the manifest writes it: a range, a tag, `workspace:*`; empty when it says nothing. */
  readonly version: string;
  /** Only for building and testing. */
  readonly development: boolean;
};

/** What one manifest file says. */
export type ManifestFacts = {
  readonly dependencies: readonly Dependency[];
  /** In words: `Go 1.22`, `Node >=20`. */
  readonly facts: readonly string[];
};

/** Reads one kind of manifest. Throws SyntaxError if the text is not one. */
export type ManifestReader = (text: string) => ManifestFacts;

export function dependency(name: string, version: string, development = false): Dependency {
  return { name, version: version.replace(/\s+/g, ' ').trim(), development };
}
