/** `total.test.ts`, `tests/total.py`, `total_spec.rb`, `TestTotal.java`; not `inspector.js`. */
const TEST_FILE = /(^|[/._-])(tests?|specs?|__tests__)([/._-]|$)|(^|\/)Test[A-Z]|[a-z](Test|Spec)\./;

/** Whether a file contains tests, by its name alone. */
export function isTestFile(path: string): boolean {
  return TEST_FILE.test(path);
}
