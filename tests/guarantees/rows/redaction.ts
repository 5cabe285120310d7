import type { Guarantee } from '../guarantee.ts';

export const REDACTION: readonly Guarantee[] = [
  {
    name: 'secrets-are-replaced',
    promise: 'Known secrets are replaced before a packet is written.',
    breaks: [
      {
        of: 'packets/material.ts#cleanMaterial',
        how: 'rules are written into packets as they are',
        from: 'const clean: Material = { files, ...rest };',
        to: 'const clean: Material = { files, ...rest, rules: material.rules };',
        noticedBy: [{ file: 'src/packets/material.test.ts' }],
      },
      {
        of: 'packets/redaction/redact-hunks.ts#redactHunks',
        how: 'a hunk is searched by itself, and holds half of a key',
        from: "const now = cutter(textOf(file.path, 'new'), add);",
        to: 'const now = cutter(undefined, add);',
        noticedBy: [{ file: 'src/packets/redaction/redact-hunks.test.ts' }],
      },
      {
        of: 'packets/redaction/scan-secrets.ts#scanSecrets',
        how: 'a comment of the code under review may switch the search off',
        from: "['filter-comments', 'gcp', ",
        to: "['gcp', ",
        noticedBy: [{ file: 'src/packets/redaction/find-secrets.test.ts' }],
      },
      {
        of: 'packets/redaction/may-hold-secret.ts#FORERUNNERS',
        how: 'what is not given to the rules to save time holds a secret',
        from: 'gh[oprsu]_',
        to: 'gh[opsu]_',
        noticedBy: [{ file: 'src/packets/redaction/may-hold-secret.test.ts' }],
      },
    ],
  },
  {
    name: 'redaction-eats-no-code',
    promise:
      "What is replaced is a secret's own text: the name, the string, the address and the lines beside it stay as they are, in whatever syntax.",
    breaks: [
      {
        of: 'packets/redaction/scan-secrets.ts#scanSecrets',
        how: 'the name of the property goes with the number of the account',
        from: 'AWSAccountID: /\\d{4}-?\\d{4}-?\\d{4}/,',
        to: 'AWSAccountID: /.*\\d/s,',
        noticedBy: [{ file: 'src/packets/redaction/redact-assignments.test.ts' }],
      },
      {
        of: 'packets/redaction/address-passwords.ts#addressPasswords',
        how: 'an address goes on behind the end of its string',
        from: 'if (quote !== undefined && password.includes(quote)) return [];',
        to: 'if (quote !== undefined && password === quote) return [];',
        noticedBy: [{ file: 'src/packets/redaction/find-secrets.test.ts' }],
      },
      {
        of: 'packets/redaction/address-passwords.ts#addressPasswords',
        how: 'code that is put into an address, or stands behind it, is a password',
        from: 'if (IS_CODE.test(password) ||',
        to: 'if (password.length === 0 ||',
        noticedBy: [{ file: 'src/packets/redaction/find-secrets.test.ts' }],
      },
      {
        of: 'packets/redaction/private-keys.ts#privateKeys',
        how: 'the first word of a line beside a key counts as a line of it',
        from: '${BASE64}{16,200}${LINE_ENDS})+',
        to: '${BASE64}{16,200})+',
        noticedBy: [{ file: 'src/packets/redaction/find-secrets.test.ts' }],
      },
      {
        of: 'packets/redaction/own-secret-rule.ts#ownSecretRule',
        how: 'a token of a registry goes on up to the next blank',
        from: '[\\w.~+/=-][\\w.~+/=%-]{7,}/g',
        to: '[^\\s$][^\\s]{7,}/g',
        noticedBy: [{ file: 'src/packets/redaction/redact-assignments.test.ts' }],
      },
    ],
  },
];
