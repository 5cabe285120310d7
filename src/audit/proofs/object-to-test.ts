import { posix } from 'node:path';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { ProveResult } from '../../contracts/replies/step.ts';
import { isInProse } from '../../evidence/quotes/quote-in-prose.ts';
import { readingsOf } from '../../evidence/quotes/quote-readings.ts';
import { hasSubstance, QUOTE_MORE } from '../../evidence/quotes/substance.ts';
import { declaredTests, readAsCode } from '../tests/declared-tests.ts';
import { editText } from '../tests/edited-tests.ts';
import { isNewTest } from '../tests/new-tests.ts';
import { editsOfTests, type FileThen } from '../tests/test-edits.ts';
import { indentOf, testParts, type CodeLine } from '../tests/test-parts.ts';
import { ALWAYS_FAILS, RULES_OF_PROOF } from './rules-of-proof.ts';

/** A reply of `finding-prover` that says it succeeded, and what it did to the tree. */
export type WrittenTest = {
  readonly result: ProveResult;
  readonly finding: Pick<AuditFinding, 'location'>;
  /** Every file that changed, at head and with the test. */
  readonly changed: readonly FileThen[];
  /** `expected.file` at head without the test; at base if its `side` is old. Undefined if it is not there. */
  readonly expectedText: string | undefined;
};

/** Why a test may not be run as a proof; undefined if nothing of what code can see speaks against it. */
export function objectionToTest({ result, finding, changed, expectedText }: WrittenTest): string | undefined {
  const { test, expected } = result;
  if (test === undefined) return 'no_test: the reply does not say which test it is (`test`)';
  if (expected === undefined)
    return 'no_expectation: the reply quotes nothing that says what should happen (`expected`)';
  const readings = readingsOf(expected.quote, expected.side ?? 'new');
  if (!readings.some(hasSubstance)) return `expectation_without_substance: ${QUOTE_MORE}`;
  const isVerbatim = readings.some((lines) => isInProse(lines.join('\n'), expectedText ?? ''));
  if (!isVerbatim)
    return `expectation_not_found: the quote is not in ${expected.file} as it was without the test`;
  const other = changed.find(({ path }) => path !== test.file);
  if (other !== undefined) return `more_than_test: ${other.path} changes too; only the file of the test may`;
  const [file] = changed;
  if (file?.after === undefined) return `no_test: ${test.file} does not change`;
  const edits = editsOfTests(file);
  if (edits.length > 0) return `changes_tests: ${edits.map(editText).join('; ')}; only a test may be added`;
  if (!declaresNew(file, test.name))
    return `not_new: the lines added to ${test.file} declare no test called ${test.name}`;
  if (readsImported(readAsCode(file.path, file.after).code))
    return 'reads_source: the test looks at the text of a function that it imports';
  return objectionToLines(addedLines(file, file.after), finding.location.file);
}

function declaresNew({ path, before = '', after = '' }: FileThen, name: string): boolean {
  const known = declaredTests(path, before);
  return [...declaredTests(path, after)].some(
    (declared) => !known.has(declared) && isNewTest(name, { files: [], names: [declared] }),
  );
}

/** The code of the added tests, each by itself, and what is added around them. */
function addedLines({ path, before = '' }: FileThen, after: string): CodeLine[][] {
  const [old, now] = [testParts(path, before), testParts(path, after)];
  const known = new Set(old.rest.map(({ code }) => code));
  const tests = [...now.tests].flatMap(([key, parts]) => parts.slice(old.tests.get(key)?.length ?? 0));
  const around = now.rest.filter(({ code }) => !known.has(code));
  return [around, ...tests.map(({ own }) => own)].map((part) => part.filter(({ code }) => code !== ''));
}

function objectionToLines(parts: readonly CodeLine[][], place: string): string | undefined {
  const lines = parts.flat();
  const texts = {
    mask: lines.map(withValues).join('\n'),
    code: lines.map(({ code }) => code).join('\n'),
  };
  const broken = RULES_OF_PROOF.find((rule) => rule.pattern.test(texts[rule.in]));
  if (broken !== undefined) return `${broken.name}: the test ${broken.why}`;
  if (parts.some(alwaysFails)) return 'always_fails: the test ends in a failure whatever the code does';
  if (mocks(texts.code, place))
    return `mocks: the test puts a mock in the place of ${place}, which it is to test`;
  return undefined;
}

/** A template with a value in it is no constant. */
function withValues({ mask, code }: CodeLine): string {
  return [...code.matchAll(/\$\{/g)].reduce(
    (text, { index }) => `${text.slice(0, index)}$${text.slice(index + 1)}`,
    mask,
  );
}

/** A failure among the statements of a test itself: those that are indented least below its first line, or on that line. */
function alwaysFails(part: readonly CodeLine[]): boolean {
  const [head] = part;
  if (head === undefined) return false;
  if (head.mask.split(/=>|[{};]|\):/).some((piece) => ALWAYS_FAILS.test(piece.trim()))) return true;
  const depth = part.map(indentOf).find((indent) => indent > indentOf(head));
  return part.some((line) => indentOf(line) === depth && ALWAYS_FAILS.test(line.mask.trimStart()));
}

const IMPORT = /^(?:import|(?:const|let|var))\b(.*?)(?:\bfrom\b|=\s*(?:await\s+import|require)\s*\()/gm;

/** `total.toString()`, `String(cart.total)`: an import that is not called before it becomes a text. */
function readsImported(code: string): boolean {
  const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) => list.match(/[\w$]+/g) ?? []);
  const texts = code.matchAll(
    /(?<![.\w$])([\w$]+)(?:\.[\w$]+)*\.toString\(\)|\bString\(([\w$]+)(?:\.[\w$]+)*\)/g,
  );
  return [...texts].some(([, one, other]) => names.includes(one ?? other ?? ''));
}

function mocks(code: string, place: string): boolean {
  const stem = posix.basename(place).replace(/\..*$/, '');
  const mocked = code.matchAll(
    /\b(?:vi|jest|mock)\.(?:do|module|un)?[mM]?ock?\(\s*(['"`])(.+?)\1|\bpatch\(\s*(['"])(.+?)\3/g,
  );
  return [...mocked].some(([, , path = '', , dotted = '']) =>
    path !== ''
      ? posix.basename(path).replace(/\..*$/, '') === stem
      : dotted.split('.').slice(0, -1).at(-1) === stem,
  );
}
