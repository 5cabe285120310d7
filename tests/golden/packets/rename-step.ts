import type { JudgedStep } from '../../../src/packets/audit/step-packet.ts';
import { path, rule } from './sample-material.ts';

// In two parts, so that this file contains no token.
const TOKEN = ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');

const PATCH = [
  '--- a/src/sum.ts',
  '+++ b/src/sum.ts',
  '@@ -1 +1 @@',
  `-export const total = '${TOKEN}';`,
  `+export const sum = '${TOKEN}';`,
  '',
].join('\n');

/** A step with a result that the program accepts, before redaction. */
export const STEP: JudgedStep = {
  step: {
    description: 'Rename total() to sum().',
    why: 'Two names for one thing.',
    mode: 'apply',
    allow: ['src/'],
    exclude: ['secret/'],
  },
  result: {
    success: true,
    summary: 'Renamed total to sum.',
    filesTouched: ['src/sum.ts'],
    filesWritten: ['src/sum.ts'],
    patch: PATCH,
    mode: 'apply',
  },
  facts: {
    allow: ['*.md'],
    exclude: ['dist/'],
    git: {
      changed: [
        {
          path: path('src/sum.ts'),
          from: path('src/total.ts'),
          status: 'renamed',
          oldMode: '100644',
          newMode: '100755',
        },
        { path: path('a "b".ts'), status: 'modified', oldMode: '100644', newMode: '100644' },
      ],
      patch: { kind: 'applies', differs: [] },
    },
  },
  rules: [
    { ...rule('AGENTS.md', 'Keep names short.\n'), source: 'agents-md' },
    { ...rule('src/AGENTS.md', 'No new exports.\n'), source: 'agents-md' },
  ],
};
