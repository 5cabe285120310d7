import { isInTmp, type SandboxPaths } from './sandbox-paths.ts';

/**
 * Runs `shell` in name spaces of its own. `unshare` makes us root of the first ones, and a script mounts there. The shell then gets
 * the user's own id back in a second user name space, which has no power over the mounts of the first.
 */
export function namespaced(paths: SandboxPaths, shell: readonly string[]): [string, ...string[]] {
  const ids = [`--map-user=${process.getuid?.() ?? 0}`, `--map-group=${process.getgid?.() ?? 0}`];
  const inner = ['sandbox', 'unshare', '--user', ...ids, '--', ...shell];
  return ['setpriv', ...UNSHARE.split(' '), '/bin/sh', '-c', scriptOf(paths), ...inner];
}

/** Ends with whoever started it, as its children end with it. */
const UNSHARE =
  '--pdeathsig KILL unshare --user --map-root-user --mount --net --pid --ipc --kill-child --mount-proc';

function scriptOf({ cwd, tmp, readable, hidden, writable, fixed }: SandboxPaths): string {
  /** `/tmp` is put together in `tmp` and mounted last, because it covers the paths that are mounted in it. */
  const at = (path: string): string => (isInTmp(path) ? `${tmp}${path.slice('/tmp'.length)}` : path);
  const bind = (path: string): string => `bind ${word(path)} ${word(at(path))}`;
  const kept = [tmp, ...writable.map(at)];
  return `set -e
own=$PATH; PATH=$PATH:/usr/sbin:/sbin
bind() { [ -e "$2" ] || mkdir -p "$2"; mount --rbind "$1" "$2"; }
ip link set lo up || :
bind ${word(tmp)} ${word(tmp)}
${readable.map(bind).join('\n')}
${hidden.map(({ path, isFolder }) => `${isFolder ? 'mount -t tmpfs tmpfs' : 'bind /dev/null'} ${word(at(path))}`).join('\n')}
${[...writable, ...fixed].map(bind).join('\n')}
kept=${word(`\n${kept.join('\n')}\n`)}
${READ_ONLY}
${DEVICES}
mount --rbind ${word(tmp)} /tmp
cd ${word(cwd)}
PATH=$own
exec "$@"`;
}

/** Flags that a mount has are locked in a name space, so they are repeated. Root of the machine could write below /proc/sys. */
const READ_ONLY = String.raw`while read -r _ _ _ _ path flags _; do
  path=$(printf '%b' "$path")
  case "$path" in /proc | /proc/*) continue ;; esac
  case "$kept" in *"
$path
"*) continue ;; esac
  mount -o "remount,bind,ro${'$'}{flags#r?}" none "$path" || [ ! -e "$path" ]
done </proc/self/mountinfo
for path in /proc/sys /proc/sysrq-trigger /proc/irq /proc/bus; do
  [ ! -e $path ] || { mount --bind $path $path; mount -o remount,bind,ro,nosuid,nodev,noexec none $path; }
done`;

/** The real /dev has disks in it, which root could write to. */
const DEVICES = `mount -t tmpfs -o mode=755 dev /dev/shm
cd /dev/shm
for name in null zero full random urandom tty; do : >$name; mount --bind /dev/$name $name; done
mkdir shm pts
mount -t tmpfs shm shm
mount -t devpts -o newinstance,ptmxmode=666 pts pts
ln -s pts/ptmx ptmx; ln -s /proc/self/fd fd; ln -s fd/0 stdin; ln -s fd/1 stdout; ln -s fd/2 stderr
mount --rbind . /dev`;

function word(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
