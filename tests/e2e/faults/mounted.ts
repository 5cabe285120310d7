import { execFileSync } from 'node:child_process';

/**
 * Words put before the client so that it runs with loopback alone and with mounts of its own, made by `setup`, a line of
 * shell in which `$REPOSITORY` and `$COPY` stand for folders. Nothing of them is left when the client has ended. Root needs no user
 * namespace; everybody else becomes root of a new one. Throws where the machine allows neither.
 */
export function mounted(setup: string, teardown = ':'): readonly string[] {
  const way = wayToMount();
  if (way === undefined) throw new Error('no mount namespace here: these cells need Linux and unshare');
  const script = `set -e; ip link set lo up; ${setup}; set +e; "$@"; status=$?; ${teardown}; exit $status`;
  return [...way, 'sh', '-c', script, 'mounted'];
}

export const mountsAllowed = (): boolean => wayToMount() !== undefined;

function wayToMount(): readonly string[] | undefined {
  return [
    ['unshare', '-mn'],
    ['unshare', '-rmn'],
  ].find(([program = '', flags = '']) => allowed(program, flags));
}

function allowed(program: string, flags: string): boolean {
  try {
    execFileSync(program, [flags, 'sh', '-c', 'mount -t tmpfs tmpfs /mnt && ip link set lo up'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
