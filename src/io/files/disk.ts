// As a whole: taking `promises` by name from node:fs loads it.
import fs, {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';

/**
 * Functions to read and write small files. They have the signatures of node:fs/promises, but have done their work when they
 * return. Loading node's own, and its thread for each call, took a sixth of a hook's time.
 */

let letsTimersRun = false;

/**
 * From now on timers run during file operations, as with node:fs/promises: for a process that a timer ends when a disk hangs.
 * Call it before any file is used.
 */
export function useAsyncFiles(): void {
  letsTimersRun = true;
}

export const copyFile = either('copyFile', copyFileSync);
export const link = either('link', linkSync);
export const lstat = either('lstat', lstatSync);
export const mkdir = either('mkdir', mkdirSync);
export const mkdtemp = either('mkdtemp', mkdtempSync);
export const open = either('open', openNow);
export const readFile = either('readFile', readFileSync);
export const readdir = either('readdir', readdirSync);
export const readlink = either('readlink', readlinkSync);
export const realpath = either('realpath', realpathSync.native);
export const rename = either('rename', renameSync);
export const rm = either('rm', rmSync);
export const stat = either('stat', statSync);
export const writeFile = either('writeFile', writeFileSync);

/** @param now does the same work synchronously; if it throws, the promise is rejected */
function either<K extends keyof typeof fs.promises>(
  name: K,
  now: (...args: never[]) => unknown,
): (typeof fs.promises)[K] {
  const promised = (...args: never[]): unknown =>
    letsTimersRun
      ? (fs.promises[name] as typeof now)(...args)
      : new Promise((resolve) => {
          resolve(now(...args));
        });
  return promised as (typeof fs.promises)[K];
}

/** The part of node's file handle that is used here. */
function openNow(path: string, flags: string) {
  const file = openSync(path, flags);
  return {
    write: (bytes: Uint8Array) => ({ bytesWritten: writeSync(file, bytes) }),
    stat: () => fstatSync(file),
    truncate: (length: number) => {
      ftruncateSync(file, length);
    },
    close: () => {
      closeSync(file);
    },
  };
}
