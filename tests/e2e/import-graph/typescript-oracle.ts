import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { RepoPath } from '../../../src/kernel/repo-path.ts';

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  resolveJsonModule: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Imports as `from > to`, as TypeScript reads and resolves them; only those that stay in the folder. */
export function typescriptEdges(
  folder: string,
  asked: readonly RepoPath[],
  conditions: readonly string[],
): ReadonlySet<string> {
  const edges = asked.flatMap((from) => {
    const path = join(folder, from);
    const options = { ...configurationFor(folder, path).options, customConditions: [...conditions] };
    return specifiersOf(path).flatMap((specifier) => {
      const found = ts.resolveModuleName(specifier, path, options, ts.sys).resolvedModule?.resolvedFileName;
      if (found === undefined || !found.startsWith(`${folder}/`) || found === path) return [];
      return [`${from} > ${found.slice(folder.length + 1)}`];
    });
  });
  return new Set(edges);
}

/**
 * By the syntax tree: `ts.preProcessFile` is quicker and passes over `export * as name from`, so that it would call right
 * edges wrong.
 */
function specifiersOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
  return isImport || isRequire ? given[0] : undefined;
}

/** The nearest `tsconfig.json` of the package decides on `paths` and `baseUrl`. */
function configurationFor(folder: string, path: string): { options: ts.CompilerOptions } {
  const config = ts.findConfigFile(join(path, '..'), (file) => ts.sys.fileExists(file));
  if (config === undefined || !config.startsWith(`${folder}/`)) return { options: OPTIONS };
  const { options } = ts.parseJsonConfigFileContent(
    (ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config ?? {}) as object,
    { ...ts.sys, readDirectory: () => [] },
    join(config, '..'),
  );
  const mapping = Object.entries(options).filter(([name]) =>
    ['baseUrl', 'paths', 'pathsBasePath'].includes(name),
  );
  return { options: { ...OPTIONS, ...Object.fromEntries(mapping) } };
}
