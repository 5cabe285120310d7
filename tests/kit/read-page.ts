import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type ReadPage = {
  /** Elements in their tree with the names of their attributes, comments, the code of scripts and styles, and what the parser had to forgive. */
  readonly shape: readonly string[];
  /** Texts and values of attributes, in order. */
  readonly texts: readonly string[];
};

const CODE: ReadonlySet<string> = new Set(['script', 'style']);

/** An HTML page as a parser of the standard's own algorithm reads it. Nothing of it runs. */
export function readPage(html: string): ReadPage {
  const shape: string[] = [];
  const texts: string[] = [];
  const visit = (node: Tree.ChildNode, depth: number, into: string[]): void => {
    if ('value' in node) into.push(node.value);
    if (node.nodeName === '#comment') shape.push(`${depth} comment`);
    if (!('tagName' in node)) return;
    shape.push(`${depth} ${node.tagName} ${node.attrs.map(({ name }) => name).join(' ')}`);
    texts.push(...node.attrs.map(({ value }) => value));
    const inner = CODE.has(node.tagName) ? shape : texts;
    for (const child of node.childNodes) visit(child, depth + 1, inner);
  };
  const document = parse(html, { onParseError: ({ code }) => shape.push(`error ${code}`) });
  for (const node of document.childNodes) visit(node, 0, texts);
  return { shape, texts };
}
