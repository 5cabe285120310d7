import type { Summary } from '../../../src/contracts/replies/summary.ts';
import type { FindingToScore } from '../../../src/packets/texts/claim-parts.ts';
import type { Material } from '../../../src/packets/material.ts';
import { material, path, rule } from './sample-material.ts';

// In two parts, so that this file contains no token.
const TOKEN = ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');

const PATCH = [
  'diff --git a/package-lock.json b/package-lock.json',
  'index 1111111..2222222 100644',
  '--- a/package-lock.json',
  '+++ b/package-lock.json',
  '@@ -1 +1 @@',
  '-{"a":1}',
  '+{"a":2}',
  'diff --git a/src/charge.ts b/src/charge.ts',
  'deleted file mode 100644',
  'index 1111111..0000000',
  '--- a/src/charge.ts',
  '+++ /dev/null',
  '@@ -1,2 +0,0 @@',
  '-export const charge = send;',
  '-export const refund = send;',
  'diff --git a/src/pay.ts b/src/checkout/pay.ts',
  'similarity index 90%',
  'rename from src/pay.ts',
  'rename to src/checkout/pay.ts',
  'index 1111111..2222222 100644',
  '--- a/src/pay.ts',
  '+++ b/src/checkout/pay.ts',
  '@@ -10,4 +10,3 @@ export async function pay(card) {',
  '   const amount = total();',
  '-  // Wait: the provider is not idempotent.',
  '-  await charge(card, amount);',
  '+  charge(card, amount);',
  '   return amount;',
  '@@ -40 +39,2 @@ export function key() {',
  "-  return 'none';",
  '+  // TODO rotate',
  `+  return '${TOKEN}';`,
  '\\ No newline at end of file',
  '',
].join('\n');

const PAY = path('src/checkout/pay.ts');

/** A small change with something for every agent, as `plan` gathers it before redaction. */
export const CHANGE: Material = material(PATCH, {
  skipped: [{ path: path('package-lock.json'), reason: 'lockfile' }],
  rules: [
    rule('CLAUDE.md', '# Rules\n\n- Every promise is awaited.\n'),
    rule('.claude/rules/money.md', 'Amounts are integers of cents.', ['src/**/*.ts', 'lib/**']),
  ],
  checklist: ['a promise that nobody awaits', 'an error passed to nobody'],
  context: {
    stack: {
      languages: ['TypeScript'],
      framework: 'express ^4.19.2',
      dependencies: ['express ^4.19.2', 'pg ^8.11.0'],
      notes: ['strict is on'],
      configFiles: [path('tsconfig.json')],
    },
    imports: [{ path: PAY, added: ['./charge { charge }'], removed: ['../charge'] }],
    comments: [
      {
        path: PAY,
        at: { start: 11, end: 11 },
        text: '// Wait: the provider is not idempotent.',
        side: 'old',
        marker: 'NOTE',
      },
    ],
    commits: [
      { sha: '6'.repeat(40), subject: 'Charge in the background', body: 'Nobody should wait for the bank.' },
      { sha: '7'.repeat(40), subject: 'Rotate the key', body: '' },
    ],
    history: {
      rows: [
        {
          sha: '5'.repeat(40),
          date: '2024-05-01T10:00:00Z',
          subject: 'Wait for the charge',
          body: 'Cards were charged twice.',
          path: PAY,
          lines: [
            { start: 11, end: 12 },
            { start: 20, end: 20 },
          ],
          why: 'fix',
          patch: '@@ -11 +11 @@\n-  charge(card, amount);\n+  await charge(card, amount);',
        },
      ],
      omitted: 2,
    },
    related: {
      files: [
        { path: path('src/checkout/cart.ts'), relation: 'imports', of: PAY },
        { path: path('test/pay.test.ts'), relation: 'tests', of: PAY },
        { path: path('src/money.ts'), relation: 'imported by', of: PAY },
      ],
      omitted: 3,
      notes: ['src/legacy.coffee: imports of this language are not read'],
    },
    triggers: [
      {
        path: PAY,
        symbol: 'pay',
        line: 10,
        kinds: ['output'],
        what: ['output: waits no longer for charge()'],
        callers: [
          { path: path('src/checkout/cart.ts'), line: 7, text: '  const paid = await pay(card);' },
          { path: path('src/checkout/retry.ts'), line: 30, text: 'if (await pay(card)) ship();' },
        ],
        omitted: 2,
      },
      {
        path: path('src/charge.ts'),
        symbol: 'charge',
        line: 1,
        kinds: ['input', 'output'],
        what: ['input: removed', 'output: removed'],
        callers: [],
        omitted: 0,
      },
    ],
  },
});

export const INTENT: Summary = {
  slot: 'r7k2ab/1',
  summary: 'Payments return at once.',
  goal: 'This change is trying to charge in the background.',
  approach: 'pay() no longer waits.',
  focus: ['src/checkout/pay.ts: who needs the charge to be done?', 'src/charge.ts: is refund() still used?'],
};

export const CLAIM: FindingToScore = {
  file: PAY,
  side: 'new',
  at: { start: 11, end: 11 },
  claim: {
    file: 'src/checkout/pay.ts',
    line: 12,
    title: 'The charge is no longer awaited',
    why: 'A refused card is reported as paid.',
    severity: 'high',
    suggested_fix: 'Await it.',
    commitRef: '5555555',
    historicalContext: 'The commit began to wait for the charge.',
    verification: {
      code_examined: '  charge(card, amount);',
      line_range_examined: [10, 13],
      verification_method: 'Read the row.',
      checked_for_handling_elsewhere: true,
      where_checked: ['src'],
      is_impact_finding: false,
    },
  },
};

/** Findings that share a scorer. The second has no evidence except its own quote. */
export const CLAIMS: readonly FindingToScore[] = [
  CLAIM,
  {
    file: PAY,
    side: 'new',
    at: { start: 39, end: 40 },
    claim: {
      file: 'src/checkout/pay.ts',
      line: 40,
      title: 'A key stands in the source',
      why: 'Whoever reads the repository can charge cards.',
      severity: 'critical',
      suggested_fix: 'Read it from the environment.',
      trigger: 'Any call of key().',
      verification: {
        code_examined: '  // TODO rotate',
        line_range_examined: [39, 40],
        verification_method: 'Read the hunk.',
        checked_for_handling_elsewhere: false,
        where_checked: [],
        is_impact_finding: false,
      },
    },
  },
];
