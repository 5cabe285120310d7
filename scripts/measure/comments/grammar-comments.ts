import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Language, Parser, type Node } from 'web-tree-sitter';
import type { Grammar } from './corpus.ts';

const { resolve } = createRequire(import.meta.url);

type Stretch = { readonly start: number; readonly end: number };
type Parsed = {
  readonly comments: readonly Stretch[];
  /** The grammar could not make sense of all of it. */
  readonly hasError: boolean;
  readonly milliseconds: number;
};

type Loaded = { readonly parser: Parser; readonly bytes: number };
const loaded = new Map<Grammar, Promise<Loaded>>();

export async function loadedGrammar(grammar: Grammar): Promise<Loaded> {
  const known = loaded.get(grammar) ?? load(grammar);
  loaded.set(grammar, known);
  return known;
}

async function load(grammar: Grammar): Promise<Loaded> {
  await Parser.init();
  const content = readFileSync(resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`));
  const parser = new Parser();
  parser.setLanguage(await Language.load(content));
  return { parser, bytes: content.length };
}

/** The comments of a text as tree-sitter's grammar sees them; of Python also the long strings that are statements. */
export async function grammarComments(text: string, grammar: Grammar): Promise<Parsed> {
  const { parser } = await loadedGrammar(grammar);
  const start = performance.now();
  const tree = parser.parse(text);
  if (tree === null) throw new Error(`${grammar}: nothing parsed`);
  const { rootNode } = tree;
  const comments = rootNode.descendantsOfType(TYPES).filter(isComment).map(stretchOf);
  const parsed = { comments, hasError: rootNode.hasError, milliseconds: performance.now() - start };
  tree.delete();
  return parsed;
}

const STATEMENT = 'expression_statement';
const TYPES = ['comment', 'line_comment', 'block_comment', 'html_comment', STATEMENT];

function isComment(node: Node): boolean {
  if (node.type !== STATEMENT) return true;
  const [only, ...others] = node.namedChildren;
  return only?.type === 'string' && others.length === 0 && /^[rRuU]?(?:"""|''')/.test(only.text);
}

/** A docstring begins at its quotes for us. */
function stretchOf(node: Node): Stretch {
  const prefix = node.type === STATEMENT ? node.text.search(/["']/) : 0;
  return { start: node.startIndex + prefix, end: node.endIndex };
}
