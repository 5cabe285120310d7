import type { SandboxKind } from '../../../contracts/vocabulary.ts';
import { namespaced } from './namespaced.ts';
import { sandboxPaths, type Boxed, type SandboxPaths } from './sandbox-paths.ts';

/**
 * The program and arguments that run a shell's command line without network, with everything read-only but `writable`, `home` and
 * `tmp`, and with the user's credentials hidden. All its processes end with it, and with whoever started it.
 */
export function sandboxed(kind: Exclude<SandboxKind, 'none'>, boxed: Boxed): [string, ...string[]] {
  const paths = sandboxPaths(boxed);
  const shell = ['/bin/sh', '-c', boxed.command];
  return kind === 'bwrap' ? ['bwrap', ...bubble(paths), ...shell] : namespaced(paths, shell);
}

/** Root without any capability may still write to /proc/sys, and set the program that the kernel starts for a core dump. */
function bubble({ cwd, tmp, readable, hidden, writable, fixed }: SandboxPaths): string[] {
  return [
    ...'--unshare-user-try --unshare-net --unshare-pid --unshare-ipc --cap-drop ALL'.split(' '),
    ...'--die-with-parent --new-session --ro-bind / / --dev /dev --proc /proc --bind'.split(' '),
    ...[tmp, '/tmp'],
    ...['/proc/sys', '/proc/sysrq-trigger'].flatMap((path) => ['--ro-bind-try', path, path]),
    ...readable.flatMap((path) => ['--ro-bind', path, path]),
    ...hidden.flatMap(({ path, isFolder }) =>
      isFolder ? ['--tmpfs', path] : ['--ro-bind', '/dev/null', path],
    ),
    ...writable.flatMap((path) => ['--bind', path, path]),
    ...fixed.flatMap((path) => ['--ro-bind', path, path]),
    ...['--chdir', cwd, '--'],
  ];
}
