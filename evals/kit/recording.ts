import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARMS, type Arm } from './measures.ts';

/**
 * Replies on disk, whoever gave them: `<folder>/<case>/<attempt>/<arm>/<key>.txt`, second tries `<key>.2.txt`. A folder that
 * `--manual` filled is a recording as well; `by.txt` says who answered.
 */
export type Recording = { readonly folder: string; readonly by: string };

export function openRecording(folder: string, by: string): Recording {
  const file = join(folder, 'by.txt');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${by}\n`);
  }
  return { folder, by: readFileSync(file, 'utf8').trim() };
}

export function jobFolder({ folder }: Recording, { name, attempt, arm }: Job): string {
  return join(folder, name, String(attempt), arm);
}

export function replyFile(folder: string, key: string, nth = 1): string {
  return join(folder, nth === 1 ? `${key}.txt` : `${key}.${nth}.txt`);
}

/** The reply as recorded; undefined where there is none, or an empty file that says so. */
export function readReply(folder: string, key: string, nth = 1): string | undefined {
  const file = replyFile(folder, key, nth);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text === '' ? undefined : text;
}

/** One review of one case by one arm. */
export type Job = { readonly name: string; readonly attempt: number; readonly arm: Arm };

/** What a recording has replies to, in order. */
export function jobsIn({ folder }: Recording): Job[] {
  const folders = (of: string): string[] =>
    readdirSync(of, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  return folders(folder).flatMap((name) =>
    folders(join(folder, name))
      .filter((one) => /^[1-9]\d*$/.test(one))
      .flatMap((attempt) => {
        const has = folders(join(folder, name, attempt));
        const arms = ARMS.filter((arm) => has.includes(arm));
        return arms.map((arm) => ({ name, attempt: Number(attempt), arm }));
      }),
  );
}
