import { createHash } from 'node:crypto';

/**
 * Secrets that nobody owns, put together from parts, so that no file holds one that a host's scanner would know.
 *
 * The n-th of a kind is always the same, and no two are alike.
 */
export type SecretKind = {
  readonly kind: string;
  /** What must not be seen again. */
  readonly secret: (n: number) => string;
  /** How it stands in a file, on lines of its own. Default: in a string. */
  readonly line?: (secret: string) => string;
  /** What of it is enough to betray it, where it spans lines: each of these. */
  readonly parts?: (secret: string) => string[];
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters that look drawn at random and are the same in every run. */
function drawn(seed: string, length: number, alphabet = LETTERS): string {
  let text = '';
  for (let round = 0; text.length < length; round += 1) {
    for (const byte of createHash('sha512').update(`${seed} ${round}`).digest())
      text += alphabet.charAt(byte % alphabet.length);
  }
  return text.slice(0, length);
}

const of = (kind: string, ...parts: readonly (string | number)[]): SecretKind => ({
  kind,
  secret: (n) =>
    parts.map((part, at) => (typeof part === 'string' ? part : drawn(`${kind} ${n} ${at}`, part))).join(''),
});

/** A token of letters of its own. */
function letters(token: {
  readonly kind: string;
  readonly letters: string;
  readonly begins: readonly string[];
  readonly length: number;
}): SecretKind {
  const { kind, begins, length } = token;
  return { kind, secret: (n) => begins.join('') + drawn(`${kind} ${n}`, length, token.letters) };
}

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bare = (text: string): string => text;

function pem(kind: string, begins: string, lines: number): SecretKind {
  const marker = (word: string): string => ['-----', word, ` ${kind}PRIVATE `, 'KEY-----'].join('');
  return {
    kind: `private key (${kind.trim() || 'PKCS 8'})`,
    secret: (n) => {
      const body = Array.from({ length: lines }, (_, at) => drawn(`${kind} ${n} ${at}`, 64));
      return [marker('BEGIN'), begins + body[0]!.slice(begins.length), ...body.slice(1), marker('END')].join(
        '\n',
      );
    },
    line: bare,
    parts: (secret) => secret.split('\n').slice(1, -1),
  };
}

const password = (n: number): string => drawn(`password ${n}`, 16);

/** Every rule of secretlint's recommended preset that is on, each of its forms; then our own. */
export const SECRET_KINDS: readonly SecretKind[] = [
  ...['AKIA', 'ASIA', 'AROA'].map((prefix): SecretKind => ({
    kind: `AWS id (${prefix})`,
    secret: (n) => prefix + drawn(`${prefix} ${n}`, 16, UPPER),
  })),
  {
    kind: 'AWS secret key',
    secret: (n) => drawn(`aws ${n}`, 40),
    line: (secret) => `aws_secret_access_key = "${secret}"`,
  },
  {
    kind: 'GCP service account',
    secret: (n) => pem('', 'MII', 20).secret(n).replaceAll('\n', '\\n'),
    line: (secret) => `{"type": "service_account", "private_key": "${secret}\\n"}`,
    parts: (secret) => secret.split('\\n').slice(1, -1),
  },
  pem('', 'MII', 20),
  pem('RSA ', 'MII', 24),
  pem('EC ', 'MHc', 3),
  pem('OPENSSH ', 'b3BlbnNzaC1rZXktdjE', 8),
  of('npm token', 'npm', '_', 36),
  {
    kind: 'registry token',
    secret: (n) => drawn(`auth ${n}`, 36),
    line: (secret) => `//npm.example.com/:_authToken=${secret}`,
  },
  {
    kind: 'URL with a password',
    secret: password,
    line: (secret) => `fetch("https://shop:${secret}@prices.example.net/v1");`,
  },
  of('Slack bot', 'xo', 'xb-', '1234567890', '-', '1234567890123', '-', 24),
  of('Slack user', 'xo', 'xp-', '1234567890', '-', '1234567890', '-', 32),
  of('Slack webhook', 'https://hooks.', 'slack.com/services/', 'T', 9, '/B', 9, '/', 24),
  of('SendGrid', 'SG', '.', 22, '.', 43),
  ...['shppa', 'shpca', 'shpat', 'shpss'].map((prefix) => of(`Shopify (${prefix})`, prefix, '_', 32)),
  ...['ghp', 'gho', 'ghu', 'ghs', 'ghr'].map((prefix) => of(`GitHub (${prefix})`, prefix, '_', 36)),
  of('GitHub (fine-grained)', 'github', '_pat_', 82),
  of('OpenAI', 'sk-', 20, 'T3Blbk', 'FJ', 20),
  of('OpenAI (project)', 'sk-', 'proj-', 74, 'T3Blbk', 'FJ', 74),
  of('Anthropic', 'sk-', 'ant-api03-', 93, 'AA'),
  of('Linear', 'lin', '_api_', 40),
  of('Google API key', 'AI', 'za', 35),
  ...['sk', 'rk'].map((prefix) => of(`Stripe (${prefix})`, prefix, '_live_', 32)),
  of('GitLab', 'gl', 'pat-', 20),
  of('PyPI', 'py', 'pi-AgEIcHlwaS5vcmc', 120),
  letters({ kind: 'Hugging Face', letters: LETTERS.slice(0, 52), begins: ['h', 'f_'], length: 34 }),
  ...['o', 'p', 'r'].map((which) =>
    letters({
      kind: `DigitalOcean (do${which})`,
      letters: '0123456789abcdef',
      begins: ['do', which, '_v1_'],
      length: 64,
    }),
  ),
  of('Docker', 'dckr', '_pat_', 27),
  letters({ kind: 'age', letters: UPPER, begins: ['AGE-', 'SECRET-KEY-', '1'], length: 58 }),
  {
    kind: '1Password',
    secret: (n) => {
      const account = {
        email: 'a@example.com',
        secretKey: drawn(`ops ${n}`, 34),
        srpX: drawn(`srp ${n}`, 64),
        y: 'abc',
      };
      const json = [0, 1, 2].map((pad) => JSON.stringify({ ...account, z: 'x'.repeat(pad) }));
      const whole = json
        .map((one) => Buffer.from(one).toString('base64'))
        .find((one) => one.endsWith('fQ=='));
      return ['ops', '_', whole ?? ''].join('');
    },
  },
  ...['mongodb+srv', 'mysql', 'postgres'].map((scheme): SecretKind => ({
    kind: `${scheme} address`,
    secret: password,
    line: (secret) =>
      `const ${scheme.replace(/\W.*/, '')} = "${scheme}://shop:${secret}@db.example.net/shop";`,
  })),
  {
    kind: 'JSON web token',
    secret: (n) =>
      [['eyJ', drawn(`a ${n}`, 20)], ['eyJ', drawn(`b ${n}`, 40)], [drawn(`c ${n}`, 43)]]
        .map((part) => part.join(''))
        .join('.'),
  },
];

/** The n-th secret of a kind as it stands in a file, on a line like no other kind's. */
export function secretLine({ kind, secret, line }: SecretKind, n: number): string {
  const name = `key_${kind.replaceAll(/\W+/g, '_')}`;
  return line === undefined ? `const ${name} = "${secret(n)}";` : line(secret(n));
}

/** What of the n-th secret of a kind may be seen nowhere. */
export function betraying({ secret, parts = (text) => [text] }: SecretKind, n: number): string[] {
  return parts(secret(n));
}
