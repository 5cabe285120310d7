import ts from 'typescript';
import type { ProjectFile } from './project-files.ts';

/** The imports of a source file and the globals it names, from its syntax tree. */
export type SourceFacts = {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Names with dots as written, except keys and properties: `process.exit`, `console.log`. */
  readonly names: readonly string[];
};

export type Import = {
  /** As written: `../kernel/failure.ts`, `node:path`, `yaml`. */
  readonly from: string;
  readonly typeOnly: boolean;
  /** The imported names; `*` for a namespace, a side effect or a dynamic import. */
  readonly names: readonly string[];
};

export function factsOf({ path, text }: ProjectFile): SourceFacts {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const imports: Import[] = [];
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const found = importOf(node);
    if (found !== undefined) imports.push(found);
    const name = globalName(node);
    if (name !== undefined) names.push(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, imports, names };
}

function importOf(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    return {
      from: textOf(node.moduleSpecifier),
      typeOnly: isTypeOnly(node.importClause),
      names: namesTaken(node),
    };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    return { from: textOf(node.moduleSpecifier), typeOnly: node.isTypeOnly, names: ['*'] };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    return { from: specifier === undefined ? '' : textOf(specifier), typeOnly: false, names: ['*'] };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { from: textOf(node.argument.literal), typeOnly: true, names: ['*'] };
  }
  return undefined;
}

function namesTaken(node: ts.ImportDeclaration): string[] {
  const bindings = node.importClause?.namedBindings;
  if (bindings === undefined || ts.isNamespaceImport(bindings)) return ['*'];
  return bindings.elements.map((element) => (element.propertyName ?? element.name).text);
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings } = clause;
  return (
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

/** Bare names, and `a.b.c` once as a whole; no keys, no properties of a parameter, no part of a longer name. */
function globalName(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isNewExpression(node) && node.getText() === 'new Date()') return 'new Date()';
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
  if (ts.isPropertyAccessExpression(parent)) return undefined;
  const isKey = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
  return isKey ? undefined : node.getText().replaceAll(/[\s?]/g, '');
}

function textOf(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText();
}
