import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fromRecording, type Todo } from './answers-from-folder.ts';
import { askCommand, instructionsOf } from './ask.ts';
import { caseNames } from './case-folders.ts';
import { collectByHand, titleOf } from './collect.ts';
import { readOptions, USAGE, type Options } from './eval-options.ts';
import { judgedCases } from './judged-cases.ts';
import { jobFolder, jobsIn, openRecording, type Job, type Recording } from './recording.ts';
import { renderTable } from './render-table.ts';
import { reviewIn, withSample } from './samples.ts';
import { materialOf, type Reviewed } from './score-recording.ts';
import { scorecard } from './scorecard.ts';

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

async function run(options: Options): Promise<number> {
  const { kind, folder, command } = options;
  const ask = command.length === 0 ? undefined : askCommand(command);
  const todo: Todo[] = [];
  const recording = kind === 'replay' ? existing(folder) : openRecording(folder, 'somebody, by hand');
  const all =
    kind === 'replay'
      ? await replayed(recording, recordedJobs(recording, options))
      : await collectByHand(recording, newJobs(options), ask, todo);
  if (todo.length > 0) return waiting(recording, todo);
  const judged = options.judge ? judgedCases(recording, all, ask, todo) : [];
  if (todo.length > 0) return waiting(recording, todo);
  process.stdout.write(renderTable(recording.by, scorecard({ ...materialOf(all), judged })));
  return 0;
}

/** Replies as recorded, through the checks as they are now. */
async function replayed(recording: Recording, jobs: readonly Job[]): Promise<Reviewed[]> {
  const all: Reviewed[] = [];
  for (const [at, job] of jobs.entries()) {
    const given = fromRecording(jobFolder(recording, job));
    const outcome = await withSample(job, (place) => reviewIn(place, job, given));
    if (outcome === 'wait') throw new Error('a recording does not wait');
    all.push({ job, outcome });
    const said = [`${at + 1}/${jobs.length} ${titleOf(job)}`];
    said.push(...outcome.gaps.map((gap) => `${titleOf(job)}: ${gap}`));
    process.stderr.write(`${said.join('\n')}\n`);
  }
  return all;
}

function waiting({ folder }: Recording, todo: readonly Todo[]): number {
  const file = join(folder, 'todo.json');
  writeFileSync(file, `${JSON.stringify(todo, null, 2)}\n`);
  for (const { agent, packet, reply, tree, refused } of todo) {
    const lines = {
      instructions: instructionsOf(agent) || '(none)',
      packet: resolve(folder, packet),
      'may read': tree,
      reply: resolve(folder, reply),
      refused,
    };
    for (const [name, text] of Object.entries(lines))
      if (text !== '') process.stderr.write(`${name.padEnd(13)} ${text}\n`);
    process.stderr.write('\n');
  }
  process.stderr.write(
    `${todo.length} packets wait for a reply, listed in ${file}. Then run the same command again.\n`,
  );
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
  if (unknown !== undefined)
    throw new Error(`the recording has replies to ${unknown.name}, and there is no such case`);
  return jobs.filter(({ attempt, arm }) => attempt <= repeat && arms.includes(arm));
}

function existing(folder: string): Recording {
  if (!existsSync(join(folder, 'by.txt'))) throw new Error(`${folder} is no recording: it has no by.txt`);
  return openRecording(folder, '');
}
