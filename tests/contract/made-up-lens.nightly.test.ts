import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOP } from './project-files.ts';

/**
 * A tenth lens in a copy of the project: its record, agent file, packet template and example, and nothing else. Whatever else
 * knows of lenses reads the record, so types and contracts hold with these four, and name the one that is missing without it.
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

/** Like the file of the lens that it resembles most, under its own name and with its own proof. */
const like = (path: string): string =>
  readFileSync(join(TOP, path), 'utf8')
    .replaceAll('codebase-fit', 'made-up')
    .replaceAll('existingFile', 'rhythmFile')
    .replaceAll('existingText', 'rhythm');

const FILES: Readonly<Record<string, string>> = {
  'src/lenses/made-up.ts': RECORD,
  'agents/made-up.md': like('agents/codebase-fit.md'),
  'prompts/packets/made-up.md': like('prompts/packets/codebase-fit.md'),
  'prompts/examples/made-up.md': like('prompts/examples/codebase-fit.md'),
};

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'a tenth lens '));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: TOP,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed
    .split('\0')
    .filter((one) => /^(?!dist\/|evals\/cases\/|fixtures\/diffs)./.test(one))) {
    cpSync(join(TOP, path), join(copy, path));
  }
  symlinkSync(join(TOP, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
  for (const [path, text] of Object.entries(FILES)) place(path, text);
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

function place(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** Generates, and asks types and contracts. @returns what they say, empty when all of it holds */
async function complaints(types: boolean): Promise<string> {
  const generated = await run(['node_modules/tsx/dist/cli.mjs', 'scripts/gen.ts']);
  if (generated.status !== 0) return generated.said;
  const asked = [
    ...(types ? [['node_modules/typescript/bin/tsc', '-p', '.', '--noEmit', '--incremental', 'false']] : []),
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'git', ...CONTRACTS],
  ];
  for (const words of asked) {
    const { status, said } = await run(words);
    if (status !== 0) return said;
  }
  return '';
}

const CONTRACTS = ['findings-docs', 'frontmatter', 'prompts', 'prompt-relations', 'registry', 'floors'].map(
  (name) => `tests/contract/${name}.test.ts`,
);

function run(words: readonly string[]): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: copy, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : 1, said: stdout + stderr });
    });
  });
}

it('types, what is generated and the contracts hold with these four files', async () => {
  expect(await complaints(true)).toBe('');
});

it('every list of agents and every page names it', () => {
  for (const path of [
    'plugins/df/commands/review.md',
    'plugins/df/skills/code-review/SKILL.md',
    'docs/findings.md',
    'docs/cli.md',
  ])
    expect(readFileSync(join(copy, path), 'utf8'), path).toContain('made-up');
  expect(readFileSync(join(copy, 'schemas/made-up.schema.json'), 'utf8')).toContain('rhythmFile');
});

it.each(Object.keys(FILES).filter((path) => path !== 'src/lenses/made-up.ts'))(
  'without %s a failure names the lens',
  async (path) => {
    rmSync(join(copy, path));
    const said = await complaints(false);
    place(path, FILES[path] ?? '');
    expect(said).toContain('made-up');
  },
);
