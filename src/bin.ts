import { fstatSync, writeSync } from 'node:fs';
import { useAsyncFiles } from './io/files/disk.ts';
import { readStdin } from './io/stdin.ts';
import { Failure } from './kernel/failure.ts';
import { failureText, outcomeOf, type Outcome } from './kernel/outcome.ts';
import { VERSION_LINE } from './kernel/text/version-line.ts';

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

// The client lets a look through whose hook takes 30 seconds. A killed process counts as a refusal. The timer must run while
// a file is waited for; it does not while standard input is read, which the client always ends.
if (isLook) {
  useAsyncFiles();
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref();
}

let answered = false;
/** Those that were opened: what follows goes there too, in order. */
const streams = new Set<1 | 2>();
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
      return await hookEntry(name, await readStdin('event'), process.env);
    }
    if (argv.length === 1 && (first === '--version' || first === '-v')) {
      return { status: 0, stdout: VERSION_LINE };
    }
    const [{ main }, { outputStyleOf }] = await Promise.all([
      import('./main.ts'),
      import('./kernel/text/output-style.ts'),
    ]);
    const style = outputStyleOf(screen(), process.env);
    return await main(argv, {
      cwd: folderOf(process),
      env: process.env,
      stdin: readStdin,
      style,
      live: openLive(),
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

/** The current folder. Throws `environment/not-a-repository` if it was removed meanwhile. */
function folderOf({ cwd }: Pick<NodeJS.Process, 'cwd'>): string {
  try {
    return cwd();
  } catch (cause) {
    throw new Failure('environment/not-a-repository', 'the folder you are in is gone', {
      ...{ hint: 'go to one that is there: cd "$HOME"', cause },
    });
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
  process.exitCode = isLook && outcome.status !== 0 ? 2 : outcome.status;
  if (outcome.stderr !== undefined && outcome.stderr !== '') send(2, outcome.stderr);
  if (outcome.stdout !== undefined && outcome.stdout.length > 0) send(1, outcome.stdout);
  if (outcome.lastly !== undefined && outcome.lastly !== '') send(2, outcome.lastly);
}

/** Said while a command works. A reader of standard error that left early stops nothing. */
function openLive() {
  return {
    get isTerminal() {
      // A dumb terminal cannot draw a line anew.
      return streamOf(2).isTTY && process.env['TERM'] !== 'dumb';
    },
    columns: () => streamOf(2).columns,
    rows: () => streamOf(2).rows,
    write: (text: string) => void streamOf(2).write(text),
  };
}

function screen(): { isTTY: boolean; columns: number | undefined } {
  if (takesAtOnce(1)) return { isTTY: false, columns: undefined };
  const { isTTY = false, columns } = process.stdout as Partial<NodeJS.WriteStream>;
  return { isTTY, columns };
}

/** Node keeps running until everything is written. A reader that left early (`| head`) is not our failure. */
function send(to: 1 | 2, text: string | Uint8Array): void {
  const rest = takesAtOnce(to) ? restAfterWriting(to, text) : text;
  if (rest.length > 0) streamOf(to).write(rest);
}

/**
 * Whether a pipe or a file is there and nothing was sent through its stream before. Node's streams load its network
 * layer, a fifth of a bare start, and a hook runs at each call of an agent. On Windows a pipe may be asynchronous.
 */
function takesAtOnce(to: 1 | 2): boolean {
  if (process.platform === 'win32' || streams.has(to)) return false;
  try {
    const kind = fstatSync(to);
    return kind.isFIFO() || kind.isSocket() || kind.isFile();
  } catch {
    return false;
  }
}

/** What could not be written now: a parent may hand over a pipe that does not wait (EAGAIN), which the stream does. */
function restAfterWriting(to: 1 | 2, text: string | Uint8Array): Uint8Array {
  let rest: Uint8Array = typeof text === 'string' ? Buffer.from(text) : text;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(to, rest));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return rest;
    noteLost(to, error as NodeJS.ErrnoException);
    return new Uint8Array();
  }
  return rest;
}

function streamOf(to: 1 | 2): NodeJS.WriteStream {
  const stream = to === 1 ? process.stdout : process.stderr;
  if (!streams.has(to)) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      noteLost(to, error);
    });
  }
  streams.add(to);
  return stream;
}

/** An answer that reached nobody is none, whatever it was. Where it was people's text, there is nowhere to say so. */
function noteLost(to: 1 | 2, { code, message }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') return;
  process.exitCode = isLook ? 2 : 4;
  if (to === 2) return;
  const hint = 'nothing of the answer counts: check the free space of where it goes';
  const lost = new Failure('environment/output-lost', `standard output cannot be written: ${message}`, {
    hint,
  });
  try {
    writeSync(2, failureText(lost));
  } catch {
    // Standard error is lost too: the status is all that is left.
  }
}
