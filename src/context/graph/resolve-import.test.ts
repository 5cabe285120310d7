import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { importsOf } from '../imports/imports-of.ts';
import { importResolver } from './resolve-import.ts';
import { treePaths } from './tree-paths.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

const path = (name: string): RepoPath => asRepoPath(name) as RepoPath;

function meant(
  from: string,
  source: string,
  files: readonly string[],
  texts: Record<string, string> = {},
): string[] {
  const tree = treePaths([from, ...files, ...Object.keys(texts)].map(path));
  const resolve = importResolver({ tree, texts: new Map(Object.entries(texts)) });
  return [...importsOf(source, from)]
    .flatMap(([module, names]) => [...resolve(path(from), { module, names: [...names] })])
    .toSorted();
}

it.each([
  ['a/x.ts', "import './y.js';", ['a/y.ts', 'y.ts'], {}, ['a/y.ts']],
  ['a/x.ts', "import '../b';", ['b/index.tsx'], {}, ['b/index.tsx']],
  [
    'a/x.ts',
    "import '@/y';",
    ['src/y.ts'],
    {
      'tsconfig.json': '{"extends":"./tsconfig.base.json"}',
      'tsconfig.base.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
    },
    ['src/y.ts'],
  ],
  [
    'a/x.ts',
    "import '@/y';",
    ['src/y.ts'],
    { 'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}' },
    ['src/y.ts'],
  ],
  ['a/x.ts', "import '#y';", ['a/z.ts'], { 'a/package.json': '{"imports":{"#y":"./z.js"}}' }, ['a/z.ts']],
  [
    'a/x.ts',
    "import 'lib';",
    ['p/src/index.ts'],
    { 'p/package.json': '{"name":"lib","main":"./dist/index.js"}' },
    ['p/src/index.ts'],
  ],
  [
    'a/x.py',
    'from . import y\nfrom .z import q',
    ['a/y.py', 'a/z/__init__.py'],
    {},
    ['a/y.py', 'a/z/__init__.py'],
  ],
  ['tests/x.py', 'import shop.cart', ['src/shop/__init__.py', 'src/shop/cart.py'], {}, ['src/shop/cart.py']],
  ['x.go', 'import "m.io/a/b"', ['b/c.go', 'b/c_test.go'], { 'go.mod': 'module m.io/a\n' }, ['b/c.go']],
  ['src/lib.rs', 'mod a;\nuse crate::b::C;', ['src/a.rs', 'src/b/mod.rs'], {}, ['src/a.rs', 'src/b/mod.rs']],
  ['s/q/X.java', 'import q.w.Y;', ['s/q/w/Y.java'], {}, ['s/q/w/Y.java']],
  ['a/x.c', '#include "y.h"\n#include <stdio.h>', ['a/y.h', 'b/stdio.h'], {}, ['a/y.h']],
  [
    'lib/x.rb',
    "require_relative 'y'\nrequire 'z/q'",
    ['lib/y.rb', 'lib/z/q.rb'],
    {},
    ['lib/y.rb', 'lib/z/q.rb'],
  ],
  ['bin/x.sh', '. "$(dirname "$0")/../lib/y.sh"', ['lib/y.sh'], {}, ['lib/y.sh']],
])('%s: %s', (from, source, files, texts, expected) => {
  expect(meant(from, source, files, texts as Record<string, string>)).toEqual(expected);
});

it('never throws and never leaves the tree, whatever an import says', () => {
  const files = [
    'a/b.ts',
    'a/index.ts',
    'a/b.py',
    'a/b.go',
    'a/b.rs',
    'a/B.java',
    'a/b.c',
    'a/b.rb',
    'a/b.sh',
    'a/__init__.py',
  ];
  const tree = treePaths(files.map(path));
  const resolve = importResolver({
    tree,
    texts: new Map([['package.json', '{"name":"a","exports":{"./*":"../../*"}}']]),
  });
  const module = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('..', '.', 'a', 'b', '/', '::', '*', '#', '$x', '__proto__'))
      .map((parts) => parts.join('/')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...files), module, fc.array(fc.string()), (from, name, names) => {
      for (const found of resolve(path(from), { module: name, names })) expect(files).toContain(found);
    }),
    propertyRuns(100),
  );
});
