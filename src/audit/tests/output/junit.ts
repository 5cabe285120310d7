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
  return tests === undefined
    ? undefined
    : { failures: tests.failures.map(({ title }) => title), passed: tests.passed };
}

function testsIn(text: string): OpenTests | undefined {
  const start = text.search(/<testsuites?[\s>]/);
  if (start === -1) return undefined;
  const tests = new OpenTests();
  for (const tag of xmlTags(text.slice(start), NAMES)) tests.read(tag);
  tests.end();
  return tests;
}

class OpenTests {
  passed = 0;
  readonly failures: FailureBlock[] = [];
  readonly #suites: string[] = [];
  #test: { readonly title: string; readonly told: string[]; skipped: boolean } | undefined;

  read(tag: XmlTag): void {
    switch (tag.name) {
      case 'testsuite':
        this.end();
        if (tag.kind === 'open') this.#suites.push(tag.attributes.get('name') ?? '');
        if (tag.kind === 'close') this.#suites.pop();
        break;
      case 'testcase':
        this.end();
        if (tag.kind === 'open')
          this.#test = { title: this.#nameOf(tag.attributes), told: [], skipped: false };
        break;
      case 'skipped':
        if (this.#test !== undefined) this.#test.skipped = true;
        break;
      case 'failure':
      case 'error':
        if (tag.kind !== 'close') this.#fail(toldBy(tag));
        break;
    }
  }

  /** Judges the open test, even if its end was cut off. */
  end(): void {
    const { title = '', told = [], skipped = true } = this.#test ?? {};
    if (!skipped && told.length > 0) this.failures.push({ title, text: told.join('\n') });
    if (!skipped && told.length === 0) this.passed += 1;
    this.#test = undefined;
  }

  /** Outside of a test, the suite has failed. */
  #fail(told: string): void {
    if (this.#test === undefined) this.failures.push({ title: this.#suites.join(' > '), text: told });
    else this.#test.told.push(told);
  }

  #nameOf(attributes: ReadonlyMap<string, string>): string {
    const kind = attributes.get('classname') ?? '';
    const name = fileOr(attributes.get('name') ?? '');
    const own = kind === name ? name : `${kind} ${name}`;
    const around = this.#suites.filter((suite) => suite !== '' && !kind.startsWith(suite));
    return [...around, own].join(' > ').replace(/\s+/g, ' ').trim();
  }
}

/** The message of a failure, and its text, which is the traceback. */
function toldBy({ kind, attributes, text }: XmlTag): string {
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
