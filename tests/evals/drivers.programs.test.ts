import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caseFolder } from '../../evals/kit/case-folders.ts';
import { makeSample } from '../../scripts/sample-repository.ts';
import { GOOD_PRICE, PRICE_FINDING, SHOP } from '../e2e/audit/shop.ts';
import { sampleRepository } from '../kit/sample-repository.ts';

/*
 * The ways in that need no client: the example driver of docs/hosts.md, and the kit's own --replay and --manual. A
 * script answers with what evals/recorded/scripted holds.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const RECORDED = join(ROOT, 'evals/recorded/scripted');
const ANSWER = [process.execPath, join(ROOT, 'evals/scripted/answer.mjs')];
const CASE = 'rust-header-parser';

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

describe('the example driver', () => {
  // What each reply comes to is in the table of --replay below; here the loop is tried, once for each of its ends.
  it.concurrent.each([
    ['sh-backup', 1, 1, 'raised 4 = shown 4'],
    ['ts-clean-refactor', 1, 0, 'raised 0 = shown 0'],
    // Badly: a lens without an acceptable reply is never "no issues".
    ['go-fetch-pool', 2, 3, 'INCOMPLETE'],
  ])('reviews %s, answered by attempt %i: status %i, %s', async (name, attempt, status, says) => {
    await inScratch(async (scratch) => {
      const { top } = makeSample(caseFolder(name), join(scratch, 'sample'));
      const drive = [join(ROOT, 'evals/drive.mjs'), 'main..feature', '--', ...ANSWER];
      const ended = await run(
        [process.execPath, ...drive, join(RECORDED, name, String(attempt), 'default')],
        top,
        scratch,
      );
      expect(ended.status, ended.stderr).toBe(status);
      expect(ended.stdout).toContain(says);
    });
  });

  it.concurrent(
    'carries an audit from the hunt to convergence, and the fix stands on its branch',
    async () => {
      await inScratch(async (scratch) => {
        const top = join(scratch, 'shop');
        const { git } = sampleRepository(SHOP, top);
        git('config', 'user.name', 'A Developer');
        git('config', 'user.email', 'developer@example.com');
        const agents = [
          process.execPath,
          join(ROOT, 'tests/evals/answer-audit.mjs'),
          JSON.stringify(PRICE_FINDING),
        ];
        const drive = [join(ROOT, 'evals/drive.mjs'), 'audit', 'custom', 'all', '--', ...agents];
        const ended = await run([process.execPath, ...drive], top, scratch);
        expect(ended.status, ended.stderr).toBe(0);
        expect(ended.stdout).toContain('raised 1 = fixed 1 + open 0');
        const branch = git('branch', '--list', 'audit/*', '--format=%(refname:short)');
        expect(`${git('show', `${branch}:src/price.js`)}\n`).toBe(GOOD_PRICE);
        expect(git('status', '--porcelain')).toBe('');
      });
    },
  );

  it('is small enough to be written anew in any language', () => {
    const lines = readFileSync(join(ROOT, 'evals/drive.mjs'), 'utf8').split('\n');
    const code = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
    expect(code.length).toBeLessThanOrEqual(60);
  });
});

describe('npm run eval', () => {
  it.concurrent('--replay gives the committed table, byte for byte', async () => {
    await inScratch(async (scratch) => {
      const ended = await evaluate(['--replay', RECORDED], scratch);
      expect(ended.status, ended.stderr).toBe(0);
      expect(ended.stdout).toBe(readFileSync(join(RECORDED, 'table.txt'), 'utf8'));
    });
  });

  it.concurrent(
    '--manual asks for replies and for a judge, and comes to what the same replies come to when replayed',
    async () => {
      await inScratch(async (scratch) => {
        const folder = join(scratch, 'judged');
        const asked = ['--manual', folder, '--arm', 'plain,default', '--cases', CASE, '--judge'];
        let ended = await evaluate(asked, scratch);
        for (let round = 0; ended.status === 3 && round < 6; round += 1) {
          await answerAll(folder, scratch);
          ended = await evaluate(asked, scratch);
        }
        expect(ended.status, ended.stderr).toBe(0);
        const packet = readFileSync(join(folder, CASE, 'judge.packet.md'), 'utf8');
        expect(packet).not.toMatch(/\bplain\b|\bdefault\b|bug-scan|score:|lens/);
        // Whoever answers says of every finding that it is a defect of its own: three of the plain prompt, three of ours.
        for (const arm of ['plain', 'default'])
          expect(ended.stdout).toMatch(
            new RegExp(`^${CASE} +${arm} +\\d+ +\\d+ +3 of 6 +0 of 3 +3 +0 +0 +1\\.00 +0 +0 +0$`, 'm'),
          );
        expect(ended.stdout.match(/ not raised$/gm)).toHaveLength(3);

        // What was written is a recording. A packet names the tree by its path, so bytes are those of the place where it was made.
        const anywhere = (table: string): string => table.replaceAll(/ \d{5} /g, ' bytes ');
        const replayed = await evaluate(['--replay', folder, '--judge'], scratch);
        expect(anywhere(replayed.stdout), replayed.stderr).toBe(anywhere(ended.stdout));
        // Without its judge it is the recording that the replies were taken from; by.txt and the judge are of its own.
        const figures = (table: string): string[] => table.split('\n\n').slice(1, 8);
        const first = await evaluate(['--replay', RECORDED, '--repeat', '1', '--cases', CASE], scratch);
        expect(figures(first.stdout)).toEqual(figures(ended.stdout));

        // One finding is forgotten: nothing is guessed for it, and the judge is asked again.
        const reply = join(folder, CASE, 'judge.txt');
        const { verdicts } = JSON.parse(readFileSync(reply, 'utf8')) as { verdicts: { id: string }[] };
        writeFileSync(reply, JSON.stringify({ verdicts: verdicts.slice(1) }));
        const again = await evaluate(asked, scratch);
        expect([again.status, again.stderr]).toEqual([
          3,
          expect.stringContaining(`no verdict of ${verdicts[0]?.id ?? ''}`),
        ]);
      });
    },
  );

  it.concurrent.each([
    [['--replay', 'a', '--manual', 'b'], 2, 'say one of --replay and --manual'],
    [['--replay', 'no-such-folder'], 4, 'no-such-folder is no recording'],
  ])('%j is refused', async (asked, status, says) => {
    const ended = await evaluate(asked, tmpdir());
    expect(ended.status).toBe(status);
    expect(ended.stderr).toContain(says);
    expect(ended.stdout).toBe('');
  });
});

/** Answers whatever `todo.json` asks, as a person with an editor would: a file beside each packet. */
async function answerAll(folder: string, scratch: string): Promise<void> {
  const todo = JSON.parse(readFileSync(join(folder, 'todo.json'), 'utf8')) as Record<string, string>[];
  expect(todo.length).toBeGreaterThan(0);
  for (const { packet = '', reply = '', agent = '' } of todo) {
    if (packet.endsWith('/judge.packet.md')) {
      const ids = [...readFileSync(join(folder, packet), 'utf8').matchAll(/^[0-9a-f]{8}$/gm)].map(
        ([id]) => id,
      );
      const verdicts = ids.map((id) => ({ id, verdict: 'real', defect: id, reason: 'made up' }));
      writeFileSync(join(folder, reply), JSON.stringify({ verdicts }));
      continue;
    }
    const recorded = join(RECORDED, dirname(packet));
    const env = { CORRECTLESS_AGENT: agent };
    const ended = await run(
      [...ANSWER, recorded],
      scratch,
      scratch,
      env,
      readFileSync(join(folder, packet), 'utf8'),
    );
    expect(ended.status, `${packet} ${ended.stderr}`).toBe(0);
    writeFileSync(join(folder, reply), ended.stdout);
  }
}

function evaluate(asked: readonly string[], scratch: string): Promise<Ended> {
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  return run([process.execPath, tsx, join(ROOT, 'evals/kit/eval.ts'), ...asked], ROOT, scratch);
}

function run(
  command: readonly string[],
  cwd: string,
  scratch: string,
  more: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ended> {
  const [program = '', ...args] = command;
  const PATH = `${join(ROOT, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH, XDG_CACHE_HOME: join(scratch, 'cache'), ...more };
  return new Promise((done, reject) => {
    const child = spawn(program, args, { cwd, env });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) => done({ status, stdout, stderr }));
    child.stdin.end(input);
  });
}

async function inScratch(use: (scratch: string) => Promise<void>): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'eval-test-'));
  mkdirSync(join(scratch, 'cache'));
  try {
    await use(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
