import type { FailureBlock } from './runner.ts';
import { unescaped } from './xml-tags.ts';

const TESTCASE = /<testcase\b([^>]*[^/>])?>([^]*?)(?=<\/testcase>|<testcase\b|$)/g;
const FAILURE =
  /<(?:failure|error)\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>([^]*?)(?=<\/(?:failure|error)>|$))/g;

/** The failures in JUnit's XML: the message, then the text, which is the traceback. */
export function junitBlocks(text: string): FailureBlock[] {
  return [...text.matchAll(TESTCASE)].flatMap(([, attributes = '', inside = '']) => {
    const told = [...inside.matchAll(FAILURE)].map(([, own = '', body = '']) => {
      const message = attribute(own, 'message');
      const trace = withoutCdata(body).trim();
      return trace.startsWith(message) ? trace : `${message}\n${trace}`.trim();
    });
    const [kind, name] = [attribute(attributes, 'classname'), attribute(attributes, 'name')];
    const title = kind === name ? name : `${kind} ${name}`;
    return told.length === 0 ? [] : [{ title: title.trim(), text: told.join('\n') }];
  });
}

function attribute(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return unescaped(double ?? single ?? '');
}

function withoutCdata(text: string): string {
  return text
    .split(/(<!\[CDATA\[[^]*?(?:\]\]>|$))/)
    .map((part) => (part.startsWith('<![CDATA[') ? part.slice(9).replace(/\]\]>$/, '') : unescaped(part)))
    .join('');
}
