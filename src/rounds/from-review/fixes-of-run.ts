import { fixOutcomes } from '../../audit/fix-outcomes.ts';
import { currentRound } from '../../audit/fold/audit-state.ts';
import type { Fix } from '../../contracts/files/proof.ts';
import { patchToApply } from '../../gather/change/patch-of.ts';
import { pickOntoTree } from '../../io/git/commits/pick-commits.ts';
import { treeOf } from '../../io/git/commits/commit-object.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { provenTests } from './proven-tests.ts';
import type { Audit } from '../stored/open-audit.ts';
import { auditsOfReview } from './audits-of-review.ts';

/** Audits that were asked to fix findings of a review and have ended, the oldest first. */
async function fixAudits(home: Repository, run: string): Promise<Audit[]> {
  return (await auditsOfReview(home, run, 'fix')).filter(({ state }) => state.ended !== undefined);
}

/** What became of the fix of each finding that anybody asked for, by its id; the last audit that was asked counts. */
export async function fixesOfRun(home: Repository, run: string): Promise<ReadonlyMap<string, Fix>> {
  const fixes = new Map<string, Fix>();
  for (const audit of await fixAudits(home, run))
    for (const [id, fix] of await fixesOf(audit)) fixes.set(id, fix);
  return fixes;
}

/** The same of one audit. */
export async function fixesOf(given: Audit): Promise<Map<string, Fix>> {
  const { home, file, state } = given;
  const outcomes = fixOutcomes(state);
  const { audit, branch, start } = file;
  const never = { outcome: 'not-attempted' as const, why: state.ended?.why ?? 'the audit is not over' };
  const fixes = new Map<string, Fix>();
  for (const id of file.of?.findings ?? []) {
    const { outcome, why, commits } = { commits: [], ...(outcomes.get(id) ?? never) };
    const patch = outcome === 'fixed' ? await patchOfFix(home, start, commits) : '';
    const tests = outcome === 'fixed' ? await provenTests(given, id) : [];
    const shown = tests.map(({ name }) => `; ${name}, the test of its proof, fails no more`);
    fixes.set(id, {
      ...{ audit, outcome, why: [why, ...shown].join(''), branch, patch },
      commit: commits[0] ?? null,
    });
  }
  return fixes;
}

/** Findings whose last fix did not come about because an agent did not answer. */
export async function unansweredOfRun(home: Repository, run: string): Promise<ReadonlySet<string>> {
  const last = new Map((await fixAudits(home, run)).flatMap(({ state }) => [...fixOutcomes(state)]));
  return new Set([...last].flatMap(([id, { isUnanswered }]) => (isUnanswered ? [id] : [])));
}

/** Against what was reviewed, if it applies there alone; else what each of its commits changes. */
async function patchOfFix(home: Repository, start: string, commits: readonly string[]): Promise<string> {
  const tree = await treeOf(home, start);
  const alone = await pickOntoTree(home, tree, commits);
  if (alone.kind === 'picked') return (await patchToApply(home, tree, alone.tree)).toString('utf8');
  const patches = commits.map((sha) => patchToApply(home, `${sha}^`, sha));
  return Buffer.concat(await Promise.all(patches)).toString('utf8');
}

/** The verified fixes of a review: of each audit that has any, its findings and the commits in force, oldest first. */
export type VerifiedFixes = { readonly ids: readonly string[]; readonly commits: readonly string[] };

/** @throws usage/bad-value when there are none */
export async function verifiedFixes(home: Repository, run: string): Promise<VerifiedFixes[]> {
  const verified = (await fixAudits(home, run)).flatMap(({ state }) => {
    const ids = [...fixOutcomes(state)].flatMap(([id, { outcome }]) => (outcome === 'fixed' ? [id] : []));
    const commits = currentRound(state)?.commits.map(({ sha }) => sha) ?? [];
    return ids.length === 0 ? [] : [{ ids, commits }];
  });
  if (verified.length > 0) return verified;
  throw new Failure('usage/bad-value', `no fix of a finding of ${run} is verified`, {
    hint: `have them fixed: correctless fix ${run} --all`,
  });
}

/** All verified fixes of a review as one patch against what was reviewed. Throws audit/merge-conflict. */
export async function patchOfFixes({ repository, file }: Run): Promise<Buffer> {
  const commits = (await verifiedFixes(repository, file.run)).flatMap((one) => one.commits);
  const picked = await pickOntoTree(repository, file.head.tree, commits);
  if (picked.kind === 'picked') return patchToApply(repository, file.head.tree, picked.tree);
  const what = `fixes of ${file.run} change the same lines: ${picked.files.map(printable).join(', ')}`;
  throw new Failure('audit/merge-conflict', what, { hint: `see its commit: git show ${picked.sha}` });
}
