import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeBase } from './code-base.ts';
import { foundWork } from './found-work.ts';
import { insideProgram, type Bench, type Lab } from './lab.ts';
import { madeLines, textFrom } from './made-text.ts';
import { madeRepository, type MadeRepository } from './made-repository.ts';
import { figuresOf, type Figures } from './measure.ts';
import { rowOf, type Row } from './row.ts';
import { oneRun, type Started } from './run.ts';

const SIZES = [10, 100, 1000, 10_000];
/** As many findings as a reply of at most one megabyte holds. */
const A_REPLY = [2, 20, 200, 2000];
/** Ten times the work. In memory a program has its own start to share out, in time too: more than ten is a curve. */
const LIMITS = { ratio: 11, peak: 11 };

/** Four sizes of the same work, each ten times the one before it: each row is a size beside the next smaller one. */
export const growthBench: Bench = {
  name: 'growth',
  runs: 'in full',
  run: async (lab) => [
    ...(await grown(lab, 'plan, changed files', (size) => planOf(lab, `files${size}`, ofFiles(size)))),
    ...(await grown(lab, 'plan, hunks in one file', (size) => planOf(lab, `hunks${size}`, ofHunks(size)))),
    ...(await grown(
      lab,
      'verify, findings in 100 files of 1,000 lines',
      (size) => verifyOf(lab, size),
      A_REPLY,
    )),
    ...(await grown(lab, 'report in every format, findings', (size) => reportOf(lab, size))),
  ],
};

async function grown(
  lab: Lab,
  what: string,
  workOf: (size: number) => Started | Promise<Started>,
  all: readonly number[] = SIZES,
): Promise<Row[]> {
  const sizes = all.map((size) => Math.max(1, Math.round(size * lab.scale)));
  const figures: Figures[] = [];
  for (const size of sizes) figures.push(await watchedFigures({ ...(await workOf(size)), name: `${size}` }));
  return figures.slice(1).map((own, at) => rowOf(`${what}: ${own.name}`, own, figures[at]!, LIMITS));
}

/** One run, watched and timed: looking costs every size the same share, and the largest take a minute. */
async function watchedFigures(program: Started): Promise<Figures> {
  const run = await oneRun(program, true);
  return figuresOf(program.name, [run], run.peak);
}

function planOf(lab: Lab, name: string, make: (top: string) => MadeRepository): Started {
  const { top, commits } = make(join(lab.scratch, `growth-${name}`));
  const target = commits.join('..');
  return {
    name,
    argv: [lab.correctless, 'plan', target, '--yes', '--no-rules', '--no-since-last', '--capture', 'manual'],
    cwd: top,
    env: { ...lab.env, XDG_CACHE_HOME: join(lab.scratch, `cache-${name}`) },
    toNull: true,
    before: () => {
      rmSync(join(top, '.correctless'), { recursive: true, force: true });
    },
  };
}

function ofFiles(files: number): (top: string) => MadeRepository {
  return (top) => codeBase(top, files, files);
}

/** Every eighth line changed: seven between two changes keep their hunks apart. */
function ofHunks(hunks: number): (top: string) => MadeRepository {
  return (top) => {
    const lines = madeLines(hunks * 8, 1).map((line, at) => (at % 8 === 4 ? `  was(${at});` : line));
    const changed = lines.map((line, at) => (at % 8 === 4 ? `  is(${at});` : line));
    const [base, head] = [lines, changed].map((text) => new Map([['src/long.ts', textFrom(text)]]));
    return madeRepository(top, [base!, head!], { checkedOut: true });
  };
}

function verifyOf(lab: Lab, findings: number): Started {
  return foundWork(lab, `growth-found${findings}`, { files: 100, lines: 1000, findings });
}

async function reportOf(lab: Lab, findings: number): Promise<Started> {
  const program = await insideProgram(lab, 'report');
  return { name: 'report', argv: ['node', program, String(findings)], env: lab.env, toNull: true };
}
