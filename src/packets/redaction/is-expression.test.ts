import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';
import { isExpression } from './is-expression.ts';
import { createRedactor } from './redact.ts';
import { scanSecrets } from './scan-secrets.ts';

/** Names that an author may choose, each of the form of a token. Put together here, so that this file holds none. */
const NAMES = [
  ['SG', '.aaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'],
  ['eyJabcdefghij', '.eyJabcdefghij.disableAuthForAllUsers'],
  ['hf', '_runTheBackdoorForEverybodyRightNow'],
  ['xapp', '-a1-disableAllAuthentication'],
  ['gl', 'pat-disableAllAuthentication'],
  ['sk', '_live_disableAllAuthenticationNow'],
  ['gh', 'p_disableAllAuthenticationForEveryUser'],
  ['np', 'm_disableAllAuthenticationForEveryUser'],
].map((parts) => parts.join(''));

/** How a name runs in each syntax, in a line of its own. */
const SYNTAXES: Readonly<Record<string, readonly ((name: string) => string)[]>> = {
  JavaScript: [
    (name) => `export const a = (q) => ${name}(q.body);`,
    (name) => `const a = \`x\${${name}(q)}\`;`,
    (name) => `f("a", ${name}?.("b"), 'c')`,
    (name) => `/* don't */ if (${name}.isAdmin || check('u')) {`,
    (name) => `${name} /* x */ (q)`,
    (name) => `${name}\n  (q)`,
    (name) => `const a = ${name}\`x\`;`,
    (name) => `${name} = q.role;`,
    (name) => `return ${name};`,
    (name) => `new ${name}`,
    (name) => `g("x" + ${name}["y"] + "z")`,
  ],
  TypeScript: [
    (name) => `const a: T = ${name}<string>(q);`,
    (name) => `@${name}\nclass A {}`,
    (name) => `${name}!.run()`,
  ],
  Python: [
    (name) => `a = ${name}(q)  # it's`,
    (name) => `f"{${name}(q)}"`,
    (name) => `@${name}\ndef f(): pass`,
    (name) => `x = 'a' if ${name}.ok else 'b'`,
  ],
  PHP: [
    (name) => `$a = $${name};`,
    (name) => `echo "x $${name} y";`,
    (name) => `${name}::run($q);`,
    (name) => `$o->${name};`,
  ],
  Ruby: [
    (name) => `${name} 'x', :y`,
    (name) => `"a#{${name}(q)}b"`,
    (name) => `a = ${name} { |x| x }`,
    (name) => `a = ${name} do |x|`,
  ],
  shell: [
    (name) => `${name} "$1" && echo done`,
    (name) => `if true; then ${name} -f; fi`,
    (name) => `x=$(${name})`,
  ],
  Go: [(name) => `a := ${name}(q)`, (name) => `defer ${name}`, (name) => `if ok && ${name} {`],
  Rust: [(name) => `let a = ${name}::<u8>(q);`, (name) => `${name}!(q);`, (name) => `let a = !${name};`],
  'C and Java': [
    (name) => `${name}->run();`,
    (name) => `a = ${name}[1];`,
    (name) => `${name}++;`,
    (name) => `x = ok ? ${name} : 0 || ${name}(1);`.replace(` ? ${name} :`, ' ? 1 :'),
  ],
  Swift: [(name) => `let a = "x \\(${name}(q)) y"`, (name) => `let a = ${name} { $0 }`],
  Elixir: [(name) => `q |> ${name}`, (name) => `${name}.(q)`],
  Lua: [(name) => `local a = ${name}('x')`, (name) => `a = ${name}:run()`.replace(':run', '.run')],
};

beforeAll(() => scanSecrets('warm'));

describe('a name that has the form of a token stays where it runs', () => {
  it.each(Object.entries(SYNTAXES))('%s', async (_, writings) => {
    const texts = writings.flatMap((write) => NAMES.map(write));
    expect(await createRedactor().redact(texts)).toEqual(texts);
  });

  it('whatever stands around it', async () => {
    const writing = fc.constantFrom(...Object.values(SYNTAXES)).chain((all) => fc.constantFrom(...all));
    const around = fc.constantFrom('', '  ', "// it's\n", '"a": 1,\n', '\n', '# `x\n', '{\n\t');
    const one = fc
      .tuple(around, writing, fc.constantFrom(...NAMES))
      .filter(([before, write, name]) => before !== '{\n\t' || !write(name).startsWith('@'))
      .map(([before, write, name]) => `${before}${write(name)}\n`);
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 4 }), async (parts) => {
        const text = parts.join('');
        expect(await createRedactor().redact(text)).toBe(text);
      }),
      propertyRuns(200),
    );
  });
});

it.each([
  ['"', '"'],
  ["'", "', 3)"],
  ['a = `', '`;'],
  ['"Authorization: Bearer ', '"'],
  ['{"body":"{\\"token\\":\\"', '\\",\\"a\\":3}"}'],
  ['TOKEN=', '\nA=1'],
  ['token: ', ''],
  ['<token>', '</token>'],
  ['curl -u ', ' https://example.net'],
  ['the token ', ' is revoked, (I think).'],
  ['| ', ' | GitHub |'],
  ['git clone https://', '@github.com/x'],
  ['"//h/', '/x?a=b&c=" + f(q)'],
  ['see ', '.\n(It is old.)'],
])('the same in a literal, a value or prose goes: %s…%s', async (before, behind) => {
  const token = ['gh', 'p_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');
  expect(await createRedactor().redact(before + token + behind)).toBe(
    `${before}[REDACTED:github:1]${behind}`,
  );
});

it('is no question for what no name holds', () => {
  expect(isExpression('a b(c)', { start: 0, end: 3 })).toBe(false);
  expect(isExpression('a.b(c)', { start: 0, end: 3 })).toBe(true);
});
