import { describe, expect, it } from 'vitest';
import { createRedactor } from './redact.ts';

const A = ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');
const B = ['ghp_', 'aaPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pIbbb'].join('');
const NPM = ['npm_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');
const KEY = [
  ['-----BEGIN ', 'PRIVATE', ' KEY-----'].join(''),
  'MIIEpAIBAAKCAQEA0Z3VS5JJcds3xfn4K7z1XwTqK0m1uD8f9vYb2oPp6s7WcE4h',
  ['-----END ', 'PRIVATE', ' KEY-----'].join(''),
];

describe('redaction', () => {
  it('replaces a secret by its kind and number, and nothing else', async () => {
    expect(await createRedactor().redact(`a "${A}";\r\n\tb\n`)).toBe('a "[REDACTED:github:1]";\r\n\tb\n');
  });

  it('leaves a text without secrets as it is', async () => {
    const text = ' \u0000 x\r\n\n  y';
    expect(await createRedactor().redact(text)).toBe(text);
  });

  it('gives the same secret the same number and another the next, counted by kind', async () => {
    const redactor = createRedactor();
    expect(await redactor.redact(`${A} ${NPM}`)).toBe('[REDACTED:github:1] [REDACTED:npm:1]');
    expect(await redactor.redact(`${B} ${A}`)).toBe('[REDACTED:github:2] [REDACTED:github:1]');
  });

  it('gives the same numbers for the same texts in the same order', async () => {
    const texts = [B, `${A} ${B}`, NPM];
    const once = await createRedactor().redact(texts);
    expect(await createRedactor().redact(texts)).toEqual(once);
  });

  it('keeps every line of a secret over several lines, with its indentation', async () => {
    const text = `key: |\r\n${KEY.map((line) => `  ${line}\r\n`).join('')}next\n`;
    const mark = '[REDACTED:privatekey:1]';
    expect(await createRedactor().redact(text)).toBe(
      `key: |\r\n  ${mark}\r\n  ${mark}\r\n  ${mark}\r\nnext\n`,
    );
  });

  it('goes on with its numbers in another process, which is told hashes and no secret', async () => {
    const first = createRedactor();
    await first.redact(`${A} ${B} ${NPM}`);
    expect(first.known()).toEqual([
      { kind: 'github', n: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      { kind: 'github', n: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      { kind: 'npm', n: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ]);
    const stored = JSON.stringify(first.known());
    for (const secret of [A, B, NPM]) expect(stored).not.toContain(secret);

    const second = createRedactor(JSON.parse(stored) as ReturnType<typeof first.known>);
    expect(await second.redact(`${B} ghp_${'c'.repeat(36)}`)).toBe('[REDACTED:github:2] [REDACTED:github:3]');
  });
});

describe('redaction of a value', () => {
  it('reaches every string in it and keeps the rest', async () => {
    const value = { a: [`x ${A}`, 7, null], b: { [A]: true, c: `${A}\n` }, d: undefined };
    expect(await createRedactor().redact(value)).toEqual({
      a: ['x [REDACTED:github:1]', 7, null],
      b: { [A]: true, c: '[REDACTED:github:1]\n' },
      d: undefined,
    });
  });

  it('never reads two strings as one', async () => {
    const value = [A.slice(0, 20), A.slice(20), '', ...KEY];
    expect(await createRedactor().redact(value)).toEqual(value);
  });

  it.each(['\u0000', '\n\u0000\n', `${A}\n\u0000\n${B}`])(
    'keeps strings apart that hold a NUL: %j',
    async (odd) => {
      const [first, second, third] = await createRedactor().redact(['x', odd, NPM]);
      expect([first, third]).toEqual(['x', '[REDACTED:npm:1]']);
      expect(second).toBe(odd.replace(A, '[REDACTED:github:1]').replace(B, '[REDACTED:github:2]'));
    },
  );
});
