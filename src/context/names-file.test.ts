import { expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { namesFile } from './names-file.ts';

const names = (reader: string, text: string, from: string, to: string) =>
  namesFile(reader as RepoPath, text, from as RepoPath, to as RepoPath);

it.each([
  ['src/app.ts', "import { pay } from './pay';", 'src/pay.ts'],
  ['src/app.ts', "import { pay } from './pay.js';", 'src/pay.ts'],
  ['tests/app.ts', "import '../src/pay.ts'", 'src/pay.ts'],
  ['tests/app.ts', "import '@/src/pay'", 'src/pay.ts'],
  ['tests/app.ts', "require('shop/src/pay')", 'src/pay.ts'],
  ['shop/app.py', 'from .pay import charge', 'shop/pay.py'],
  ['app.py', 'import shop.pay', 'shop/pay.py'],
  ['src/lib.rs', 'pub mod pay;', 'src/pay.rs'],
  ['lib/app.rb', "require_relative 'pay'", 'lib/pay.rb'],
  ['src/main.c', '#include "pay.h"', 'include/pay.h'],
  ['README.md', 'See [the guide](docs/guide.md).', 'docs/guide.md'],
  ['.github/workflows/ci.yml', 'run: bash scripts/old-name.sh', 'scripts/old-name.sh'],
  ['Makefile', '\tnode tool.mjs', 'tool.mjs'],
  ['a.ts', "import './a+b';", 'a+b.ts'],
])('%s names it: %s', (reader, text, from) => {
  expect(names(reader, text, from, 'moved/other.name')).toBe(true);
});

it.each([
  ['another folder’s', 'lib/app.ts', "import './pay';", 'src/pay.ts', 'src/charge.ts'],
  ['a longer name', 'src/app.ts', "import './payment'; import './pay-all';", 'src/pay.ts', 'src/charge.ts'],
  ['its test', 'src/app.ts', 'see src/pay.test.ts', 'src/pay.ts', 'src/charge.ts'],
  ['the word alone', 'src/app.ts', 'we pay; pay(); the pay is', 'src/pay.ts', 'src/charge.ts'],
  ['a key of that name', 'a.yml', 'pay: 1', 'src/pay.ts', 'src/charge.ts'],
  ['a README elsewhere', 'docs/a.md', 'see README.md', 'lib/README.md', 'old/README.md'],
])('%s does not name it', (_, reader, text, from, to) => {
  expect(names(reader, text, from, to)).toBe(false);
});
