import { cacheRoot } from '../io/own/cache-root.ts';
import { openRepository } from '../io/git/repository.ts';
import { patchOf } from '../gather/change/patch-of.ts';
import { Failure } from '../kernel/failure.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { inertJson } from '../kernel/text/inert.ts';
import { auditToProve } from '../rounds/from-review/audit-to-prove.ts';
import { proofsOfRun } from '../rounds/from-review/proofs-of-run.ts';
import { openRun, type Run } from '../run/stored/open-run.ts';
import { readReport } from '../run/stored/read-report.ts';
import { nextOfAudit } from './audit/next-audit.ts';
import { captureFlag, capturedBy } from './line/capture.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const proveCommand: Command = {
  name: 'prove',
  summary: 'Proves findings of a finished review with tests that fail because of them',
  usage: 'RUN [FINDING…] [--patch] [--capture hooks|manual] [--json]',
  flags: {
    patch: 'print the test that proves the named finding, as a patch',
    ...captureFlag(),
    json: 'the step as JSON on stdout, as `correctless next` prints it',
  },
  takes: { least: 1, most: 51, paths: false },
  details: `Starts a proof of findings of a report (F1, F2 …), or continues the open one, and prints what \`correctless next\` prints. Without names,
it takes the first listed findings that are not proven yet, at most 5 (prove.most).
An agent writes one test for each finding. The project's own test command (commands.test at base) runs it in a separate work tree, for
at most ten minutes per run, confined as prove.sandbox says. The test must fail at head twice, by its name. It also runs at base, and a
validator reads it. A finding needs 2 to 4 agent calls. Nothing of yours is changed. \`correctless report RUN\` shows what is proven.`,
  run: async (input) => {
    const { positionals, flag, cwd, env } = input;
    const captured = capturedBy(input);
    const run = await openRun(await openRepository(cwd), positional(positionals, 'RUN'));
    const asked = positionals.slice(1);
    if (flag('patch')) return testOf(run, asked);
    const audit = await auditToProve(run, await readReport(run), asked, {
      captured,
      cacheRoot: cacheRoot(env),
    });
    const json = flag('json');
    if (audit === undefined) return nothingLeft(run, json);
    return nextOfAudit(run.repository, audit.file.audit, { retry: false, chunking: false, json });
  },
};

function nothingLeft({ file: { run } }: Run, json: boolean): Outcome {
  if (json) return { status: 0, stdout: inertJson({ run, phase: 'report', state: 'done', slots: [] }) };
  return { status: 0, stdout: `state: done\n\nNothing is left to prove; see: correctless report ${run}\n` };
}

async function testOf({ repository, file }: Run, [id, ...more]: readonly string[]): Promise<Outcome> {
  if (id === undefined || more.length > 0)
    throw new Failure('usage/missing-argument', '--patch takes exactly one finding', {
      hint: `correctless prove ${file.run} F1 --patch`,
    });
  const test = (await proofsOfRun(repository, file.run)).get(id)?.test;
  if (test === undefined || test === null)
    throw new Failure('usage/bad-value', `${id} of review ${file.run} is not proven`, {
      hint: `prove it: correctless prove ${file.run} ${id}`,
    });
  return { status: 0, stdout: await patchOf(repository, `${test.commit}^`, test.commit) };
}
