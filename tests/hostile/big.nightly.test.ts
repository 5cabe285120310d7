import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bigText, importRepository, manyFiles } from '../kit/hostile/big-repositories.ts';
import { measuredRun, type MeasuredRun } from '../kit/measured-run.ts';
import { COMMAND } from '../kit/hostile/play-commands.ts';

/** MiB that node may have for objects and strings. Contents are bytes beside it, which the peak counts. */
const HEAP = 96;
const RULE = ['CLAUDE.md', Buffer.from('- Name constants.\n')] as const;

type Run = (words: readonly string[]) => Promise<MeasuredRun>;

async function repository(
  commits: Parameters<typeof importRepository>[1],
): Promise<{ top: string; run: Run }> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'big repository-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    GIT_CONFIG_GLOBAL: '/dev/null',
    XDG_CACHE_HOME: join(folder, 'cache'),
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
  };
  const top = join(folder, 'repository');
  await importRepository(top, commits, env);
  return { top, run: (words) => measuredRun({ argv: [COMMAND, ...words], cwd: top, env }, true) };
}

it('files of 100 MB, in one line or in many, are named, not read, and the review is incomplete', async () => {
  const { run } = await repository([
    [RULE],
    [
      ['line.ts', bigText(100, 'one line')],
      ['lines.ts', bigText(100, 'many lines')],
      ['small.ts', Buffer.from('export const small = 1;\n')],
    ],
  ]);
  const diff = await run(['diff', 'work', '--json']);
  expect(diff).toMatchObject({ status: 0 });
  const { files, skipped } = JSON.parse(diff.stdout) as { files: unknown[]; skipped: unknown };
  expect(files).toHaveLength(3);
  const bytes = 100 * 1024 * 1024;
  expect(skipped).toEqual([
    { path: 'line.ts', reason: 'large', decided_by: 'nobody', lines: 0, bytes },
    { path: 'lines.ts', reason: 'large', decided_by: 'nobody', lines: 0, bytes },
  ]);
  const planned = await run(['plan', 'work', '--capture', 'manual', '--json']);
  expect(planned).toMatchObject({ status: 0 });
  const { run: name } = JSON.parse(planned.stdout) as { run: string };
  // Nobody answers: after the fourth offer of each phase the review is over.
  for (let n = 0; n < 9; n += 1) await run(['next', name]);
  const report = await run(['report', name, '--format', 'json']);
  const { status, gaps } = JSON.parse(report.stdout) as { status: string; gaps: string[] };
  expect(status).toBe('incomplete');
  expect(gaps).toContain('line.ts: 104857600 bytes of text are too much to review');
  // git itself holds the file while it looks at it and while it writes the tree under review.
  expect(diff.peak).toBeLessThan(300);
  expect(planned.peak).toBeLessThan(300);
});

it('a change of 2,000 files among 10,000 takes bounded memory', async () => {
  const files = [...manyFiles(10_000, '')];
  const { run } = await repository([[RULE, ...files], manyFiles(2000, 'export const more = 1;\n')]);
  for (const words of [
    ['diff', 'work', '--json'],
    ['rules', 'work', '--json'],
  ]) {
    const { status, peak } = await run(words);
    expect([words[0], status]).toEqual([words[0], 0]);
    expect(peak).toBeLessThan(400);
  }
  const refused = await run(['plan', 'work', '--capture', 'manual']);
  expect(refused).toMatchObject({ status: 2 });
  expect(refused.stderr).toContain('scope/too-many-files: 2000 files');
});

it('rule files that bomb, run or have no end are said to be so, in bounded time and memory', async () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'b c d e f g h i j'.split(' ').map((c, i) => `${c}: &${c} [${`*${'abcdefghi'[i]},`.repeat(9)}]`),
  ];
  const ran = join(realpathSync(tmpdir()), 'rule-ran');
  const rules: [string, string][] = [
    ['bomb', `---\n${bomb.join('\n')}\npaths: *j\n---\n- Bomb.\n`],
    ['deep', `---\npaths: ${'['.repeat(50_000)}\n---\n- Deep.\n`],
    ['script', `---js\n{ paths: require('fs').writeFileSync('${ran}', '') }\n---\n- Script.\n`],
    ['typed', `---\npaths: !!js/function 'function () { process.exit(9) }'\n---\n- Typed.\n`],
    ['braces', `---\npaths: "${'{a,b}'.repeat(40)}"\n---\n- Braces.\n`],
    ['open', `---\npaths: a\n${'x: y\n'.repeat(100_000)}`],
    ['imports', '@imports.md\n@./imports.md\n'.repeat(10_000)],
    ['endless', 'x'.repeat(5 * 1024 * 1024)],
  ];
  const { run } = await repository([
    [RULE, ...rules.map(([name, text]) => [`.claude/rules/${name}.md`, Buffer.from(text)] as const)],
    [['a.ts', Buffer.from('export const a = 1;\n')]],
  ]);
  const { status, stdout, stderr, peak, wall } = await run(['rules', 'work', '--json']);
  expect([status, existsSync(ran)]).toEqual([0, false]);
  const known = (JSON.parse(stdout) as { rules: { path: string }[] }).rules.map(({ path }) => path);
  // The one that is over 4 MiB is left out, with a word, as the client does.
  expect(known).toHaveLength(rules.length);
  for (const name of ['deep', 'script', 'open', 'endless'])
    expect(stderr).toContain(`.claude/rules/${name}.md: `);
  expect(peak).toBeLessThan(400);
  expect(wall).toBeLessThan(60_000);
});
