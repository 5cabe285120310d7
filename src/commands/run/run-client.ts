import { join } from 'node:path';
import { clientArguments, type ClientTask } from '../../headless/client-arguments.ts';
import { NEW_SESSION, afterLine, type SessionSoFar } from '../../headless/session-so-far.ts';
import { BY_CTRL_C, type ClientEnd } from '../../headless/why-unfinished.ts';
import { startClient } from '../../io/client/client.ts';
import { readInstallation } from '../../io/own/installation.ts';
import { withStopSignals } from '../../io/stop-signals.ts';
import type { Input } from '../line/command.ts';

export type ClientSession = Omit<ClientTask, 'plugins'> & {
  /** Folder that the client works in: the top of the repository. */
  readonly top: string;
  readonly env: Input['env'];
  /** Called after each event and every second, never twice at a time. */
  readonly look: (session: SessionSoFar) => Promise<void>;
  /** Untimed when signals are this session's to hear, and when they are no more. */
  readonly isAtWork?: (is: boolean) => void;
  /** Why the session is to be ended now; undefined to let it go on. */
  readonly enough?: (session: SessionSoFar) => string | undefined;
};

const LOOK_EVERY_MS = 1000;

/** Runs the client once to its end, with the plugin that this program is part of. */
export async function runClient(task: ClientSession): Promise<ClientEnd> {
  const { top: plugin } = await readInstallation([]);
  const plugins = [plugin, join(plugin, 'plugins', 'df')];
  let session = NEW_SESSION;
  let stopped: string | undefined;
  const looking = oneAtATime(() => task.look(session));
  const client = startClient(clientArguments({ ...task, plugins }), {
    cwd: task.top,
    env: task.env,
    onLine: (line) => {
      const before = session;
      session = afterLine(before, line);
      if (session === before) return;
      looking.start();
      const enough = stopped === undefined ? task.enough?.(session) : undefined;
      if (enough !== undefined) stop(enough);
    },
  });
  function stop(why: string): void {
    stopped ??= why;
    client.stop();
  }
  const timer = setInterval(looking.start, LOOK_EVERY_MS);
  try {
    const exit = await withStopSignals(
      (signal) => stop(signal === 'SIGINT' ? BY_CTRL_C : `stopped by ${signal}`),
      () => {
        task.isAtWork?.(true);
        return client.exit;
      },
    );
    return { ...exit, ending: session.ending, stopped };
  } finally {
    task.isAtWork?.(false);
    clearInterval(timer);
    await looking.over();
  }
}

/** What is asked for while it is at work is done once more afterwards. The first failure is thrown by `over`. */
function oneAtATime(work: () => Promise<void>) {
  let asked = false;
  let atWork: Promise<void> | undefined;
  let failure: { readonly cause: unknown } | undefined;
  const run = async (): Promise<void> => {
    while (asked) {
      asked = false;
      await work();
    }
  };
  const start = (): void => {
    asked = true;
    atWork ??= run()
      .catch((cause: unknown) => {
        failure ??= { cause };
      })
      .finally(() => {
        atWork = undefined;
      });
  };
  const over = async (): Promise<void> => {
    await atWork;
    if (failure !== undefined) throw failure.cause;
  };
  return { start, over };
}
