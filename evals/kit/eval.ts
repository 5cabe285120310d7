import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientPath } from '../../scripts/client.ts';
import type { Todo } from './answers-from-folder.ts';
import { caseNames } from './case-folders.ts';
import type { Client } from './client-session.ts';
import { collectByHand, collectLive, sampleFolder, titleOf } from './collect.ts';
import { readOptions, USAGE, type Options } from './eval-options.ts';
import { figuresIn, judgedCases } from './judged-cases.ts';
import { progress } from './progress.ts';
import { jobFolder, jobsIn, openRecording, readLive, type Job, type Recording } from './recording.ts';
import { renderTable } from './render-table.ts';
import type { ReviewOutcome } from './review-outcome.ts';
import { reviewIn, sampleIn, withSample } from './samples.ts';
import { materialOf, reviewed, type Reviewed } from './score-recording.ts';
import { scorecard } from './scorecard.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLUGINS = [ROOT, join(ROOT, 'plugins', 'df')];

/*
 * `npm run eval`: statuses as those of our commands, 0 a table, 2 a command line that cannot be read, 3 not all replies
 * are there, 4 something that was needed is not.
 */
process.exitCode = await evaluate(process.argv.slice(2));

async function evaluate(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help')) {
    process.stdout.write(USAGE);
    return 0;
  }
  let options: Options;
  try {
    options = readOptions(argv);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  try {
    return await run(options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 4;
  }
}

function run(options: Options): Promise<number> {
  const { kind, folder } = options.source;
  if (kind === 'replay') return replay(options, existing(folder));
  return kind === 'live'
    ? live(options, openRecording(folder, 'claude'))
    : manual(options, openRecording(folder, 'somebody, by hand'));
}

async function replay(options: Options, recording: Recording): Promise<number> {
  const all = await replayed(recording, recordedJobs(recording, options));
  return answer(options, recording, all, []);
}

async function live(options: Options, recording: Recording): Promise<number> {
  const jobs = newJobs(options);
  const onPath = spawnSync('claude', ['--version'], { stdio: 'ignore' }).status === 0;
  const client: Client = { program: onPath ? 'claude' : await clientPath(), plugins: PLUGINS };
  const shown = progress(jobs.length, (line) => process.stderr.write(line));
  const whole = await collectLive(client, recording, jobs, shown);
  if (!whole) return unfinished('Some reviews did not end: run the same command again to carry them on.');
  const all = await reviewed(recording, jobs, (job) => liveOutcome(jobFolder(recording, job)));
  return answer(options, recording, all, []);
}

async function manual(options: Options, recording: Recording): Promise<number> {
  const jobs = newJobs(options);
  writeFileSync(join(recording.folder, '.gitignore'), '.samples/\ntodo.json\n*.packet.md\n');
  const shown = progress(jobs.length, (line) => process.stderr.write(line));
  const todo = await collectByHand(recording, jobs, shown);
  if (todo.length > 0) return waiting(recording, todo);
  const all = await reviewed(recording, jobs, async (job, given) => {
    const outcome = await reviewIn(sampleIn(sampleFolder(recording, job), job), job, given);
    return outcome === 'wait' ? notFinished() : outcome;
  });
  return answer(options, recording, all, todo);
}

/** Replies as recorded, through the checks as they are now. */
async function replayed(recording: Recording, jobs: readonly Job[]): Promise<Reviewed[]> {
  const shown = progress(jobs.length, (line) => process.stderr.write(line));
  const all = await reviewed(recording, jobs, (job, given) =>
    withSample(job, async (place) => {
      const outcome = await reviewIn(place, job, given);
      if (outcome === 'wait') return notFinished();
      shown.step(titleOf(job));
      for (const gap of outcome.gaps) shown.note(`${titleOf(job)}: ${gap}`);
      return outcome;
    }),
  );
  return all;
}

async function answer(
  options: Options,
  recording: Recording,
  all: readonly Reviewed[],
  todo: Todo[],
): Promise<number> {
  const judged = options.judge ? judgedCases(recording, all, todo) : null;
  if (todo.length > 0) return waiting(recording, todo);
  const other = options.against === undefined ? undefined : existing(options.against);
  const compared = other && materialOf(other, await replayed(other, recordedJobs(other, options)));
  const material = {
    ...materialOf(recording, all),
    judged: judged && { cases: [...judged, ...figuresIn(options.figures)] },
  };
  const card = scorecard(compared === undefined ? material : { ...material, other: compared });
  if (options.json !== undefined) write(options.json, `${JSON.stringify(card, null, 2)}\n`);
  process.stdout.write(renderTable(card));
  return 0;
}

function waiting({ folder }: Recording, todo: readonly Todo[]): number {
  const file = join(folder, 'todo.json');
  writeFileSync(file, `${JSON.stringify(todo, null, 2)}\n`);
  for (const { agent, packet, reply, tree, refused } of todo) {
    const instructions = agent === '' ? '(none)' : join(ROOT, 'agents', `${agent}.md`);
    const lines = {
      instructions,
      packet: resolve(folder, packet),
      'may read': tree,
      reply: resolve(folder, reply),
      refused,
    };
    for (const [name, text] of Object.entries(lines))
      if (text !== '') process.stderr.write(`${name.padEnd(13)} ${text}\n`);
    process.stderr.write('\n');
  }
  return unfinished(
    `${todo.length} packets wait for a reply, listed in ${file}. Then run the same command again.`,
  );
}

function unfinished(why: string): number {
  process.stderr.write(`${why}\n`);
  return 3;
}

function newJobs({ cases, arms, repeat = 1 }: Options): Job[] {
  const names = caseNames().filter(cases);
  if (names.length === 0) throw new Error('--cases names no case');
  const attempts = Array.from({ length: repeat }, (_, i) => i + 1);
  return names.flatMap((name) => attempts.flatMap((attempt) => arms.map((arm) => ({ name, attempt, arm }))));
}

function recordedJobs(recording: Recording, { cases, arms, repeat = Infinity }: Options): Job[] {
  const jobs = jobsIn(recording).filter(({ name }) => cases(name));
  const unknown = jobs.find(({ name }) => !caseNames().includes(name));
  if (unknown !== undefined) noSuchCase(unknown.name);
  return jobs.filter(({ attempt, arm }) => attempt <= repeat && arms.includes(arm));
}

function existing(folder: string): Recording {
  if (!existsSync(join(folder, 'by.txt'))) throw new Error(`${folder} is no recording: it has no by.txt`);
  return openRecording(folder, '');
}

function liveOutcome(folder: string): Promise<ReviewOutcome> {
  const outcome = readLive(folder)?.outcome;
  return outcome === undefined ? notFinished() : Promise.resolve(outcome);
}

function noSuchCase(name: string): never {
  throw new Error(`the recording has replies to ${name}, and there is no such case`);
}

function notFinished(): never {
  throw new Error('a review is not at its end');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, text);
}
