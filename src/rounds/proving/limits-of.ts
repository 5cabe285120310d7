import { join } from 'node:path';
import type { BackgroundCommand } from '../../io/programs/background-folder.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Milliseconds: a model's test gets less than the hour of an audit's tests. */
const TIME_LIMIT = 10 * 60_000;

export type Limits = Partial<Pick<BackgroundCommand, 'timeoutMs' | 'sandbox'>>;

/** What a run of the tests is held to. Only a proof runs what a model wrote before anybody has read it. */
export function limitsOf({ file }: Pick<Audit, 'file'>, folder: string): Limits {
  const { sandbox } = file.settings;
  if (file.preset !== 'prove' || sandbox === undefined) return {};
  // Nothing that one run leaves there is there in the next.
  const own = { home: join(ownFolder(folder), 'home'), tmp: join(ownFolder(folder), 'tmp') };
  return { timeoutMs: TIME_LIMIT, sandbox: { kind: sandbox, writable: [file.work_tree], ...own } };
}

/** What a run has for itself alone, and what is gone after it. */
export function ownFolder(folder: string): string {
  return join(folder, 'own');
}
