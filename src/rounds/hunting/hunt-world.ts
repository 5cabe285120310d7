import type { HuntWorld } from '../../audit/claims/check-hunt.ts';
import type { Hunt } from '../../contracts/replies/audit-finding.ts';
import type { Looks } from '../../evidence/looks.ts';
import { mentionsSecrets } from '../../evidence/reviewed-text.ts';
import { loadRedact, readQuotedTexts } from '../../gather/quoted-texts.ts';
import { corrupt, readRunJson } from '../../run/stored/run-json.ts';
import type { RunAtHand } from '../../review/phases/world-of.ts';
import { auditPaths } from '../stored/audit-paths.ts';
import { auditedPaths } from './audited-paths.ts';
import { readJournal } from '../stored/journal.ts';

/** What a specialist's claims are checked against: git's own content at the commit that it examines. */
export async function huntWorldOf(run: RunAtHand, hunt: Hunt, looks: Looks | undefined): Promise<HuntWorld> {
  const { repository, file } = run;
  if (file.audit === undefined) throw corrupt(run.paths.run, 'belongs to no audit');
  const paths = auditPaths(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    readRunJson(paths.audit, 'audit'),
    readJournal(paths),
    readQuotedTexts(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file),
      },
      mentionsSecrets(JSON.stringify(hunt)) ? await loadRedact() : undefined,
    ),
  ]);
  return {
    textOf: texts.headText,
    exists: texts.exists,
    treeRoots: texts.treeRoots,
    scope: auditedPaths(audit, journal),
    looks,
  };
}
