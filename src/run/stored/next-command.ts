import type { RunFile } from '../../contracts/files/run-files.ts';
import type { RunPaths } from './layout.ts';
import { readRunJson } from './run-json.ts';

/** The command that continues a run. A stage of an audit is continued by the audit's name. */
export function nextCommand({ run, audit }: Pick<RunFile, 'run' | 'audit'>): string {
  return `correctless next ${audit?.audit ?? run}`;
}

/** The same for a caller that has not read the run. One that cannot be read is named by the folder's name. */
export async function nextCommandAt({ run: path }: Pick<RunPaths, 'run'>, run: string): Promise<string> {
  const file = await readRunJson(path, 'run').catch(() => undefined);
  return nextCommand(file ?? { run });
}
