/** The old paths of the files that a commit renamed: new path to old path, by commit. */
export type PastRenames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Renames in the output of `git diff-tree --stdin -r -M --raw -z --diff-filter=R`. */
export function parseRenames(output: Buffer): PastRenames {
  const tokens = output.toString('utf8').split('\0');
  const renames = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (/^[0-9a-f]{40,64}$/.test(token)) renames.set(token, (current = new Map<string, string>()));
    else if (token.startsWith(':')) {
      current.set(tokens[at + 2] ?? '', tokens[at + 1] ?? '');
      at += 2;
    }
  }
  return renames;
}
