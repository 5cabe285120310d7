import { junitBlocks } from './junit-blocks.ts';
import { withoutFolder } from './plain-text.ts';
import type { Recognised, Runner } from './runner.ts';
import { xmlTags, type XmlTag } from './xml-tags.ts';

const NAMES = ['testsuites', 'testsuite', 'testcase', 'failure', 'error', 'skipped'];

export const JUNIT: Runner = {
  name: 'junit',
  read: readJunit,
  blocks: junitBlocks,
  passed: /<testcase\b[^>]*\bname="([^"]*)"[^>]*(?:\/>|>(?!\s*<skipped))/g,
};

/**
 * JUnit's XML, wherever it is in the text: `classname name`, below the enclosing suites that the class does not already name. A
 * test marked as skipped is not a failure, whatever else it holds: that is how expected failures are written.
 */
export function readJunit(text: string): Recognised | undefined {
  const start = text.search(/<testsuites?[\s>]/);
  if (start === -1) return undefined;
  const tests = new OpenTests();
  for (const tag of xmlTags(text.slice(start), NAMES)) tests.read(tag);
  return { failures: tests.end(), passed: tests.passed };
}

class OpenTests {
  passed = 0;
  readonly #failures: string[] = [];
  readonly #suites: string[] = [];
  #test: { readonly name: string; failed: boolean; skipped: boolean } | undefined;

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
          this.#test = { name: this.#nameOf(tag.attributes), failed: false, skipped: false };
        break;
      case 'skipped':
        if (this.#test !== undefined) this.#test.skipped = true;
        break;
      case 'failure':
      case 'error':
        if (tag.kind !== 'close') this.#fail();
        break;
    }
  }

  /** Judges the open test, even if its end was cut off. */
  end(): readonly string[] {
    if (this.#test?.skipped === false) {
      if (this.#test.failed) this.#failures.push(this.#test.name);
      else this.passed += 1;
    }
    this.#test = undefined;
    return this.#failures;
  }

  /** Outside of a test, the suite has failed. */
  #fail(): void {
    if (this.#test === undefined) this.#failures.push(this.#suites.join(' > '));
    else this.#test.failed = true;
  }

  #nameOf(attributes: ReadonlyMap<string, string>): string {
    const kind = attributes.get('classname') ?? '';
    const name = fileOr(attributes.get('name') ?? '');
    const own = kind === name ? name : `${kind} ${name}`;
    const around = this.#suites.filter((suite) => suite !== '' && !kind.startsWith(suite));
    return [...around, own].join(' > ').replace(/\s+/g, ' ').trim();
  }
}

/** node:test names a file that it could not load by its whole path. */
function fileOr(name: string): string {
  return /\.[cm]?[jt]sx?$/.test(name) ? withoutFolder(name) : name;
}
