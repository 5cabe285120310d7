import type { Code } from './code.ts';
import { readerOf, type FoundImport, type ImportReader } from './found-import.ts';

const names = String.raw`(?<names>\([^)]{0,4000}\)|(?:[^\n;\\]|\\\r?\n){1,4000})`;

export const pythonImports: ImportReader = (code) => [
  ...readerOf(new RegExp(String.raw`^[ \t]*from[ \t]+(?<module>[.\w]+)[ \t]*import[ \t]*${names}`, 'gm'))(
    code,
  ),
  ...readerOf(/^[ \t]*import[ \t]+(?<module>[^\n;(]+)/gm)(code).flatMap(severalModules),
];

/** `import a.b as c, d` */
function severalModules(found: FoundImport): FoundImport[] {
  return found.module
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((module) => module !== '')
    .map((module) => ({ module, names: [] }));
}

/** Single imports, and import blocks with or without another name in front. */
export function goImports(code: Code): FoundImport[] {
  const blocks = [...code.text.matchAll(/^[ \t]*import\s*(\([^)]*\)|[^\n]*)/gm)].map(
    (match) => match[1] ?? '',
  );
  return blocks.flatMap((block) =>
    [...block.matchAll(/"(\d+)"/g)].map((match) => ({
      module: code.strings[Number(match[1])] ?? '',
      names: [],
    })),
  );
}

export const javaImports = readerOf(
  /^[ \t]*import\s+(?:static\s+)?(?<module>[\w.$`]*\w(?:\.\*)?)(?:\.\{(?<names>[^}]*)\})?/gm,
);
export const cImports = readerOf(
  /^[ \t]*#[ \t]*(?:include|import)[ \t]*(?:<(?<module>[^>\n]+)>|"(?<string>\d+)")/gm,
);
export const csharpImports = readerOf(
  /^[ \t]*(?:global\s+)?using\s+(?:static\s+)?(?:\w+\s*=\s*)?(?<module>[\w.]+)\s*;/gm,
);
export const swiftImports = readerOf(
  /^[ \t]*(?:@\w+\s+)?import\s+(?:(?:class|struct|func|enum|protocol|var|let|typealias)\s+)?(?<module>[\w.]+)/gm,
);
export const phpImports = readerOf(
  /^[ \t]*use\s+(?:function\s+|const\s+)?(?<module>[\w\\]+?)\\?(?:\{(?<names>[^}]*)\}|\s*(?:as\s+\w+\s*)?;)/gm,
  /\b(?:require|include)(?:_once)?\s*\(?\s*(?:__DIR__\s*\.\s*)?"(?<string>\d+)"/g,
);
/** `require_relative "x"` is written `./x`, so that it cannot be taken for `require "x"`. */
export const rubyImports: ImportReader = (code) => [
  ...readerOf(/^[ \t]*(?:require|load|gem)\b\s*\(?\s*"(?<string>\d+)"/gm)(code),
  ...readerOf(/^[ \t]*require_relative\b\s*\(?\s*"(?<string>\d+)"/gm)(code).map((found) =>
    found.module.startsWith('.') ? found : { ...found, module: `./${found.module}` },
  ),
];
/** A word may be put together from strings and bare text: `"$(dirname "$0")/lib.sh"`. */
export const shellImports: ImportReader = (code) =>
  readerOf(/(?:^|[;&|]|\bthen\b|\bdo\b)[ \t]*(?:source|\.)[ \t]+(?<module>(?:"\d+"|[^\s;&|"]){1,1000})/gm)(
    code,
  ).map((found) => ({
    ...found,
    module: found.module.replace(/"(\d+)"/g, (_, number: string) => code.strings[Number(number)] ?? ''),
  }));
/** Dart, protocol buffers, style sheets, Lua, Haskell, Elixir, workflows and images. */
export const dartImports = readerOf(/^[ \t]*(?:import|export|part)\s+"(?<string>\d+)"/gm);
export const protoImports = readerOf(/^[ \t]*import\s+(?:public\s+|weak\s+)?"(?<string>\d+)"/gm);
export const styleImports = readerOf(/@(?:import|use|forward)\s+(?:url\(\s*)?"(?<string>\d+)"/g);
export const luaImports = readerOf(/\brequire\s*\(?\s*"(?<string>\d+)"/g);
export const haskellImports = readerOf(
  /^import\s+(?:qualified\s+)?(?<module>[A-Z][\w.]*)(?:\s*\((?<names>[^)]*)\))?/gm,
);
export const elixirImports = readerOf(/^[ \t]*(?:alias|import|use|require)\s+(?<module>[A-Z][\w.]*\w)/gm);
export const workflowImports = readerOf(
  /^[ \t]*(?:-[ \t]+)?uses:[ \t]+(?:"(?<string>\d+)"|(?<module>[^\s"]+))/gm,
);
export const imageImports = readerOf(/^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*(?<module>\S+)/gim);
