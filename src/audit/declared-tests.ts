/** How tests are declared where they have names: Python, Go, Rust, JavaScript, Ruby, Java and its kin, bats. */
const DECLARATIONS: readonly RegExp[] = [
  /^[ \t]*(?:async[ \t]+)?def[ \t]+(test\w*)/gm,
  /^[ \t]*class[ \t]+(Test\w+)/gm,
  /^func[ \t]+(?:\([^)]*\)[ \t]*)?((?:Test|Benchmark|Fuzz|Example)\w*)/gm,
  /#\[(?:\w+::)?test[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*(?:pub\s+)?(?:async\s+)?fn\s+(\w+)/g,
  /\b(?:it|test|describe|specify|context|scenario)(?:\.\w+)*(?:\([^()'"`]*\))?[ \t]*\(?[ \t]*(['"`](?:\\.|(?!['"`]).)+['"`])/g,
  /@(?:Parameterized)?Test\b[^{;]*?\b(\w+)[ \t]*\(/g,
  /^@test[ \t]+(['"].+['"])[ \t]*\{/gm,
];

/** Names of the tests that a file declares, each once: enough to see that one is gone, whatever its language. */
export function declaredTests(text: string): ReadonlySet<string> {
  return new Set(
    DECLARATIONS.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
  );
}
