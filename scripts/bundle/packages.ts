import { readFile } from 'node:fs/promises';
import { transform, type Plugin } from 'esbuild';

/** What simple-git and secretlint log with, and nobody reads: it would bring colours and the look of terminals along. */
const SILENT_DEBUG = `
const debug = () => Object.assign(() => undefined, { enabled: false, extend: debug, destroy: () => undefined });
module.exports = Object.assign(debug, { default: debug, formatters: {} });
`;

/**
 * What secretlint's rules load later is half a megabyte of cryptography, for the one rule that opens keys of Google's. We leave that
 * rule out (`src/packets/redaction/scan-secrets.ts`), so nothing asks for it; whatever did would be told. And gray-matter is given
 * our engine for YAML (`src/rules/files/foreign-frontmatter.ts`), so nobody asks for the one that it brings, 130 KB.
 */
export const LEFT_OUT: Plugin = {
  name: 'left out',
  setup: (build) => {
    const namespace = 'left-out';
    build.onResolve({ filter: /^\.\// }, ({ kind, importer, path }) =>
      kind === 'dynamic-import' && importer.includes('secretlint-rule-preset-recommend')
        ? { namespace, path }
        : undefined,
    );
    build.onResolve({ filter: /^js-yaml$/ }, ({ importer, path }) =>
      importer.includes('gray-matter') ? { namespace, path } : undefined,
    );
    build.onResolve({ filter: /^debug$/ }, ({ path }) => ({ namespace, path }));
    build.onLoad({ filter: /^debug$/, namespace }, () => ({ contents: SILENT_DEBUG }));
    build.onLoad({ filter: /^\./, namespace }, () => ({
      contents: "throw new Error('the rule of secretlint that needs this is left out');",
    }));
    build.onLoad({ filter: /^js-yaml$/, namespace }, () => ({
      contents:
        "exports.safeLoad = exports.safeDump = () => { throw new Error('gray-matter reads YAML by our engine alone'); };",
    }));
  },
};

/**
 * Code of packages in fewer lines, for it was a quarter of the bundle: `a ? b : c` for an `if` with its `else`, names as they were.
 * What we wrote stays as we wrote it.
 */
export const SHORT_PACKAGES: Plugin = {
  name: 'short packages',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => {
      const text = withoutLodash(path, await readFile(path, 'utf8'));
      const { code } = await transform(text, { minifySyntax: true, target: 'node20' });
      return { contents: code, loader: 'js' };
    });
  },
};

/** secretlint brings 1,100 lines of lodash for three functions, which do this with the characters and matches they are given. */
const LODASH: readonly (readonly [name: string, does: string])[] = [
  ['uniq', '(list) => [...new Set(list)]'],
  ['uniqwith', '(list, same) => list.filter((a, at) => list.findIndex((b) => same(a, b)) === at)'],
  [
    'sortby',
    '(list, keys) => list.toSorted((a, b) => keys.map((key) => a[key] - b[key]).find((by) => by !== 0) ?? 0)',
  ],
];

function withoutLodash(path: string, text: string): string {
  if (!path.includes('secretlint-rule-preset-recommend') || !text.includes('requireLodash_uniq '))
    return text;
  return LODASH.reduce((before, [name, does]) => {
    const after = before.replace(
      new RegExp(`^function requireLodash_${name} \\(\\) \\{\\n(?:[\\t }].*\\n|\\n)*?\\}\\n`, 'm'),
      () => `function requireLodash_${name}() {\n\treturn ${does};\n}\n`,
    );
    if (after === before) throw new Error(`secretlint has no lodash.${name} any more`);
    return after;
  }, text);
}
