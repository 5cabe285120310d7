/**
 * Every call of `correctless` in a shell script, one line each: broken lines joined, and in place of `"${name[@]}"` what
 * the script puts into the array. An array that nothing fills stays, as an option that no command has.
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

/** What `name=(…)` and `name+=(…)` put in, wherever they stand: whether a branch is taken is not asked. */
function gathered(script: string): ReadonlyMap<string, readonly string[]> {
  const arrays = new Map<string, string[]>();
  for (const [, name = '', words = ''] of script.matchAll(/\b(\w+)\+?=\(([^)]*)\)/g)) {
    arrays.set(name, [...(arrays.get(name) ?? []), words.trim()]);
  }
  return arrays;
}
