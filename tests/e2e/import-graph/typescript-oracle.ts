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
    return ts.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles.flatMap(({ fileName }) => {
      const found = ts.resolveModuleName(fileName, path, options, ts.sys).resolvedModule?.resolvedFileName;
      if (found === undefined || !found.startsWith(`${folder}/`) || found === path) return [];
      return [`${from} > ${found.slice(folder.length + 1)}`];
    });
  });
  return new Set(edges);
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
