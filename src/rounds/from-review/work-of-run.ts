import type { Fix, Proof } from '../../contracts/files/proof.ts';
import { patchOf } from '../../gather/change/patch-of.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { redactPatch } from '../../packets/redaction/redact-patch.ts';
import type { Redactor } from '../../packets/redaction/redact.ts';
import type { Work } from '../../report/build/with-work.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readRedactor } from '../../run/stored/material.ts';
import { fixesOfRun } from './fixes-of-run.ts';
import { proofsOfRun } from './proofs-of-run.ts';

/** Proofs and fixes of a review, to be shown: tests print secrets, and patches hold them. */
export async function workOfRun({ repository, file, paths }: Run): Promise<Work> {
  const [proofs, fixes] = [await proofsOfRun(repository, file.run), await fixesOfRun(repository, file.run)];
  const redactor = await readRedactor(paths, file);
  const shown = { proofs: new Map<string, Proof>(), fixes: new Map<string, Fix>() };
  for (const [id, proof] of proofs) shown.proofs.set(id, await shownProof(proof, repository, redactor));
  for (const [id, fix] of fixes) shown.fixes.set(id, await shownFix(fix, redactor));
  return shown;
}

async function shownProof(proof: Proof, repository: Repository, redactor: Redactor): Promise<Proof> {
  const { test, ...said } = await redactor.redact(proof);
  if (test === null) return { ...said, test };
  const patch = await redactPatch(await addedBy(test.commit, repository), redactor);
  return { ...said, test: { ...test, patch } };
}

async function shownFix(fix: Fix, redactor: Redactor): Promise<Fix> {
  const { patch, ...said } = fix;
  return { ...(await redactor.redact(said)), patch: await redactPatch(patch, redactor) };
}

/** Empty when its branch was removed, and the commit with it. */
async function addedBy(commit: string, repository: Repository): Promise<string> {
  return patchOf(repository, `${commit}^`, commit).catch((error: unknown) => {
    if (error instanceof Failure) return '';
    throw error;
  });
}
