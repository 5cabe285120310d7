import { transform } from 'esbuild';

/**
 * esbuild splits ES modules only, but starting node's loader for them costs a fifth of a bare node, and every file
 * more on top: too much for a hook that runs at each call of an agent. So the finished chunks become CommonJS.
 *
 * Not by esbuild: its CommonJS says `(0, import_files.readText)(…)` at each use, because an import may change. None does here:
 * no module exports what it assigns again (a rule of eslint.config.js), and chunks do not import each other in a circle.
 */
export async function asCommonJs(text: string): Promise<string> {
  const imports = new Map<string, readonly string[]>();
  const whole: string[] = [];
  const body = text
    .replaceAll(IMPORT, (_, all: string | undefined, some: string | undefined, from: string) => {
      if (some !== undefined) imports.set(from, [...(imports.get(from) ?? []), listed(some)]);
      if (all !== undefined) whole.push(`var ${all} = require("${from}");\n`);
      return '';
    })
    .replace(EXPORT, (_, list: string) => `Object.assign(exports, { ${listed(list, false)} });\n`)
    .replaceAll(LATER, (_, from: string) => `Promise.resolve().then(() => require(${from}))`);
  const taken = OWN.exec(body)?.[1];
  if (taken !== undefined) throw new Error(`a chunk uses ${taken}, a name of CommonJS, for itself`);
  const parts = [...imports].map(([from, names]) => `var { ${names.join(', ')} } = require("${from}");\n`);
  const { code } = await transform([...parts, ...whole, body].join(''), {
    platform: 'neutral',
    target: 'node20',
    define: { 'import.meta.dirname': '__dirname' },
  });
  return code;
}

/** The chunks whose names a chunk uses. esbuild also lists those that its modules import and then use nothing of: none does anything alone. */
export function usedImports(text: string): string[] {
  const used = [...text.matchAll(IMPORT)].filter(([, , some]) => some !== undefined);
  return used.map(([, , , from = '']) => from).filter((from) => from.startsWith('.'));
}

const IMPORT =
  /^import (?:(?:\* as )?([\w$]+)(?:, | from ))?(?:(\{[^}]*\}) from )?"((?:node:|\.\.?\/)[^"]+)";\n/gm;
const EXPORT = /^export \{([^}]*)\};\s*(?![^])/m;
const LATER = /\bimport\(("(?:\.\.?\/[\w./-]+\.cjs|node:[\w/]+)")\)/g;
const OWN = /^(?:var|let|const|function|class) (module|exports|require)\b/m;

/** `{ a as b, c }` as the members of an object: `a: b, c` of what is imported, `b: a, c` of what is exported. */
function listed(list: string, isImport = true): string {
  return [...list.matchAll(/([\w$]+)(?: as ([\w$]+))?/g)]
    .map(([, name = '', as = name]) => (name === as ? name : isImport ? `${name}: ${as}` : `${as}: ${name}`))
    .join(', ');
}
