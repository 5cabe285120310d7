import { describe, expect, it } from 'vitest';
import { material } from '../../../tests/golden/packets/sample-material.ts';
import { createRedactor } from './redact.ts';
import { redactHunks } from './redact-hunks.ts';

const TOKEN = ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');
const BASE64 = 'MIIEpAIBAAKCAQEA0Z3VS5JJcds3xfn4K7z1XwTqK0m1uD8f9vYb2oPp6s7WcE4h';
const MARK = '[REDACTED:privatekey:1]';

const head = 'diff --git a/a.ts b/a.ts\nindex 1111111..2222222 100644\n--- a/a.ts\n+++ b/a.ts\n';

async function redacted(hunks: string, text?: Record<'old' | 'new', string>): Promise<string> {
  const { files } = material(head + hunks);
  const [file] = await redactHunks(files, createRedactor(), (_, side) => text?.[side]);
  return file?.hunks.map((hunk) => hunk.text).join('') ?? '';
}

it('replaces secrets on removed, kept and added lines alike, and keeps the marks', async () => {
  expect(
    await redacted(`@@ -1,2 +1,2 @@ x("${TOKEN}")\n-old("${TOKEN}")\n+new("${TOKEN}")\n kept("${TOKEN}")\n`),
  ).toBe(
    '@@ -1,2 +1,2 @@ x("[REDACTED:github:1]")\n-old("[REDACTED:github:1]")\n+new("[REDACTED:github:1]")\n kept("[REDACTED:github:1]")\n',
  );
});

it('sees a private key through the marks of the diff', async () => {
  const key = [
    ['-----BEGIN ', 'PRIVATE', ' KEY-----'].join(''),
    BASE64,
    ['-----END ', 'PRIVATE', ' KEY-----'].join(''),
  ];
  expect(await redacted(`@@ -0,0 +1,4 @@\n${key.map((line) => `+${line}\n`).join('')}+x\n`)).toBe(
    `@@ -0,0 +1,4 @@\n+${MARK}\n+${MARK}\n+${MARK}\n+x\n`,
  );
});

it('takes the lines from the redacted file where it is at hand: a hunk in the middle of a key shows none of it', async () => {
  const key = [
    ['-----BEGIN ', 'PRIVATE', ' KEY-----'].join(''),
    ...Array<string>(9).fill(BASE64),
    ['-----END ', 'PRIVATE', ' KEY-----'].join(''),
  ];
  const changed = key.with(5, `${BASE64.slice(0, -2)}zz`);
  const hunk = `@@ -5,3 +5,3 @@\n ${BASE64}\n-${BASE64}\n+${changed[5] ?? ''}\n ${BASE64}\n`;
  expect(await redacted(hunk, { old: key.join('\n'), new: changed.join('\n') })).toBe(
    '@@ -5,3 +5,3 @@\n [REDACTED:privatekey:2]\n-[REDACTED:privatekey:1]\n+[REDACTED:privatekey:2]\n [REDACTED:privatekey:2]\n',
  );
});

it('does not trust a file whose lines are not those of the hunk', async () => {
  expect(await redacted(`@@ -0,0 +1 @@\n+t("${TOKEN}")\n`, { old: '', new: 'something else' })).toBe(
    '@@ -0,0 +1 @@\n+t("[REDACTED:github:1]")\n',
  );
});

it('leaves hunks without secrets byte for byte as they are', async () => {
  const patch = '@@ -1 +1 @@\n-a\r\n\\ No newline at end of file\n+\tb \n\\ No newline at end of file\n';
  expect(await redacted(patch)).toBe(patch);
});

describe('the file a hunk is taken from', () => {
  const text = `one\ntwo\nthree("${TOKEN}")\nfour\nfive\n`;

  it('is read from the lines of the hunk on', async () => {
    const hunk = `@@ -3,2 +3,3 @@\n three("${TOKEN}")\n+new\n four\n`;
    const now = text.replace('four', 'new\nfour');
    expect(await redacted(hunk, { old: text, new: now })).toBe(
      '@@ -3,2 +3,3 @@\n three("[REDACTED:github:1]")\n+new\n four\n',
    );
  });

  it('counts only when all lines of the hunk stand in it', async () => {
    const hunk = `@@ -3,2 +3,3 @@\n three("${TOKEN}")\n+new\n four\n`;
    const other = text.replace('four', 'new\nother');
    expect(await redacted(hunk, { old: text, new: other })).toBe(
      '@@ -3,2 +3,3 @@\n three("[REDACTED:github:1]")\n+new\n four\n',
    );
  });

  it('is asked for by its former name on the old side, and not at all where nothing is shown', async () => {
    const renamed =
      'diff --git a/b.ts b/c.ts\nsimilarity index 50%\nrename from b.ts\nrename to c.ts\n--- a/b.ts\n+++ b/c.ts\n';
    const { files } = material(
      `${head}@@ -1 +1 @@\n-a\n+b\n${renamed}@@ -1 +1 @@\n-a\n+b\n${head.replaceAll('a.ts', 'yarn.lock')}@@ -1 +1 @@\n-a\n+b\n`,
      { skipped: [{ path: 'yarn.lock' as never, reason: 'lockfile' }] },
    );
    const asked: string[] = [];
    await redactHunks(files, createRedactor(), (path, side) => {
      asked.push(`${side} ${path}`);
      return undefined;
    });
    expect(asked).toEqual(['old a.ts', 'new a.ts', 'old b.ts', 'new c.ts']);
  });
});
