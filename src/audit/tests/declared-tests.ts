import { maskedOf } from '../../context/triggers/functions-of.ts';
import { closingOf, type Masked } from '../../context/triggers/masked.ts';

/** Tests declared by a keyword and a name: Python, Go, Rust, Java and similar languages, bats. */
const DECLARATIONS: readonly RegExp[] = [
  /^[ \t]*(?:async[ \t]+)?def[ \t]+(test\w*)/gm,
  /^[ \t]*class[ \t]+(Test\w+)/gm,
  /^func[ \t]+(?:\([^)]*\)[ \t]*)?((?:Test|Benchmark|Fuzz|Example)\w*)/gm,
  /#\[(?:\w+::)?test[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*(?:pub\s+)?(?:async\s+)?fn\s+(\w+)/g,
  /@(?:Parameterized)?Test\b[^{;]*?\b(\w+)[ \t]*\(/g,
  /^@test[ \t]+(['"].+['"])[ \t]*\{/gm,
];

/** Tests declared by a call with the name as a text: JavaScript, Ruby. */
const CALL =
  /(?<![.\w$])(?:(?:t|QUnit|Deno)\.)?(?:it|test|describe|specify|context|scenario|suite)(?:\.\w+)*[ \t]*(?=["(])/g;
const NAME = /(['"`])(?:\\[^]|(?!\1)[^])+\1/y;

/** Offsets of the declaration, without the body. */
export type Declaration = { readonly name: string; readonly start: number; readonly end: number };

/** The tests that a file declares, in order. Comments and strings declare none. */
export function declarationsIn({ code, mask }: Masked): Declaration[] {
  const found = new Map<number, Declaration>();
  for (const pattern of DECLARATIONS) {
    for (const { 0: whole, 1: name = '', index } of code.matchAll(pattern)) {
      const start = index + whole.search(/\S/);
      if (mask[start] === code[start]) found.set(start, { name, start, end: index + whole.length });
    }
  }
  for (const { 0: head, index } of mask.matchAll(CALL)) {
    const name = nameOfCall({ code, mask }, index + head.length);
    if (name !== undefined) found.set(index, { ...name, start: index });
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

/** `('name'`, ` 'name'`, and after a table `([…])('name'`. */
function nameOfCall({ code, mask }: Masked, at: number): Omit<Declaration, 'start'> | undefined {
  const table = tableEnd(mask, at);
  const named = textAt(code, mask[at] === '(' ? at + 1 : at);
  if (named !== undefined && (mask[at] === '(' || mask[table] !== '(')) return named;
  return mask[table] === '(' ? textAt(code, table + 1) : undefined;
}

/** Where the text after a table of cases begins: the table is a list in brackets, or a tagged template. */
function tableEnd(mask: string, at: number): number {
  if (mask[at] === '(') return closingOf(mask, at) + 1;
  const rest = /[^"\n]/g;
  rest.lastIndex = at;
  let end = rest.exec(mask)?.index ?? mask.length;
  // A template continues over line ends.
  while (mask[end] === '\n' || (mask[end] === '"' && end < mask.length)) end += 1;
  return end;
}

function textAt(code: string, at: number): Omit<Declaration, 'start'> | undefined {
  NAME.lastIndex = at + (/^\s*/.exec(code.slice(at, at + 200))?.[0].length ?? 0);
  const name = NAME.exec(code)?.[0];
  return name === undefined ? undefined : { name, end: NAME.lastIndex };
}

/** Names of the tests that a file declares, each once: enough to see that one is gone, whatever its language. */
export function declaredTests(path: string, text: string): ReadonlySet<string> {
  return new Set(declarationsIn(readAsCode(path, text)).map(({ name }) => name));
}

/** The text without its comments; unchanged if the language is unknown. */
export function readAsCode(path: string, text: string): Masked {
  return maskedOf(text, path) ?? { code: text, mask: text };
}
