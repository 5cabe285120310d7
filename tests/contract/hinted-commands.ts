import ts from 'typescript';
import type { ProjectFile } from './project-files.ts';

/** A command that the program tells people to run, with `‹x›` where the code fills in the value of `x`. */
export type HintedCommand = { readonly path: string; readonly text: string };

/** The git commands that a hint may start with. Any other sentence with git in it is prose. */
const GIT = /^git (?:-C|add|branch|clone|config|diff|fetch|fsck|init|log|merge|remote|status|update-ref)\b/;
/** Where a hint can contain a command: at its start, after a colon, in brackets, after `&&`, on its own line, in quotes. */
const STARTS =
  /(?:^ *|(?<!usage): |\(|&& |\n {2,4}|")((?:correctless|git|gh|claude) (?:'[^'\n]*'|"[^"\n]*"|[^;,()`"'\n])*)/g;
/** What can follow a command in the same sentence. */
const REST = /(?: (?:and|or|then|as|to|shows?|says?|gets?) [^"]*| {2,}.*| = .*|(?<=\w)[.:])$/;

/**
 * Every command in the strings of a source file, in hints and in other lines that say what to do next.
 *
 * `correctless` followed by an unknown command counts too where only a command can be: it names a command that does not exist.
 */
export function hintedCommandsIn(
  { path, text }: ProjectFile,
  commands: ReadonlySet<string>,
): HintedCommand[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: HintedCommand[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isOf(node, ['details', 'summary', 'usage'])) return;
    const said = saidBy(node);
    if (said !== undefined) found.push(...commandsIn(said, commands).map((one) => ({ path, text: one })));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export function commandsIn(said: string, commands: ReadonlySet<string>): string[] {
  return [...said.matchAll(STARTS)].flatMap(([whole, command = '']) => {
    const text = command.replace(REST, '').trim();
    if (/: | cannot | is not /.test(text)) return [];
    const [program, word = ''] = text.split(' ');
    if (program === 'git') return GIT.test(text) ? [text] : [];
    // A string can start with a sentence about the program.
    const isSentence = /^ *correctless/.test(whole) && !commands.has(word);
    if (program === 'correctless') return isSentence ? [] : [text];
    return /^(?:gh (?:api|auth|pr|repo)|claude (?:auth|plugin)) /.test(text) ? [text] : [];
  });
}

/** Whether a node is one of these properties. */
function isOf(node: ts.Node, properties: readonly string[]): boolean {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && properties.includes(node.name.text);
}

function saidBy(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => `‹${nameOf(expression)}›${literal.text}`);
  return `${node.head.text}${spans.join('')}`;
}

/** The last name in an expression, which describes it best: `file.run`, `shellWord(rev)`. */
function nameOf(expression: ts.Expression): string {
  return (/(\w+)\W*$/.exec(expression.getText()) ?? [])[1] ?? '';
}
