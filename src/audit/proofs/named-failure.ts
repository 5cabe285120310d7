import { isNewTest } from '../tests/new-tests.ts';

/** A test by its file and its own name, without the groups around it. */
export type NamedTest = { readonly file: string; readonly name: string };

/** Languages that name a test by a text: `test('adds two', …)`. */
const NAMED_BY_TEXT = /\.(?:[cm]?[jt]sx?|vue|svelte|rb|bats)$/;
/** `tests/test_a.py::`, `src/a.test.ts > `: where a runner begins with the file. */
const FILE = /^(?:\|?[\w-]+\|? )?(\S+\.\w+?)(?=::| > |$)/;

/** Whether a failure that a runner names is this test, a case of it or a subtest. */
export function isOfTest(failure: string, { file, name }: NamedTest): boolean {
  return isInFile(failure, file) && isNamed(failure, file, name);
}

/** A failure of the group or the file that the test is in, which fails because the test does. */
export function isAroundTest(failure: string, named: readonly string[]): boolean {
  return named.some((name) => [' > ', ' › ', '/', '::'].some((mark) => name.startsWith(`${failure}${mark}`)));
}

/** A runner that names no file says nothing against it. */
function isInFile(failure: string, file: string): boolean {
  const named = FILE.exec(failure)?.[1];
  return named === undefined || isSameFile(named, file);
}

/** A runner may name a file from the folder that it ran in, or by its last part alone. */
export function isSameFile(named: string, file: string): boolean {
  return named === file || named.endsWith(`/${file}`) || file.endsWith(`/${named}`);
}

function isNamed(failure: string, file: string, name: string): boolean {
  const isText = NAMED_BY_TEXT.test(file) || /\s/.test(name);
  const names = [isText ? `'${name}'` : name];
  if (isNewTest(failure, { files: [], names })) return true;
  // Some runners put only a blank between a group and its test. A name of several words is hardly the end of another.
  if (name.includes(' ') && failure.endsWith(` ${name}`)) return true;
  return failure.startsWith('go: ') && failure.includes(`/${name}/`);
}
