/** Globs of so many rules, as people write them: folders, endings, both; every fifth has two. */
export function madeGlobs(rules: number): string[][] {
  return Array.from({ length: rules }, (_, at) => {
    const area = `src/area${at % 40}`;
    const forms = [
      `${area}/**/*.ts`,
      `${area}/**`,
      `**/*.test.ts`,
      `src/*/api${at % 25}/*.ts`,
      `packages/p${at % 30}/**/*.tsx`,
    ];
    const glob = forms[at % forms.length] ?? '';
    return at % 5 === 4 ? [glob, `docs/area${at % 40}/**/*.md`] : [glob];
  });
}

export function madePaths(files: number): string[] {
  return Array.from(
    { length: files },
    (_, at) => `src/area${at % 50}/api${at % 31}/deep${at % 7}/file${at}${at % 6 === 0 ? '.test' : ''}.ts`,
  );
}
