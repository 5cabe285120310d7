/** What a round added to the tests: whole files, and names declared in existing files. */
export type AddedTests = { readonly files: readonly string[]; readonly names: readonly string[] };

/** Whether a failing test is one that the round added, by the name that its runner gives it. */
export function isNewTest(failure: string, { files, names }: AddedTests): boolean {
  if (files.some((path) => failure.startsWith(path))) return true;
  const whole = failure.replace(/ \(\d+\)$/, '');
  // Without the case of a parametrised test, or the subtest.
  const bare = whole.replace(/\[.*$| \(.*$/, '').trimEnd();
  return names.some((name) => {
    const quoted = /^(['"`])(.*)\1$/.exec(name)?.[2];
    return quoted === undefined
      ? endsIn(whole, name, /\W$|^$/) || endsIn(bare, name, /\W$|^$/)
      : endsIn(whole, quoted, /[>›:] $|^$/) || holdsAssertion(whole, quoted);
  });
}

/** tape and similar runners name an assertion of a test, without a file: `TEST > ASSERTION`. */
function holdsAssertion(failure: string, name: string): boolean {
  return failure.startsWith(`${name} > `) || failure.includes(` > ${name} > `);
}

/** As a name of its own: `test_end` is not `test_the_end`, and `ends` is not `never ends`. */
function endsIn(failure: string, name: string, before: RegExp): boolean {
  return failure.endsWith(name) && before.test(failure.slice(0, failure.length - name.length));
}
