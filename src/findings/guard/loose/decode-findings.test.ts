import { expect, it } from 'vitest';
import { decodeFindings } from './decode-findings.ts';

const text = '[{"file": "ü.ts", "line": 1}]';
const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, as PowerShell writes it', utf16],
  ['UTF-16 the other way round', Buffer.from(utf16).swap16()],
])('reads %s', (_, bytes) => {
  expect(decodeFindings(bytes)).toBe(text);
});

it('refuses what is none of them', () => {
  expect(() => decodeFindings(Buffer.from(text, 'latin1'))).toThrow(
    expect.objectContaining({ code: 'refused/not-strict-json', message: 'the findings are not UTF-8 text' }),
  );
});
