import { openRepository } from '../../io/git/repository.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { listAudits, type Audit } from '../../rounds/stored/open-audit.ts';
import { listRuns } from '../../run/stored/list-runs.ts';
import type { Command } from './command.ts';

/** More than are looked at at once are counted. */
const MOST = 5;

/** Whether what the command lacks is the name of a run. */
export function lacksRun({ usage }: Command, error: unknown): error is Failure {
  return (
    error instanceof Failure &&
    error.code === 'usage/missing-argument' &&
    // `reply RUN/N` lacks its file alone.
    !error.message.includes(' needs FILE') &&
    /^RUN\b/.test(usage)
  );
}

/** The same refusal, and which runs there are. Where they cannot be listed, it stays as it is. */
export async function withRuns(refusal: Failure, { usage }: Command, cwd: string): Promise<Failure> {
  try {
    const takesAudit = usage.startsWith('RUN|AUDIT');
    const repository = await openRepository(cwd);
    const names = await namesHere(repository, takesAudit);
    const audits = takesAudit
      ? []
      : (await listAudits(repository)).filter(({ state }) => state.finished === undefined);
    const more = names.length > MOST ? `, and ${names.length - MOST} more` : '';
    const here =
      names.length === 0
        ? audits.length > 0
          ? ''
          : 'No runs yet: correctless plan'
        : `there are: ${names.slice(0, MOST).join(', ')}${more}`;
    return new Failure('usage/missing-argument', refusal.message, {
      hint: [here, ...audits.map(slotsOf), refusal.hint ?? ''].filter((line) => line !== '').join('\n'),
    });
  } catch (error) {
    if (error instanceof Failure) return refusal;
    throw error;
  }
}

/** A slot of an audit is one of a run that only the audit knows. */
function slotsOf({ file }: Audit): string {
  return `slots of audit ${file.audit}: correctless status ${file.audit}`;
}

/** The newest first; runs that are stages of an audit go by the audit's name. */
async function namesHere(repository: Repository, withAudits: boolean): Promise<string[]> {
  const runs = (await listRuns(repository)).filter(({ audit }) => audit === undefined);
  const audits = withAudits ? await listAudits(repository) : [];
  return [
    ...runs.map(({ run, status }) => `${run} (${status})`),
    ...audits.map(({ file, state }) => `${file.audit} (audit${state.ended === undefined ? ', open' : ''})`),
  ];
}
