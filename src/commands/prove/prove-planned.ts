import { cacheRoot } from '../../io/own/cache-root.ts';
import { Failure } from '../../kernel/failure.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { finishRun } from '../../review/ending/finish-run.ts';
import { auditToProve } from '../../rounds/from-review/audit-to-prove.ts';
import { isProven } from '../../rounds/from-review/proofs-of-run.ts';
import { openAudit } from '../../rounds/stored/open-audit.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { nextOfAudit } from '../audit/next-audit.ts';
import type { Input } from '../line/command.ts';

/** What a proof waits for, or nothing more, and then what its user must know. */
type Proving = { readonly waits: Outcome } | { readonly over: string };

type How = { readonly retry: boolean; readonly json: boolean } & Pick<Input, 'env'>;

/**
 * The proof that a review was planned with, once there is a report: started, or carried on. It never keeps anybody from the
 * report: why it cannot go on is said beside it.
 */
export async function provePlanned(run: Run, { retry, json, env }: How): Promise<Proving> {
  try {
    if (await isProven(run)) return { over: '' };
    const how = { captured: run.file.captured, cacheRoot: cacheRoot(env) };
    const audit = await auditToProve(run, await finishRun(run), [], how);
    if (audit === undefined) return { over: '' };
    const { audit: name } = audit.file;
    const goOn = run.file.run;
    const waits = await nextOfAudit(run.repository, name, { retry, chunking: false, json, goOn });
    const { state } = await openAudit(run.repository, name);
    return state.finished === undefined ? { waits } : { over: '' };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return {
      over: `its findings are not proven: ${error.message}${error.hint === undefined ? '' : ` (${error.hint})`}\n`,
    };
  }
}
