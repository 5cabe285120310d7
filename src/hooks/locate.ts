import { dirname } from 'node:path';
import type { SessionFile } from '../contracts/files/session.ts';
import { readTextIfAny } from '../io/files/files.ts';
import { isFile } from '../io/own/places.ts';
import { checkedJson } from '../run/stored/run-json.ts';
import { runPaths, sessionPath } from '../run/stored/layout.ts';

/** The folders in which a hook looks for its run: the session's working folder, the one it started in, and their parents. */
export function startingFolders(cwd: unknown, env: Readonly<Record<string, string | undefined>>): string[] {
  const folders = [cwd, env['CLAUDE_PROJECT_DIR']].filter(
    (f): f is string => typeof f === 'string' && f !== '',
  );
  return [...new Set(folders.flatMap(withParents))];
}

function withParents(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}

/** The repository that holds the run, or undefined. Does not start git: hooks run on every agent call. */
export async function topOfRun(folders: readonly string[], run: string): Promise<string | undefined> {
  for (const folder of folders) {
    if (await isFile(runPaths(folder, run).run)) return folder;
  }
  return undefined;
}

/** The run that a session is working on, and the repository it belongs to. */
export async function runOfSession(
  folders: readonly string[],
  session: unknown,
): Promise<{ readonly top: string; readonly session: SessionFile } | undefined> {
  if (typeof session !== 'string') return undefined;
  for (const folder of folders) {
    const path = sessionPath(folder, session);
    const text = await readTextIfAny(path);
    if (text !== undefined) return { top: folder, session: await checkedJson(path, 'session', text) };
  }
  return undefined;
}
