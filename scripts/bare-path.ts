import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isProgram } from './test-needs.ts';

/** What every Unix has: the shell, coreutils, text and process tools. Nothing that a developer installs. */
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
const GIT_AND_NODE = /^(git(-.+)?|node|npm|npx)$/;

/**
 * Creates a folder with links to git, node and the base system, as this machine's PATH finds them, and returns a PATH of that
 * folder alone. `npm test` runs with it: a test that starts any other program fails, even where the program is installed.
 *
 * @param folder is created; the caller removes it
 */
export function barePath(folder: string, path = process.env['PATH'] ?? ''): string {
  mkdirSync(folder, { recursive: true });
  const wanted = new Set(BASE_SYSTEM);
  const linked = new Set<string>();
  // The node that runs this script comes first: the PATH may find another one earlier.
  for (const from of [dirname(process.execPath), ...path.split(delimiter).filter((one) => one !== '')]) {
    for (const name of programsIn(from)) {
      if (linked.has(name) || !(wanted.has(name) || GIT_AND_NODE.test(name)) || !isProgram(join(from, name)))
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
