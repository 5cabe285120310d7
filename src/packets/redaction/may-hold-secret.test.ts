import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SECRET_KINDS, secretLine } from '../../../tests/kit/secrets.ts';
import { SECRET_PREFILTERS, mayHoldSecret } from './may-hold-secret.ts';
import { scanSecrets } from './scan-secrets.ts';
import { RULES_LEFT_OUT } from './rules-left-out.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

/** Put together here, so that this file holds no secret itself. */
const drawn = (n: number): string => 'aZ3kQ9xW7mB2vN8cR4tL6pY1'.repeat(6).slice(0, n);
const upper = (n: number): string => 'Z7X4Q2M3N5P6R8SA'.slice(0, n);
const pem = (kind: string, word: string): string => ['-----', word, ` ${kind}PRIVATE `, `KEY-----`].join('');

/** Forms that the rules know besides those of tests/kit/secrets.ts. */
const MORE_FORMS: readonly string[] = [
  ...['A3TX', 'AGPA', 'AIDA', 'AIPA', 'ANPA', 'ANVA'].map((prefix) => `id: ${prefix}${upper(16)}`),
  ...['ACCOUNT_ID = 123456789012', 'aws_account: "1234-5678-9012"', "Account => '123456789012'"].map(
    (text) => `AWS_${text}`,
  ),
  ...['SECRET_ACCESS_KEY', 'SecretAccessKey', 'secretaccesskey'].map((name) => `"${name}" => '${drawn(40)}'`),
  ...['xo' + 'xa', 'xo' + 'xo', 'xo' + 'xr', 'xa' + 'pp'].map(
    (prefix) => `${prefix}-1-${drawn(12)}-${drawn(30)}`,
  ),
  `HTTPS://HOOKS.SLACK.COM/SERVICES/T${drawn(9)}/B${drawn(9)}/${drawn(24)}`,
  ...['http', 'ftp', 'ftps'].map((scheme) => `${scheme}://joe:${drawn(12)}@host.example.net`),
  ...['svcacct', 'admin'].map((kind) => `sk-${kind}-${drawn(58)}T3BlbkFJ${drawn(58)}`),
  ...['mongodb', 'MongoDB+srv', 'jdbc:mysql', 'mysqlx', 'postgresql', 'POSTGRES'].map(
    (scheme) => `${scheme}://shop:${drawn(14)}@db.internal.net:1/x?y=z`,
  ),
  ...['authToken', 'auth', 'password'].map((name) => `//npm.internal.net/:_${name}=${drawn(30)}`),
  `${pem('PGP ', 'BEGIN').replace('KEY-', 'KEY BLOCK-')}\nlQ${drawn(62)}\n${drawn(64)}`,
  `x\n${drawn(64)}\nab==\n${pem('DSA ', 'END')}`,
];

const KNOWN: readonly string[] = [
  ...SECRET_KINDS.flatMap((kind) => [0, 1, 2].map((n) => secretLine(kind, n))),
  ...MORE_FORMS,
];

beforeAll(() => scanSecrets('warm'));

it('has a forerunner for every rule that looks for secrets, and for no other', () => {
  const on = rules.map(({ meta }) => meta.id).filter((id) => !RULES_LEFT_OUT.includes(id));
  const names = on.map((id) => id.replace('@secretlint/secretlint-rule-', ''));
  expect(Object.keys(SECRET_PREFILTERS).toSorted()).toEqual([...names, 'correctless'].toSorted());
});

describe('whatever a rule reports is let through', () => {
  it.each(KNOWN.map((text) => [text.slice(0, 60), text]))('%s', async (_, text) => {
    expect(await scanSecrets(text)).not.toEqual([]);
    expect(mayHoldSecret(text)).toBe(true);
  });

  /** Anything between, before and after, some of it glued on, some of it cut: what a rule still reports must pass. */
  it('in any surroundings, cut and glued', async () => {
    let reported = 0;
    const piece = fc.oneof(
      fc.constantFrom(...KNOWN),
      fc.constantFrom(' ', '\n', '\r\n\t', '"', '\\n', '\u0000', '-', '_', '.', ':', '@', 'é', '://', '= '),
      fc.string({ maxLength: 12 }),
    );
    const text = fc
      .tuple(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.nat(12), fc.nat(12), fc.nat(3))
      .map(([parts, before, after, fold]) => {
        const whole = parts.join('').slice(before, -after || undefined);
        return (
          [whole, whole.toUpperCase(), whole.toLowerCase(), whole.replaceAll('\n', '\r\n')][fold] ?? whole
        );
      });
    await fc.assert(
      fc.asyncProperty(text, async (one) => {
        if ((await scanSecrets(one)).length === 0) return;
        reported += 1;
        expect(mayHoldSecret(one)).toBe(true);
      }),
      propertyRuns(60),
    );
    // Of texts without a secret nothing would be learned.
    expect(reported).toBeGreaterThan(5);
  });
});

describe('what looks like no secret is not given to the rules', () => {
  it.each([
    [
      'code',
      'const account = await load(session, 4711); // https://example.com/a:b and http://localhost:3000/x',
    ],
    [
      'a reply',
      JSON.stringify({ slot: 'r7k2ab/3', findings: [{ file: 'src/key.ts', why: 'The token is logged.' }] }),
    ],
    [
      'a hash',
      'sha512-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU= 89894ca3126dc389894ca3126dc389894ca3126dc3',
    ],
    ['names of settings', 'npm_config_cache=/tmp GITHUB_TOKEN=$TOKEN process.env.SECRET_KEY'],
    ['an empty text', ''],
  ])('%s', (_, text) => {
    expect(mayHoldSecret(text)).toBe(false);
  });
});
