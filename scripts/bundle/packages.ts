import { readFile } from 'node:fs/promises';
import { transform, type Plugin } from 'esbuild';
import { RULES_LEFT_OUT } from '../../src/packets/redaction/rules-left-out.ts';

/** What simple-git logs with, and nobody reads: it would bring colours and the look of terminals along. */
const SILENT_DEBUG = `
const debug = () => Object.assign(() => undefined, { enabled: false, extend: debug, destroy: () => undefined });
module.exports = Object.assign(debug, { default: debug, formatters: {} });
`;

export const LEFT_OUT: Plugin = {
  name: 'left out',
  setup: (build) => {
    const namespace = 'left-out';
    build.onResolve({ filter: /^debug$/ }, ({ path }) => ({ namespace, path }));
    build.onLoad({ filter: /^debug$/, namespace }, () => ({ contents: SILENT_DEBUG }));
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
      const text = lessOfSecretlint(path, await readFile(path, 'utf8'));
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

/**
 * secretlint's rules without lodash and without those that we leave out. One of these opens keys of Google's, and would bring half a
 * megabyte of cryptography.
 */
function lessOfSecretlint(path: string, text: string): string {
  if (!path.includes('secretlint-rule-preset-recommend') || !text.includes('const rules = [')) return text;
  const lodash = LODASH.map(
    ([name, does]) =>
      [
        new RegExp(`^function requireLodash_${name} \\(\\) \\{\\n(?:[\\t }].*\\n|\\n)*?\\}\\n`, 'm'),
        `function requireLodash_${name}() {\n\treturn ${does};\n}\n`,
      ] as const,
  );
  const rules = RULES_LEFT_OUT.map((id) => {
    const name = new RegExp(`^const (\\S+) = \\{\n    messages.*\n    meta: \\{\n +id: "${id}",`, 'm').exec(
      text,
    )?.[1];
    return [`\n    ${name ?? id},\n`, '\n'] as const;
  });
  const cryptography = [/\bimport\('\.\/[\w.-]+'\)/, 'undefined'] as const;
  return [...lodash, ...rules, cryptography].reduce((before, [from, to]) => {
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`secretlint is not as it was: ${String(from)}`);
    return after;
  }, text);
}
