import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { bigText, importRepository, manyFiles } from '../../tests/kit/hostile/big-repositories.ts';
import { measuredRun } from '../../tests/kit/measured-run.ts';

type Case = {
  readonly name: string;
  readonly commits: Parameters<typeof importRepository>[1];
  /** Pass `--yes` to the command that plans a review. */
  readonly yes?: boolean;
  readonly quoted: string;
};

const RULES = [['CLAUDE.md', Buffer.from('- Name constants.\n')]] as const;
const SMALL = [['a.ts', Buffer.from('export const small = 1;\n')]] as const;

function casesOf(): Case[] {
  const hundredThousand = [...manyFiles(100_000, '')];
  const thirtyThousand = [...manyFiles(30_000, 'export const more = 1;\n')];
  return [
    {
      name: 'a new file of 200 MB in one line',
      commits: [RULES, [...SMALL, ['big.ts', bigText(200, 'one line')]]],
      quoted: 'big.ts',
    },
    {
      name: 'a new file of 200 MB in lines',
      commits: [RULES, [...SMALL, ['big.ts', bigText(200, 'many lines')]]],
      quoted: 'big.ts',
    },
    {
      name: 'a new file of 31 MB in lines, the largest that is read',
      commits: [RULES, [['big.ts', bigText(31, 'many lines')]]],
      quoted: 'big.ts',
    },
    {
      name: 'one changed file of 100,000',
      commits: [[...RULES, ...hundredThousand], [['src/f0/m0.ts', Buffer.from('export const n0 = 1;\n')]]],
      quoted: 'src/f0/m0.ts',
    },
    {
      name: '30,000 changed files',
      commits: [[...RULES, ...hundredThousand], thirtyThousand],
      yes: true,
      quoted: 'src/f0/m0.ts',
    },
  ];
}

/** Wall time and peak memory of the shipped command on very large repositories. */
export async function measureBig(print: (line: string) => void): Promise<void> {
  const [cpu] = cpus();
  print(
    `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, node ${process.version}\n`,
  );
  print('| repository | command | status | seconds | peak MiB |');
  print('|---|---|---|---|---|');
  for (const one of casesOf()) {
    const folder = await mkdtemp(join(await realpath(tmpdir()), 'correctless-big-'));
    try {
      await measureCase(one, folder, print);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function measureCase(
  { name, commits, yes, quoted }: Case,
  folder: string,
  print: (line: string) => void,
): Promise<void> {
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache'), GIT_CONFIG_GLOBAL: '/dev/null' };
  const top = join(folder, 'repository');
  await importRepository(top, commits, env);
  const command = join(import.meta.dirname, '..', '..', 'bin', 'correctless');
  const sure = yes === true ? ['--yes'] : [];
  const rows: [string, string[], string?][] = [
    ['diff', ['diff', 'work', '--json']],
    ['rules', ['rules', 'work', '--json']],
    ['verify', ['verify', 'work', '--findings', '-', '--json'], JSON.stringify([findingIn(quoted)])],
    ['plan', ['plan', 'work', '--capture', 'manual', ...sure]],
  ];
  for (const [what, words, input = ''] of rows) {
    const run = { argv: [command, ...words], cwd: top, env, input } as const;
    const { status, wall, peak } = await measuredRun(run, true);
    print(`| ${name} | \`${what}\` | ${status} | ${(wall / 1000).toFixed(1)} | ${peak.toFixed(0)} |`);
  }
}

function findingIn(file: string) {
  return {
    ...{ file, line: 1, title: 'x', why: 'x', severity: 'low', suggested_fix: '', trigger: 'always' },
    verification: {
      ...{
        code_examined: 'export const answer = 42;',
        line_range_examined: [1, 1],
        verification_method: 'read',
      },
      ...{ checked_for_handling_elsewhere: false, where_checked: [], is_impact_finding: false },
    },
  };
}
