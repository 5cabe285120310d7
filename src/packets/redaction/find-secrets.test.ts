import { describe, expect, it } from 'vitest';
import { findSecrets } from './find-secrets.ts';
import { processorTime } from '../../../tests/kit/processor-time.ts';

/** Put together here, so that this file holds no token itself. */
const GITHUB = ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');
const AWS_ID = ['AKIA', 'Z7X4Q2M3N5P6R8SA'].join('');
const AWS_KEY = 'wJalrXUtnFEMIaK7MDENGbPxRfiCYzzzzzzzKEYq';
const SLACK = ['xoxb-', '123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx'].join('');
const JWT = [
  'eyJ',
  'hbGciOiJIUzI1NiJ9',
  '.eyJ',
  'zdWIiOiIxMjM0NTY3ODkwIn0',
  '.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
].join('');
const BEGIN = ['-----BEGIN RSA ', 'PRIVATE', ' KEY-----'].join('');
const END = ['-----END RSA ', 'PRIVATE', ' KEY-----'].join('');
const BASE64 = 'MIIEpAIBAAKCAQEA0Z3VS5JJcds3xfn4K7z1XwTqK0m1uD8f9vYb2oPp6s7WcE4h';

async function secretsIn(text: string): Promise<[string, string][]> {
  const [found = []] = await findSecrets([text]);
  return found.map(({ start, end, kind }) => [kind, text.slice(start, end)]);
}

describe('a secret', () => {
  it.each([
    ['a GitHub token', `const t = "${GITHUB}";`, 'github', GITHUB],
    ['a Slack token', `SLACK=${SLACK}`, 'slack', SLACK],
    ['an id of an AWS key', `id: ${AWS_ID}`, 'aws', AWS_ID],
    ['an AWS key, and not the name before it', `aws_secret_access_key = "${AWS_KEY}"`, 'aws', AWS_KEY],
    ['an AWS key behind other text', `x; aws_secret_access_key = "${AWS_KEY}"`, 'aws', AWS_KEY],
    ['a password in a URL', 'fetch("https://joe:hunter2long@example.com/x")', 'basicauth', 'hunter2long'],
    [
      'a password in the address of a database, up to the end of its string',
      '{"a":"mongodb://h1:27017","b":"postgres://shop:hunter2long@db/x?y=1","c":2}',
      'database-connection-string',
      'hunter2long',
    ],
    ['a JSON web token', `Bearer ${JWT}`, 'jwt', JWT],
    ['a JSON web token behind other words', `session-eyJ.eyJ.x-${JWT}`, 'jwt', JWT],
    ['a JSON web token behind one that is none', `x.${JWT}`, 'jwt', JWT],
    ['a JSON web token behind claims', `x.eyJ.${JWT}`, 'jwt', JWT],
    [
      'a registry token, whatever the file is called',
      '//npm.example.com/:_authToken=0123-some-token',
      'npm',
      '0123-some-token',
    ],
    ['a private key', `${BEGIN}\n${BASE64}\n${END}`, 'privatekey', `${BEGIN}\n${BASE64}\n${END}`],
    [
      'a private key in a JSON string',
      `{"k":"${BEGIN}\\n${BASE64}\\nab==\\n${END}\\n"}`,
      'privatekey',
      `${BEGIN}\\n${BASE64}\\nab==\\n${END}`,
    ],
    [
      'a private key without its end',
      `${BEGIN}\n${BASE64}\n${BASE64}\n@@`,
      'privatekey',
      `${BEGIN}\n${BASE64}\n${BASE64}`,
    ],
    [
      'a private key without its beginning',
      `x\n${BASE64}\n${BASE64}\nab==\n${END}`,
      'privatekey',
      `${BASE64}\n${BASE64}\nab==\n${END}`,
    ],
    [
      'an indented private key with CRLF',
      `k: |\r\n  ${BEGIN}\r\n  ${BASE64}\r\n  ${END}`,
      'privatekey',
      `${BEGIN}\r\n  ${BASE64}\r\n  ${END}`,
    ],
  ])('is found: %s', async (_, text, kind, secret) => {
    expect(await secretsIn(text)).toEqual([[kind, secret]]);
  });

  it('is found whatever stands behind it: a private key without its beginning, far from the end', async () => {
    const key = `${BASE64}\n${BASE64}\nab==\n${END}`;
    expect(await secretsIn(`x\n${key}\n${'y '.repeat(400)}`)).toEqual([['privatekey', key]]);
  });

  it('is found where it is, whatever word stands behind it', async () => {
    for (const secret of [GITHUB, SLACK, AWS_ID, `${BEGIN}\n${BASE64}\n${END}`]) {
      expect((await secretsIn(`${secret} is undefined`)).map(([, found]) => found)).toEqual([secret]);
    }
  });

  it('ends where its lines end: a name or a word beside a key is none of it', async () => {
    const name = 'nameOfTheNextPropertyOfTheShop';
    const [begun, ended] = [`${BEGIN}\n${BASE64}`, `${BASE64}\n${END}`];
    expect(await secretsIn(`${begun}\n${name}: 1`)).toEqual([['privatekey', begun]]);
    expect(await secretsIn(`x = ${name}\n${ended}`)).toEqual([['privatekey', ended]]);
    expect(await secretsIn(`cat <<${name}\n${ended}`)).toEqual([['privatekey', ended]]);
  });

  it('that touches another is not part of it', async () => {
    const key = `${BEGIN}\n${BASE64}\n${END}`;
    expect(await secretsIn(`${key}${GITHUB}`)).toEqual([
      ['privatekey', key],
      ['github', GITHUB],
    ]);
  });

  it('that holds another is one, from the start of the first to the end of both', async () => {
    const key = `${BEGIN}\n${BASE64}${JWT.split('.')[0]!}\n${END}`;
    expect(await secretsIn(`postgres://joe:x${GITHUB}y@db/x ${key} ${SLACK}`)).toEqual([
      ['database-connection-string', `x${GITHUB}y`],
      ['privatekey', key],
      ['slack', SLACK],
    ]);
  });

  it('is found whatever a comment in the code under review says', async () => {
    expect(
      await secretsIn(`// secretlint-disable\nconst t = "${GITHUB}"; // secretlint-disable-line`),
    ).toEqual([['github', GITHUB]]);
  });
});

describe('what is no secret', () => {
  it.each([
    ['ordinary code', 'const total = lines.reduce((sum, line) => sum + line.price, 0);'],
    ['a reference to a registry token', '//npm.example.com/:_authToken=${NPM_TOKEN}'],
    ['a hash', 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
    ['the id of a commit', '89894ca3126dc389894ca3126dc389894ca3126dc3'],
    ['code that speaks of the markers of a key', `if (line === '${BEGIN}') read(until('${END}'));`],
    ['base64 that touches no marker', `${BASE64}\n${BASE64}`],
    ['the next property behind an address', '{"a":"mongodb://h1:27017","b":"joe@example.com"}'],
    ['what a template puts into an address', `\`postgres://u:\${run(${'x'.repeat(60)})}@h/db\``],
    ['the same in Swift', '"postgres://root:\\(run(1))@h/db"'],
    ['what a shell puts into an address', `"postgres://u:$(${'x'.repeat(60)})@h/db"`],
    ['a command behind an address', 'psql postgres://u:pass;run;x@h'],
    ['one behind an empty string', 'psql ""postgres://u:pass;run;x@h'],
    ['code between two strings', `s = 'say " postgres://u:pass';run();t='@h';`],
    ['an empty text', ''],
  ])('stays: %s', async (_, text) => {
    expect(await secretsIn(text)).toEqual([]);
  });
});

it('takes time in proportion to the text, also where every line could be part of a key', async () => {
  await findSecrets(['warm']);
  const lines = `${BASE64}\n`.repeat(20_000);
  // Quadratic would be minutes; this is milliseconds.
  expect(await processorTime(() => findSecrets([`${lines}x\n${lines}`]))).toBeLessThan(2000);
});

it('takes time in proportion to a text of many beginnings of a token', async () => {
  await findSecrets(['warm']);
  // The token at the end has the rules look at all of it.
  const text = `${'eyJ-'.repeat(50_000)} ${SLACK} .eyJ`;
  // From each beginning to the end of the text it is 5,000 million steps.
  expect(await processorTime(() => findSecrets([text]))).toBeLessThan(2000);
});

it('takes time in proportion to the number of secrets', async () => {
  await findSecrets([GITHUB]);
  const text = Array.from({ length: 8000 }, (_, n) => `"ghp_${String(n).padStart(36, 'a')}"\n`).join('');
  // Each secret compared with each other is 32 million comparisons: ten seconds.
  expect(await processorTime(() => findSecrets([text]))).toBeLessThan(1500);
});

it('is where it is, also behind a byte order mark', async () => {
  expect(await secretsIn(`\uFEFFconst t = "${GITHUB}";`)).toEqual([['github', GITHUB]]);
});

it('gives each of many texts its own secrets, at their places in it', async () => {
  const texts = ['', `a ${GITHUB}`, 'x\u0000\n\u0000', `${SLACK} ${GITHUB}`, ''];
  const found = await findSecrets(texts);
  expect(
    found.map((secrets, index) => secrets.map(({ start, end }) => texts[index]?.slice(start, end))),
  ).toEqual([[], [GITHUB], [], [SLACK, GITHUB], []]);
});

it('scans many texts in the time of one', async () => {
  await findSecrets(['warm']);
  const texts = Array.from({ length: 10_000 }, (_, n) => `const value${n} = compute(${n});`);
  // A scan each would be ten seconds.
  expect(await processorTime(() => findSecrets(texts))).toBeLessThan(2000);
});
