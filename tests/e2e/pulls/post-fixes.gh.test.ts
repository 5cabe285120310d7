import { describe, expect, it } from 'vitest';
import type { Fix } from '../../../src/contracts/files/proof.ts';
import { postReport } from '../../../src/github/post/post-report.ts';
import { openRepository } from '../../../src/io/git/repository.ts';
import { withWork } from '../../../src/report/build/with-work.ts';
import { openRun } from '../../../src/run/stored/open-run.ts';
import { readReport } from '../../../src/run/stored/read-report.ts';
import { afterSuggestion } from '../../kit/github-suggestions.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { exampleFix, exampleProof } from '../../kit/work-example.ts';
import { AFTER, bug, postSession, type PostSession } from './post-session.ts';

const THREE = 'export const line3 = 100 + 3;';
const THIRTY = 'export const line30 = 100 + 30;\nexport const line31 = 100 + 31;';
const CLAIMS = [bug('src/sum.ts', THREE, 'Three is wrong'), bug('src/sum.ts', THIRTY, 'Thirty is wrong')];

/** Commits of fixes on a branch of their own, each on the one before, and their patches against what was reviewed. */
function fixed({ github }: PostSession, edits: readonly ((text: string) => string)[]) {
  const { user } = github;
  const head = user.git('rev-parse', 'refs/correctless/pulls/7/head');
  return edits.map((edit): Fix => {
    const after = edit(AFTER);
    user.git('switch', '-q', '--detach', head);
    user.commit({ 'src/sum.ts': after });
    const commit = user.git('rev-parse', 'HEAD');
    user.git('switch', '-q', 'main');
    return exampleFix({ commit, patch: `${user.git('diff', head, commit)}\n` });
  });
}

async function posted(session: PostSession, name: string, fixes: readonly Fix[], withFixes = true) {
  const repository = await openRepository(session.github.user.top);
  const run = await openRun(repository, name);
  const report = async () => {
    const known = await readReport(run);
    const byId = new Map(fixes.map((fix, at) => [`F${at + 1}`, fix]));
    return withWork(known, { proofs: new Map([['F1', exampleProof()]]), fixes: byId });
  };
  const request = { run, report, withFixes, yes: false, dryRun: false, repo: undefined, pr: undefined };
  return postReport(request);
}

const bodies = ({ kept }: PostSession): string[] => kept.threads.map(({ comments }) => comments[0]!.body);

describe.skipIf(ghIsMissing())('post --with-fixes, through the real gh (needs gh on PATH)', () => {
  it('each suggestion, applied alone, gives exactly the committed lines', async () => {
    const session = await postSession();
    const run = await session.reviewed(CLAIMS);
    const fixes = fixed(session, [
      (text) =>
        text.replace(THREE, "export const line3 = 3;\n// '```' is no fence\nexport const more = `````;"),
      (text) => text.replace(`${THIRTY}\n`, ''),
    ]);
    await posted(session, run, fixes);
    const applied = session.kept.threads.map((thread) => afterSuggestion(thread, AFTER));
    const committed = fixes.map(
      ({ commit }) => `${session.github.user.git('show', `${commit}:src/sum.ts`)}\n`,
    );
    expect(applied).toEqual(committed);
    expect(bodies(session)[0]).toContain('Proven: fails at head, passes at base');
    expect(bodies(session)[0]).toContain('The verified fix replaces line 3:');
    await posted(session, run, fixes);
    expect(session.kept.written).toEqual(['review with 2']);
  });

  it('a comment that is there keeps its lines, so it gets the patch and no suggestion', async () => {
    const session = await postSession();
    const run = await session.reviewed(CLAIMS);
    const fixes = fixed(session, [(text) => text.replace(THREE, 'export const line3 = 3;')]);
    await posted(session, run, fixes, false);
    expect(bodies(session).join('')).not.toMatch(/suggestion\n|as a patch/);
    expect(bodies(session)[0]).toContain('Fixed and verified: 12 tests');
    await posted(session, run, fixes);
    expect(session.kept.threads.map((thread) => afterSuggestion(thread, AFTER))).toEqual([
      undefined,
      undefined,
    ]);
    expect(bodies(session)[0]).toContain('<summary>The fix as a patch</summary>');
    expect(bodies(session)[0]).toContain('-export const line3 = 100 + 3;\n+export const line3 = 3;\n');
  });

  it('lines that GitHub does not show, and several places, are a patch', async () => {
    const session = await postSession();
    const run = await session.reviewed(CLAIMS);
    const fixes = fixed(session, [
      (text) => text.replace('line14 = 14', 'line14 = 15'),
      (text) => text.replace('line30 = 100', 'line30 = 1').replace('line3 = 100', 'line3 = 1'),
    ]);
    await posted(session, run, fixes);
    expect(bodies(session).map((body) => body.includes('The fix as a patch'))).toEqual([true, true]);
    expect(bodies(session).join('')).not.toContain('```suggestion');
    expect(session.kept.threads.map(({ line }) => line)).toEqual([3, 30]);
  });
});
