import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';
import { SECRET_KINDS } from '../../../tests/kit/secrets.ts';
import { createRedactor } from './redact.ts';
import { scanSecrets } from './scan-secrets.ts';

/** A secret of a file: what is to be gone, and what is around it within its value. */
type Hidden = {
  readonly name: string;
  readonly before: string;
  readonly secret: string;
  readonly after: string;
};

const drawn = 'aZ3kQ9xW7mB2vN8cR4tL6pY1'.repeat(3);

/** Secrets of one line whose rules look at more than the secret itself: at its name, its scheme, its host. */
const LOOKED_AROUND: readonly Hidden[] = [
  ...['accountId', 'ACCOUNT_ID', 'aws_account'].flatMap((name) =>
    ['123456789012', '1234-5678-9012'].map((secret) => ({ name, before: '', secret, after: '' })),
  ),
  ...['secretAccessKey', 'AWS_SECRET_ACCESS_KEY', 'aws_secret_access_key', 'secret_key'].flatMap((name) =>
    [drawn.slice(0, 40), `${drawn.slice(0, 39)}+`, `${drawn.slice(0, 20)}/${drawn.slice(0, 18)}/`].map(
      (secret) => ({ name, before: '', secret, after: '' }),
    ),
  ),
  ...['https', 'ftp'].map((scheme) => ({
    ...{ name: 'mirror', before: `${scheme}://shop:` },
    ...{ secret: drawn.slice(0, 16), after: '@prices.example.net/v1?page=2' },
  })),
  {
    ...{ name: 'clone', before: 'https://' },
    ...{ secret: drawn.slice(0, 40), after: ':x-oauth-basic@git.example.net/shop.git' },
  },
  ...['mongodb+srv', 'jdbc:mysql', 'postgresql'].map((scheme) => ({
    ...{ name: 'store', before: `${scheme}://shop:` },
    ...{ secret: `${drawn.slice(0, 14)}!`, after: '@db.example.net:5432/shop?ssl=true' },
  })),
  ...['authToken', 'password', 'auth'].map((key) => ({
    ...{ name: 'registry', before: `//npm.example.net/:_${key}=` },
    ...{ secret: drawn.slice(0, 36), after: '' },
  })),
  {
    ...{ name: 'hook', before: ['https://hooks.', 'slack.com/services/'].join('') },
    ...{ secret: `T${drawn.slice(0, 9)}/B${drawn.slice(0, 9)}/${drawn.slice(0, 24)}`, after: '' },
  },
];

/** Tokens that are known by their own beginning. */
const TOKENS: readonly Hidden[] = SECRET_KINDS.filter(
  ({ line, parts }) => line === undefined && parts === undefined,
).flatMap(({ kind, secret }) => {
  const text = secret(1);
  return kind === 'Slack webhook' ? [] : [{ name: 'token', before: '', secret: text, after: '' }];
});

/** A value in a string of each syntax, with its name; what XML must escape is escaped. */
const SYNTAXES: Readonly<Record<string, (name: string, value: string) => string>> = {
  JavaScript: (name, value) => `const ${name} = '${value}';`,
  'JavaScript, an object on one line': (name, value) => `f({region:"eu",${name}:"${value}",retries:3});`,
  TypeScript: (name, value) => `readonly ${name}: string = \`${value}\`;`,
  JSON: (name, value) => `{"region":"eu","${name}":"${value}","retries":3}`,
  'JSON in a string': (name, value) => `{"body":"{\\"${name}\\":\\"${value}\\",\\"retries\\":3}\\nnext"}`,
  YAML: (name, value) => `  ${name}: ${value}\n  retries: 3`,
  'YAML in one line': (name, value) => `shop: { region: eu, ${name}: "${value}", retries: 3 }`,
  TOML: (name, value) => `${name} = "${value}" # the shop's`,
  '.env': (name, value) => `${name}=${value}`,
  Python: (name, value) => `shop(region='eu', ${name}='${value}', retries=3)`,
  'a dictionary of Python': (name, value) => `shop = {'region': 'eu', '${name}': '${value}', 'retries': 3}`,
  Go: (name, value) => `${name} := "${value}" // the shop's`,
  'a structure of Go': (name, value) => `Shop{Region: "eu", ${name}: "${value}", Retries: 3}`,
  shell: (name, value) => `export ${name}="${value}"; retries=3`,
  'a command of a shell': (name, value) => `${name}='${value}' run --now && echo done`,
  XML: (name, value) => `<shop><${name}>${value}</${name}><retries>3</retries></shop>`,
  'an attribute of XML': (name, value) => `<shop region="eu" ${name}="${value}" retries="3"/>`,
  'an entry of XML': (name, value) => `<add key="${name}" value="${value}" /><add key="retries" value="3"/>`,
  INI: (name, value) => `[shop]\n${name} = ${value}\n; retries\nretries = 3`,
  properties: (name, value) => `shop.${name}=${value}\nshop.retries=3`,
  Ruby: (name, value) => `shop :region => 'eu', "${name}" => '${value}', :retries => 3`,
  'a builder of Java': (name, value) => `Shop.builder().region("eu").${name}("${value}").retries(3).build();`,
  'a query of a URL': (name, value) => `https://shop.example.net/in?region=eu&${name}=${value}&retries=3`,
};

/** A value that may not be in a query as it is. */
const needsEscapes = (value: string): boolean => /[^\w.-]/.test(value);

const MARK = '[REDACTED]';
const unnumbered = (text: string): string => text.replaceAll(/\[REDACTED:[a-z0-9-]+:\d+\]/g, MARK);

type Written = { readonly text: string; readonly expected: string; readonly secret: string };

function written(syntax: string, hidden: Hidden, [before, after]: readonly [string, string]): Written {
  const write = SYNTAXES[syntax]!;
  const of = (secret: string): string =>
    `${before}${write(hidden.name, `${hidden.before}${secret}${hidden.after}`)}${after}`;
  return { text: of(hidden.secret), expected: of(MARK), secret: hidden.secret };
}

const HIDDEN = [...LOOKED_AROUND, ...TOKENS];

/** Whatever may be around an assignment and is no secret. */
const AROUND = fc
  .tuple(
    fc.constantFrom('', 'a = 1\n', '\r\n', '// accounts of the shop\n', '"b": [1, 2],\n', 'x;\n\n'),
    fc.constantFrom('', '\n', '\r\nnext', '\nid: 7', '\naccount = load(id)\n', '\n// "quoted"\n'),
  )
  .map(([before, after]) => [before, after] as const);

beforeAll(() => scanSecrets('warm'));

describe('in every syntax, a secret is gone and all around it is as it was', () => {
  it.each(Object.keys(SYNTAXES))('%s', async (syntax) => {
    const redactor = createRedactor();
    for (const hidden of HIDDEN) {
      if (syntax === 'a query of a URL' && needsEscapes(hidden.before + hidden.secret)) continue;
      const { text, expected } = written(syntax, hidden, ['', '\nnext: 1\n']);
      expect(unnumbered(await redactor.redact(text)), text).toBe(expected);
    }
  });

  it('also several in one file, whatever is between them', async () => {
    const one = fc.tuple(fc.constantFrom(...Object.keys(SYNTAXES)), fc.constantFrom(...HIDDEN), AROUND);
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 5 }), async (chosen) => {
        const parts = chosen
          .filter(([syntax, { before, secret }]) => !/query/.test(syntax) || !needsEscapes(before + secret))
          .map(([syntax, hidden, around]) => written(syntax, hidden, around));
        const text = parts.map((part) => part.text).join('\n');
        const redacted = await createRedactor().redact(text);
        expect(unnumbered(redacted)).toBe(parts.map((part) => part.expected).join('\n'));
        for (const { secret } of parts) expect(redacted).not.toContain(secret);
        expect(redacted.split('\n')).toHaveLength(text.split('\n').length);
      }),
      propertyRuns(100),
    );
  });
});

it.each([
  'if (account > 100000000000) {}',
  'account >= 123456789012',
  'order = 123456789012',
  'account = 1234567890123',
])('a number that is given to no account stays: %s', async (code) => {
  expect(await createRedactor().redact(code)).toBe(code);
});
