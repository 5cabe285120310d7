import type { Code } from './code.ts';
import { readerOf, type FoundImport } from './found-import.ts';

/** The maximum length of a clause (UTF-16 code units): a bound for hostile files. */
const CLAUSE = String.raw`(?:(?!\b(?:import|export|from)\b)[\w$*{}\s,]|\bfrom\b(?=\s*[,}])){0,4000}?`;
const STATEMENT = String.raw`(?<![.\w$])(?:import|export)\b\s*(?:type\s+(?!from\b\s*"))?`;

const asWhole = readerOf(
  /(?<![.\w$])import\s*"(?<string>\d+)"/g,
  /(?<![.\w$])(?:require(?:\.resolve)?|import)\s*\(\s*"(?<string>\d+)"/g,
);
const byName = readerOf(
  /\{(?<names>[\w$\s,:]{0,2000})\}\s*=\s*(?:await\s+)?(?:require|import)\s*\(\s*"(?<string>\d+)"/g,
);
/** Matches whatever `asWhole` and `byName` find. Most files hold none of it: one search instead of three. */
const WITHOUT_CLAUSE = /(?:import|require(?:\.resolve)?)\s*[("]/;
const withClause = new RegExp(String.raw`${STATEMENT}(?<clause>${CLAUSE})\bfrom\s*"(?<string>\d+)"`, 'g');

/** Static and dynamic imports, re-exports and `require` in JavaScript and TypeScript. */
export function javascriptImports(code: Code): FoundImport[] {
  const statements = [...code.text.matchAll(withClause)].flatMap(({ groups = {} }) => {
    const module = code.strings[Number(groups['string'])];
    return module === undefined ? [] : [{ module, names: clauseNames(groups['clause'] ?? '') }];
  });
  return WITHOUT_CLAUSE.test(code.text) ? [...statements, ...asWhole(code), ...byName(code)] : statements;
}

/** `Default, { a as b }` names `default` and `a`; `* as all` names nothing. */
function clauseNames(clause: string): string[] {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const names = named.split(',').map((item) => /^(?:type\s+(?!as\b))?([\w$]+)/.exec(item.trim())?.[1] ?? '');
  const outside = clause.replace(/\{[^}]*\}/, '').replace(/\*(\s+as\s+[\w$]+)?/, '');
  return [...(/[\w$]/.test(outside) ? ['default'] : []), ...names.filter((name) => name !== '')];
}

/** The scripts of a Vue, Svelte or HTML file, or an Astro file's frontmatter. */
export function scriptsOf(source: string): string {
  const scripts = [...source.matchAll(/<script\b[^>]{0,500}>([^]*?)<\/script/g)].map(
    (match) => match[1] ?? '',
  );
  const front = /^---\r?\n([^]*?)\n---/.exec(source)?.[1] ?? '';
  return [front, ...scripts].join('\n');
}
