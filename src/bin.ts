import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { readStdin } from './io/stdin.ts';
import { outcomeOf, type Outcome } from './kernel/outcome.ts';

/*
 * The one mouth: nothing else writes to standard output or standard error, and nobody calls process.exit.
 *
 * Until there is an answer the exit status says that there is none: a process that dies halfway must never look
 * like "done, clean" (0) or "findings" (1, node's own status for a crash). For `hook look` any failure is 2, the one
 * status with which the client refuses the look: no look without a watch.
 */
const argv = process.argv.slice(2);
const isLook = argv[0] === 'hook' && argv[1] === 'look';
const broken = isLook ? 2 : 70;
process.exitCode = broken;

// The client lets a look through whose hook takes 30 seconds. A killed process counts as a refusal. The timer runs while
// a file is waited for, not while standard input is read, which the client always ends.
if (isLook) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref();

let answered = false;
process.once('exit', () => {
  if (!answered) writeSync(2, 'internal error, please report it\nthe command ended without an answer\n');
});

void Promise.race([answer(), crash()]).then(write);

async function answer(): Promise<Outcome> {
  try {
    const [first, name] = argv;
    if (first === 'hook' && name !== undefined && !name.startsWith('-')) {
      // Not through the registry: most hook calls are about somebody else's agent and end here at once.
      const { hookEntry } = await import('./hooks/entry.ts');
      return await hookEntry(name, await readStdin(), process.env);
    }
    const [{ main }, { lookOf }] = await Promise.all([import('./main.ts'), import('./kernel/look.ts')]);
    const { isTTY = false, columns } = process.stdout as Partial<NodeJS.WriteStream>;
    const look = lookOf({ isTTY, columns }, process.env);
    return await main(argv, {
      cwd: process.cwd(),
      env: process.env,
      stdin: readStdin,
      look,
      live: openLive(),
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

/** An error outside every promise we wait for: in a stream, a timer, a promise nobody held. */
function crash(): Promise<Outcome> {
  return new Promise((resolve) => {
    process.on('uncaughtException', (error) => {
      // An answer given before it is worth nothing any more, one that comes later is not heard.
      if (answered) write(outcomeOf(error));
      else resolve(outcomeOf(error));
    });
  });
}

function write(outcome: Outcome): void {
  answered = true;
  if (outcome.stderr !== undefined && outcome.stderr !== '') send(process.stderr, outcome.stderr);
  if (outcome.stdout !== undefined && outcome.stdout.length > 0) send(process.stdout, outcome.stdout);
  process.exitCode = isLook && outcome.status !== 0 ? 2 : outcome.status;
}

/** Said while a command works. A reader of standard error that left early stops nothing. */
function openLive() {
  const { stderr } = process;
  stderr.on('error', () => undefined);
  return {
    isTerminal: isatty(2),
    columns: () => stderr.columns,
    write: (text: string) => void stderr.write(text),
  };
}

/** Node keeps running until everything is written. A reader that left early (`| head`) is not our failure. */
function send(stream: NodeJS.WriteStream, text: string | Uint8Array): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exitCode = broken;
  });
  stream.write(text);
}
