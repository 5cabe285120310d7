/**
 * Every call of `correctless` in a shell script, one line each. Continued lines are joined, and `"${name[@]}"` is replaced by what
 * the script puts into the array. An array that is never filled becomes an option that no command has.
 */
export function commandLinesInShell(script: string): string[] {
  const joined = script.replaceAll(/\\\n\s*/g, ' ');
  const arrays = gathered(joined);
  return [...joined.matchAll(/\bcorrectless"? ([a-z][a-z-]* [^\n|>;]*|[a-z][a-z-]*)/g)].map(
    ([, rest = '']) => {
      const words = rest.replaceAll(
        /"?\$\{(\w+)\[@\]\}"?/g,
        (_, name: string) => arrays.get(name)?.join(' ') ?? `--nothing-gathers-${name}`,
      );
      return `correctless ${words.trim()}`;
    },
  );
}

/** The contents of every `name=(…)` and `name+=(…)`, whether or not their branch is taken. */
function gathered(script: string): ReadonlyMap<string, readonly string[]> {
  const arrays = new Map<string, string[]>();
  for (const [, name = '', words = ''] of script.matchAll(/\b(\w+)\+?=\(([^)]*)\)/g)) {
    arrays.set(name, [...(arrays.get(name) ?? []), words.trim()]);
  }
  return arrays;
}
