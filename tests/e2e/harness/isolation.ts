import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Words put before a command so that it runs in a network of its own with nothing but loopback. */
const WITH_LOOPBACK = ['sh', '-c', 'ip link set lo up && exec "$@"', 'loopback'];

/** Root needs no user namespace; everybody else becomes root of a new one. */
const WAYS = [
  ['unshare', '-n', ...WITH_LOOPBACK],
  ['unshare', '-rn', ...WITH_LOOPBACK],
] as const;

let known: Promise<readonly string[] | null> | undefined;

/**
 * The prefix that takes a command off the network, or null where the machine does not allow it (not Linux, no
 * iproute2, user namespaces switched off). Warns once: the run is then less sealed, not wrong.
 */
export function networkIsolation(): Promise<readonly string[] | null> {
  known ??= detect();
  return known;
}

async function detect(): Promise<readonly string[] | null> {
  for (const way of WAYS) {
    const [program, ...args] = way;
    const works = await run(program, [...args, 'true']).then(
      () => true,
      () => false,
    );
    if (works) return way;
  }
  process.emitWarning('no network namespace here (unshare, iproute2): the client runs on the host network');
  return null;
}
