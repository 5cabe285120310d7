import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type promises,
} from 'node:fs';

/*
 * Functions of `node:fs/promises` that have done their work when they return: for files that are small and few. Loading
 * node's own, and the threads that each of its calls goes through, took a fifth of a hook.
 */
export const copyFile = atOnce<typeof promises.copyFile>(copyFileSync);
export const link = atOnce<typeof promises.link>(linkSync);
export const lstat = atOnce<typeof promises.lstat>(lstatSync);
export const mkdir = atOnce<typeof promises.mkdir>(mkdirSync);
export const mkdtemp = atOnce<typeof promises.mkdtemp>(mkdtempSync);
export const readFile = atOnce<typeof promises.readFile>(readFileSync);
export const readdir = atOnce<typeof promises.readdir>(readdirSync);
export const readlink = atOnce<typeof promises.readlink>(readlinkSync);
export const realpath = atOnce<typeof promises.realpath>(realpathSync.native);
export const rename = atOnce<typeof promises.rename>(renameSync);
export const rm = atOnce<typeof promises.rm>(rmSync);
export const stat = atOnce<typeof promises.stat>(statSync);
export const writeFile = atOnce<typeof promises.writeFile>(writeFileSync);

function atOnce<F>(work: (...args: never[]) => unknown): F {
  // What it throws, the promise is rejected with.
  const promised = (...args: never[]) =>
    new Promise((resolve) => {
      resolve(work(...args));
    });
  return promised as F;
}
