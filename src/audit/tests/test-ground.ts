/** Files that define what a test command runs, and how, by the names that runners look for. */
const OF_RUNNERS =
  /(?:^|\/)(?:package\.json|(?:vitest|jest|karma|playwright|cypress|ava|wdio)\.[\w.-]+|(?:vite|babel)\.config\.\w+|\.(?:mocharc|taprc|rspec)\b[\w.]*|setupTests?\.\w+|conftest\.py|pytest\.ini|tox\.ini|noxfile\.py|setup\.cfg|pyproject\.toml|Cargo\.toml|\.cargo\/config(?:\.toml)?|go\.(?:mod|work)|(?:GNU)?[Mm]akefile|[Jj]ustfile|Taskfile\.ya?ml|Rakefile|pom\.xml|build\.gradle(?:\.kts)?|phpunit\.xml[\w.]*)$/;

/** Whether a file affects what a test command runs: by its name, or because the command refers to it. */
export function isTestGround(path: string, named: ReadonlySet<string>): boolean {
  return OF_RUNNERS.test(path) || named.has(path);
}

/**
 * Files that a test command names, including those in the scripts of `package.json` that it runs. `manifest` is the text of
 * that file; if it is undefined or unreadable, there are no scripts.
 */
export function namedByCommand(command: string, manifest: string | undefined): ReadonlySet<string> {
  const scripts = scriptsOf(manifest);
  const [todo, seen] = [[command], new Set<string>()];
  const words = new Set<string>();
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    for (const word of next.split(/[\s;&|()<>"'`=]+/)) {
      words.add(word.replace(/^(?:\.\/)+/, ''));
      for (const script of [word, `pre${word}`, `post${word}`]) {
        const text = scripts.get(script);
        if (text === undefined || seen.has(script)) continue;
        seen.add(script);
        todo.push(text);
      }
    }
  }
  return words;
}

function scriptsOf(manifest: string | undefined): ReadonlyMap<string, string> {
  try {
    const { scripts } = JSON.parse(manifest ?? '{}') as { scripts?: unknown };
    if (typeof scripts !== 'object' || scripts === null) return new Map();
    return new Map(
      Object.entries(scripts).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return new Map();
  }
}
