import { accessSync, constants, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** What every Unix has: the shell, coreutils, and the tools of text and processes. Nothing that a developer installs. */
const BASE_SYSTEM = `
  sh bash dash env true false test [ echo printf pwd sleep date uname hostname id whoami tty stty script which
  cat tac head tail tee cp mv rm ln ls mkdir rmdir mkfifo mknod mktemp touch chmod chown stat du df dd sync truncate realpath readlink
  basename dirname install cmp diff sed awk mawk gawk grep egrep fgrep find xargs sort uniq cut tr wc od seq yes expr fold nl paste
  comm join split csplit tsort base64 cksum md5sum sha1sum sha256sum shasum nproc getconf locale
  tar gzip gunzip zcat kill ps pgrep pkill nice nohup setsid timeout time ulimit sysctl
`
  .trim()
  .split(/\s+/);

/** git with the programs it starts, and node with npm. */
const OURS = /^(git(-.+)?|node|npm|npx)$/;

/**
 * Makes a folder of links to git, node and the base system, as they are on this machine's PATH, and gives the PATH that
 * has only it. A test that starts anything else fails there, whatever the machine has: `npm test` is run so.
 *
 * @param folder is made; the caller removes it
 */
export function barePath(folder: string, path = process.env['PATH'] ?? ''): string {
  mkdirSync(folder, { recursive: true });
  const wanted = new Set(BASE_SYSTEM);
  const linked = new Set<string>();
  // The node that runs us, first: another may be found earlier on the PATH.
  for (const from of [dirname(process.execPath), ...path.split(delimiter).filter((one) => one !== '')]) {
    for (const name of programsIn(from)) {
      if (linked.has(name) || !(wanted.has(name) || OURS.test(name)) || !isProgram(join(from, name)))
        continue;
      linked.add(name);
      symlinkSync(join(from, name), join(folder, name));
    }
  }
  return folder;
}

function programsIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
