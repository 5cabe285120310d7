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
        how: 'a password in an address goes on over quotes, brackets and operators',
        from: '[\\p{L}\\p{N}_.~%!$*,=:^#?-]{1,200}',
        to: '[^@/\\s]{1,200}',
        noticedBy: [{ file: 'src/packets/redaction/redact-code.test.ts' }],
      },
      {
        of: 'packets/redaction/in-one-literal.ts#inOneLiteral',
        how: 'a password goes on behind the end of a string that other signs than quotes end',
        from: 'at > 0 && OPENS',
        to: 'at > text.length && OPENS',
        noticedBy: [{ file: 'src/packets/redaction/redact-code.test.ts' }],
      },
      {
        of: 'packets/redaction/own-secret-rule.ts#ownSecretRule',
        how: 'what a condition assigns is a token of a registry',
        from: '\\/\\/[\\w.~$%{}:@/-]{1,200}\\/:_(?:',
        to: ':_(?:',
        noticedBy: [{ file: 'src/packets/redaction/redact-code.test.ts' }],
      },
      {
        of: 'packets/redaction/aws-values.ts#awsValues',
        how: 'assignments are a key of AWS',
        from: '([A-Za-z0-9/+]{40})',
        to: '([A-Za-z0-9/+=]{40})',
        noticedBy: [{ file: 'src/packets/redaction/redact-code.test.ts' }],
      },
      {
        of: 'packets/redaction/scan-secrets.ts#scanSecrets',
        how: 'assignments are a key of AWS, and words a token of Slack, as rules of the preset have it',
        from: 'REPORTS_LEFT_OUT.has(found.message.messageId)',
        to: 'REPORTS_LEFT_OUT.has(id)',
        noticedBy: [{ file: 'src/packets/redaction/redact-code.test.ts' }],
      },
      {
        of: 'packets/redaction/private-keys.ts#privateKeys',
        how: 'names of code behind a marker are lines of a key',
        from: '!WHOLE_LENGTHS.has(text.length)) return lines',
        to: 'text.length < 16) return lines',
        noticedBy: [{ file: 'src/packets/redaction/private-keys.test.ts' }],
      },
      {
        of: 'packets/redaction/private-keys.ts#privateKeys',
        how: 'what stands between two markers is a key, however it is folded',
        from: '    first.length >= SHORTEST_KEY &&\n',
        to: '',
        noticedBy: [{ file: 'src/packets/redaction/private-keys.test.ts' }],
      },
      {
        of: 'packets/redaction/private-keys.ts#privateKeys',
        how: 'a long path or name between two markers is a key',
        from: 'return BEGINNING.test(line) && isMixed(line);',
        to: 'return isMixed(line);',
        noticedBy: [{ file: 'src/packets/redaction/private-keys.test.ts' }],
      },
      {
        of: 'packets/redaction/scan-secrets.ts#scanSecrets',
        how: 'words between two markers are a key, as the rule of the preset has it',
        from: "'privatekey', ",
        to: '',
        noticedBy: [{ file: 'src/packets/redaction/private-keys.test.ts' }],
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
  {
    name: 'redaction-eats-no-call',
    promise:
      'A name, a member or an operation that has the form of a token stays where it runs, in twelve syntaxes; and each added line of which something was replaced is named in the report.',
    breaks: [
      {
        of: 'packets/redaction/scan-secrets.ts#scanSecrets',
        how: 'what has the form of a token is one, whatever it does',
        from: '!isExpression(text, found)',
        to: '(found.start < 0 || !isExpression(text, { ...found, end: found.start }))',
        noticedBy: [{ file: 'src/packets/redaction/is-expression.test.ts', test: 'where it runs' }],
      },
      {
        of: 'packets/redaction/is-expression.ts#isExpression',
        how: 'between two strings stands a string',
        from: 'return before.split(quote).length % 2 === 0;',
        to: 'return before.split(quote).length > 0;',
        noticedBy: [{ file: 'src/packets/redaction/is-expression.test.ts', test: 'Python' }],
      },
      {
        of: 'packets/redaction/replaced-warnings.ts#replacedWarnings',
        how: 'what reviewers were not shown is nobody’s business',
        from: 'REPLACED.test(text)',
        to: 'REPLACED.test(text.slice(0, 0))',
        noticedBy: [{ file: 'src/packets/redaction/replaced-warnings.test.ts' }],
      },
    ],
  },
  {
    name: 'many-secrets',
    promise:
      'A file of very many secrets does not hold up a review: the time grows with their number, not with its square.',
    breaks: [
      {
        of: 'packets/redaction/scan-secrets.ts#scanSecrets',
        how: 'secretlint compares each secret with each other',
        from: 'messages.push({ ...found, ruleId: id })',
        to: '(context.report(found), messages.push({ ...found, ruleId: id }))',
        noticedBy: [{ file: 'src/packets/redaction/find-secrets.test.ts', test: 'number of secrets' }],
      },
      {
        of: 'packets/redaction/private-keys.ts#privateKeys',
        how: 'each of many markers goes over all headers behind it',
        from: '(?:(?!${FENCE})[^\\r\\n\\\\]){0,200}',
        to: '[^\\r\\n\\\\]{0,200}',
        noticedBy: [{ file: 'src/packets/redaction/private-keys.test.ts', test: 'time in proportion' }],
      },
    ],
  },
];
