import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectCopy, removeCopy, type ProjectCopy } from './project-copy.ts';
import { TOP } from './project-files.ts';

/**
 * Adds a tenth lens to a copy of the project, with a record, an agent file and an example, and nothing else. All other
 * code reads the record, so types and contract tests pass, and they name any of the three that is missing.
 */
const RECORD = `import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 10,
  group: 'deep',
  says: 'The change breaks the rhythm.',
  looksAt: 'the rhythm of the code',
  source: 'codebase',
  hasTree: true,
  parts: ['intent', 'related'],
  proof: { rhythmFile: 'path', rhythm: 'text' },
  provenBy: 'scorer',
  holdsWhen: 'for the scorer to judge',
  evidence: [{ kind: 'rhythm', source: '{rhythmFile}', text: '{rhythm}' }],
} as const satisfies LensRecord;
`;

/** The file of a similar lens, with the name and proof of the new one. */
const like = (path: string): string =>
  readFileSync(join(TOP, path), 'utf8')
    .replaceAll('codebase-fit', 'made-up')
    .replaceAll('existingFile', 'rhythmFile')
    .replaceAll('existingText', 'rhythm');

const FILES: Readonly<Record<string, string>> = {
  'src/lenses/made-up.ts': RECORD,
  'agents/made-up.md': like('agents/codebase-fit.md'),
  'prompts/examples/made-up.md': like('prompts/examples/codebase-fit.md'),
};

const CONTRACTS = ['frontmatter', 'prompts', 'prompt-relations', 'registry', 'floors'].map(
  (name) => `tests/contract/${name}.test.ts`,
);

let copy: ProjectCopy;

beforeAll(() => {
  copy = projectCopy('a tenth lens ');
  for (const [path, text] of Object.entries(FILES)) copy.place(path, text);
});

afterAll(() => {
  removeCopy(copy);
});

it('types, what is generated and the contracts hold with these three files', async () => {
  expect(await copy.complaints(CONTRACTS, true)).toBe('');
});

it('every list of agents and every page names it', () => {
  for (const path of [
    'plugins/df/commands/review.md',
    'plugins/df/skills/code-review/SKILL.md',
    'docs/findings.md',
    'docs/cli.md',
  ])
    expect(readFileSync(join(copy.folder, path), 'utf8'), path).toContain('made-up');
  expect(readFileSync(join(copy.folder, 'schemas/made-up.schema.json'), 'utf8')).toContain('rhythmFile');
});

it.each(Object.keys(FILES).filter((path) => path !== 'src/lenses/made-up.ts'))(
  'without %s a failure names the lens',
  async (path) => {
    rmSync(join(copy.folder, path));
    const said = await copy.complaints(CONTRACTS);
    copy.place(path, FILES[path] ?? '');
    expect(said).toContain('made-up');
  },
);
