import { expect, it } from 'vitest';
import { addedLines, material, path, rule } from '../../tests/golden/packets/sample-material.ts';
import { cleanMaterial, cleanText } from './material.ts';
import { createRedactor } from './redaction/redact.ts';

const TOKEN = ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');
const MARK = '[REDACTED:github:1]';

it('leaves no secret in any part that packets show', async () => {
  const whole = material(addedLines('a.ts', [`t("${TOKEN}")`]), {
    rules: [rule('CLAUDE.md', `use ${TOKEN}`)],
    checklist: [`look for ${TOKEN}`],
    context: {
      commits: [{ sha: '6'.repeat(40), subject: TOKEN, body: `x\n${TOKEN}` }],
      comments: [
        { path: path('a.ts'), at: { start: 1, end: 1 }, text: `// ${TOKEN}`, side: 'new', marker: null },
      ],
      stack: { languages: [], framework: null, dependencies: [], notes: [TOKEN], configFiles: [] },
    },
  });
  const clean = await cleanMaterial(whole, createRedactor());
  expect(JSON.stringify(clean)).not.toContain(TOKEN);
  expect(clean.files[0]?.hunks[0]?.text).toBe(`@@ -1,0 +2,1 @@\n+t("${MARK}")\n`);
  expect(clean.rules[0]?.body).toBe(`use ${MARK}`);
  expect(clean.context.commits[0]).toEqual({ sha: '6'.repeat(40), subject: MARK, body: `x\n${MARK}` });
});

it('takes a secret out of what a model wrote, too', async () => {
  const finding = { why: `the key ${TOKEN} is in the code`, at: { start: 1, end: 2 } };
  expect(await cleanText(finding, createRedactor())).toEqual({
    why: `the key ${MARK} is in the code`,
    at: { start: 1, end: 2 },
  });
});
