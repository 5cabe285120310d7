import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientPath } from '../../scripts/client.ts';
import type { Todo } from './answers-from-folder.ts';
import { caseNames } from './case-folders.ts';
import type { Client } from './client-session.ts';
import { collectByHand, collectLive, collectVerdicts, sampleFolder } from './collect.ts';
import { readOptions, USAGE, type Options } from './eval-options.ts';
import { progress } from './progress.ts';
import { attemptFolder, attemptsIn, openRecording, readLive, type Recording } from './recording.ts';
import { renderHtml } from './render-html.ts';
import { renderTable } from './render-table.ts';
import { reviewByHand } from './review-by-hand.ts';
import type { ReviewOutcome } from './review-outcome.ts';
import { sampleIn, withSample } from './samples.ts';
import { scoreRecording, type Asked, type Reviewer } from './score-recording.ts';
import { scorecard, type Material } from './scorecard.ts';

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
  const asked = { ...options, jobs: recordedJobs(recording, options) };
  return answer(options, await scored(recording, asked, replayed));
}

async function live(options: Options, recording: Recording): Promise<number> {
  const asked = { ...options, jobs: newJobs(options) };
  const onPath = spawnSync('claude', ['--version'], { stdio: 'ignore' }).status === 0;
  const client: Client = { program: onPath ? 'claude' : await clientPath(), plugins: PLUGINS };
  const shown = progress(asked.jobs.length, process.stderr);
  const whole = await collectLive(client, recording, asked, shown);
  shown.end();
  if (!whole) return unfinished('Some reviews did not end: run the same command again to carry them on.');
  const reviewed: Reviewer = ({ name, attempt }) => liveOutcome(attemptFolder(recording, name, attempt));
  if (options.judge)
    await collectVerdicts(recording, (await scoreRecording(recording, asked, reviewed)).scored, client);
  return answer(options, await scoreRecording(recording, asked, reviewed));
}

async function manual(options: Options, recording: Recording): Promise<number> {
  const asked = { ...options, jobs: newJobs(options) };
  writeFileSync(join(recording.folder, '.gitignore'), '.samples/\ntodo.json\n*.packet.md\n');
  const shown = progress(asked.jobs.length, process.stderr);
  const todo = await collectByHand(recording, asked, shown);
  shown.end();
  if (todo.length > 0) return waiting(recording, todo);
  const done: Reviewer = async (job, given) => {
    const outcome = await reviewByHand(sampleIn(sampleFolder(recording, job), job.name), given);
    return outcome === 'wait' ? notFinished() : outcome;
  };
  const material = await scoreRecording(recording, asked, done);
  const verdicts = options.judge ? await collectVerdicts(recording, material.scored, undefined) : [];
  if (verdicts.length > 0) return waiting(recording, verdicts);
  return answer(options, await scoreRecording(recording, asked, done));
}

/** Replies as recorded, through the checks as they are now. */
function replayed(...[job, given]: Parameters<Reviewer>): Promise<ReviewOutcome> {
  return withSample(job.name, async (place) => {
    const outcome = await reviewByHand(place, given);
    return outcome === 'wait' ? notFinished() : outcome;
  });
}

async function scored(recording: Recording, asked: Asked, review: Reviewer): Promise<Material> {
  const shown = progress(asked.jobs.length, process.stderr);
  const told: Reviewer = async (job, given) => {
    const outcome = await review(job, given);
    shown.step(job.name);
    for (const gap of outcome.gaps) shown.note(`${job.name}: ${gap}`);
    return outcome;
  };
  const material = await scoreRecording(recording, asked, told);
  shown.end();
  return material;
}

async function answer(options: Options, material: Material): Promise<number> {
  const { against, arms, judge } = options;
  const other = against === undefined ? undefined : existing(against);
  const compared =
    other && (await scored(other, { arms, judge, jobs: recordedJobs(other, options) }, replayed));
  const card = scorecard(compared === undefined ? material : { ...material, other: compared });
  if (options.json !== undefined) write(options.json, `${JSON.stringify(card, null, 2)}\n`);
  if (options.html !== undefined) write(options.html, renderHtml(card));
  process.stdout.write(renderTable(card));
  return 0;
}

function waiting({ folder }: Recording, todo: readonly Todo[]): number {
  const file = join(folder, 'todo.json');
  writeFileSync(file, `${JSON.stringify(todo, null, 2)}\n`);
  return unfinished(
    `${todo.length} packets wait for a reply, listed in ${file}. Then run the same command again.`,
  );
}

function unfinished(why: string): number {
  process.stderr.write(`${why}\n`);
  return 3;
}

function newJobs({ cases, repeat = 1 }: Options): Asked['jobs'] {
  const names = caseNames().filter(cases);
  if (names.length === 0) throw new Error('--cases names no case');
  return names.flatMap((name) => attempts(name, repeat));
}

function recordedJobs(recording: Recording, { cases, repeat }: Options): Asked['jobs'] {
  const known = caseNames();
  return [...attemptsIn(recording)]
    .filter(([name]) => cases(name))
    .map((recorded) => (known.includes(recorded[0]) ? recorded : noSuchCase(recorded[0])))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, has]) => attempts(name, Math.min(has, repeat ?? has)));
}

function attempts(name: string, n: number): Asked['jobs'] {
  return Array.from({ length: n }, (_, i) => ({ name, attempt: i + 1 }));
}

function existing(folder: string): Recording {
  if (!existsSync(join(folder, 'by.txt'))) throw new Error(`${folder} is no recording: it has no by.txt`);
  return openRecording(folder, '');
}

function liveOutcome(folder: string): Promise<ReviewOutcome> {
  const outcome = readLive(folder, 'review')?.outcome;
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
