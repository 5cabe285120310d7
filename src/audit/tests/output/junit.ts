import { withoutFolder } from './plain-text.ts';
import type { FailureBlock, Recognised, Runner } from './runner.ts';
import { unescaped, xmlTags, type XmlTag } from './xml-tags.ts';

const NAMES = ['testsuites', 'testsuite', 'testcase', 'failure', 'error', 'skipped'];

export const JUNIT: Runner = {
  name: 'junit',
  read: readJunit,
  blocks: (text) => testsIn(text)?.failures ?? [],
  passed: /<testcase\b[^>]*\bname="([^"]*)"[^>]*(?:\/>|>(?!\s*<skipped))/g,
};

/**
 * JUnit's XML, wherever it is in the text: `classname name`, below the enclosing suites that the class does not already name. A
 * test marked as skipped is not a failure, whatever else it holds: that is how expected failures are written.
 */
export function readJunit(text: string): Recognised | undefined {
  const tests = testsIn(text);
  return tests && { failures: tests.failures.map(({ title }) => title), passed: tests.passed };
}

type Tests = { readonly failures: FailureBlock[]; passed: number };

/** A test ends where the next one begins, even if its own end was cut off. What fails outside of a test is the suite. */
function testsIn(text: string): Tests | undefined {
  const start = text.search(/<testsuites?[\s>]/);
  if (start === -1) return undefined;
  const tests: Tests = { failures: [], passed: 0 };
  const suites: string[] = [];
  let inside: { readonly title: string; readonly tags: XmlTag[] } | undefined;
  const end = (): void => {
    if (inside !== undefined) judge(inside.title, inside.tags, tests);
    inside = undefined;
  };
  for (const tag of xmlTags(text.slice(start), NAMES)) {
    const { name, kind, attributes } = tag;
    if (name === 'testcase' || name === 'testsuite') end();
    else if (inside !== undefined) inside.tags.push(tag);
    else if (isFailure(tag)) tests.failures.push({ title: suites.join(' > '), text: messageOf(tag) });
    if (name === 'testcase' && kind !== 'close') inside = { title: nameOf(attributes, suites), tags: [] };
    if (name === 'testcase' && kind === 'empty') end();
    if (name === 'testsuite' && kind === 'open') suites.push(attributes.get('name') ?? '');
    if (name === 'testsuite' && kind === 'close') suites.pop();
  }
  end();
  return tests;
}

function isFailure({ name, kind }: XmlTag): boolean {
  return (name === 'failure' || name === 'error') && kind !== 'close';
}

function judge(title: string, tags: readonly XmlTag[], tests: Tests): void {
  if (tags.some(({ name }) => name === 'skipped')) return;
  const messages = tags.filter(isFailure).map(messageOf);
  if (messages.length === 0) tests.passed += 1;
  else tests.failures.push({ title, text: messages.join('\n') });
}

function nameOf(attributes: XmlTag['attributes'], suites: readonly string[]): string {
  const kind = attributes.get('classname') ?? '';
  const name = fileOr(attributes.get('name') ?? '');
  const own = kind === name ? name : `${kind} ${name}`;
  const around = suites.filter((suite) => suite !== '' && !kind.startsWith(suite));
  return [...around, own].join(' > ').replace(/\s+/g, ' ').trim();
}

/** The message of a failure, and its text, which is the traceback. */
function messageOf({ kind, attributes, text }: XmlTag): string {
  const message = attributes.get('message') ?? '';
  const trace = kind === 'empty' ? '' : withoutCdata(text).trim();
  return trace.startsWith(message) ? trace : `${message}\n${trace}`.trim();
}

function withoutCdata(text: string): string {
  return text
    .split(/(<!\[CDATA\[[^]*?(?:\]\]>|$))/)
    .map((part) => (part.startsWith('<![CDATA[') ? part.slice(9).replace(/\]\]>$/, '') : unescaped(part)))
    .join('');
}

/** node:test names a file that it could not load by its whole path. */
function fileOr(name: string): string {
  return /\.[cm]?[jt]sx?$/.test(name) ? withoutFolder(name) : name;
}
