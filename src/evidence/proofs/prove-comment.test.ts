import { expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { exampleWorld } from '../../../tests/kit/world-example.ts';
import { flawOfComment } from './prove-comment.ts';
import { reviewedText } from '../reviewed-text.ts';

const QUOTE = 'every charge must be awaited';
const proves = (path: string, text: string, commentText = QUOTE): boolean =>
  flawOfComment({ commentText }, path as RepoPath, {
    ...exampleWorld(),
    headText: () => reviewedText(text),
    baseText: () => undefined,
  }) === undefined;

it.each([
  ['a.ts', `// ${QUOTE}\n`],
  ['build.gradle', `def a = 1 // ${QUOTE}\n`],
  ['ci.yml', `run: x # ${QUOTE}\n`],
  ['ci.yml', `run: |\n  x\n# ${QUOTE}\n`],
  ['ci.yml', `- run: |\n    x\n  # ${QUOTE}\n  name: b\n`],
  ['a.r', `x <- 1 # ${QUOTE}\n`],
  ['a.sh', `v="$(ls "$(pwd)/it's")"\n# ${QUOTE}\n`],
  ['a.rb', `a << "b #{c["d"]}"\n# ${QUOTE}\n`],
  ['tool', `#!/usr/bin/env python\n# ${QUOTE}\n`],
])('a comment of %s is one: %j', (path, text) => {
  expect(proves(path, text)).toBe(true);
});

it.each([
  ['a string of JSON', 'a.json', `{ "a": "// ${QUOTE}" }\n`],
  ['a string of Groovy', 'build.gradle', `def a = 'http://a/ // ${QUOTE}'\n`],
  ['a long string of Groovy', 'Jenkinsfile', `def a = '''\n// ${QUOTE}\n'''\n`],
  ['a string of Groovy between dollars', 'a.groovy', `def a = $/\n// ${QUOTE}\n/$\n`],
  ['a block scalar', 'ci.yml', `run: |\n  x\n\n  # ${QUOTE}\nname: a\n`],
  ['a folded one in a list', 'ci.yml', `- >-\n  x\n  # ${QUOTE}\n- b\n`],
  ['one of a key in a list', 'ci.yml', `- run: |2-\n    # ${QUOTE}\n  name: b\n`],
  ['a string of YAML over two lines', 'ci.yml', `a: "x\n  # ${QUOTE}"\n`],
  ['a string of R', 'a.R', `x <- 'a # ${QUOTE}'\n`],
  ['a raw string of R', 'a.r', `x <- r"(a" # ${QUOTE})"\n`],
  ['a string within a string of a shell', 'a.sh', `v="$(ls "a")\n # ${QUOTE}"\n`],
  ['a long string of a table in Python', 'a.py', `a = {\n  'b':\n    \"\"\"${QUOTE}\"\"\"\n}\n`],
  ['a file of no known language', 'a.xyz', `# ${QUOTE}\n`],
  ['a language read by another’s scanner', 'a.ex', `x = '# ${QUOTE}'\n`],
  ['the same by its first line', 'tool', `#!/usr/bin/perl\nmy $x = q{\n# ${QUOTE}\n};\n`],
])('%s is none', (_, path, text) => {
  expect(proves(path, text)).toBe(false);
});

it('two comments are not one, however they are joined', () => {
  const text = '// every charge\n\nship();\n\n// must be awaited\n';
  for (const between of [' ', '\n', '\n\n', '\n\n// '])
    expect(proves('a.ts', text, `every charge${between}must be awaited`)).toBe(false);
});
