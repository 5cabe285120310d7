import { join } from 'node:path';
import type { ScopePolicy } from '../contracts/vocabulary.ts';
import type { Context } from '../context/context.ts';
import { isProvenByFacts } from '../evidence/proofs/prove-lens.ts';
import { namedPaths } from '../evidence/named-paths.ts';
import { mentionsSecrets } from '../evidence/reviewed-text.ts';
import type { World } from '../evidence/world.ts';
import type { RaisedFinding } from '../findings/lifecycle.ts';
import type { Repository } from '../io/git/git.ts';
import { authorText, INTENT_ROOM } from '../packets/texts/intent-texts.ts';
import { changedRules } from '../rules/governs.ts';
import type { RuleFile } from '../rules/rule.ts';
import type { Change } from './change/change.ts';
import { loadRedact, readQuotedTexts, type Redact } from './quoted-texts.ts';
import { readRules } from './rules.ts';
import { settingsTree } from '../scope/revision.ts';

/** How findings are to be judged, and which folders their absolute paths may be under. */
export type Terms = { readonly policy: ScopePolicy; readonly cacheRoot: string };

/**
 * What findings are compared with if there is no run: git's content at both revisions, the rules at base and, only if
 * a finding cites a commit or the intent, history and messages. Nobody watched the reviewer, so a place that it says it checked
 * only has to exist.
 */
export async function readWorld(
  repository: Repository,
  change: Change,
  findings: readonly RaisedFinding[],
  { policy, cacheRoot }: Terms,
): Promise<World> {
  const claims = findings.map(({ claim }) => claim);
  const redact = mentionsSecrets(JSON.stringify(claims)) ? await loadRedact() : undefined;
  const [texts, { rules }, context] = await Promise.all([
    readQuotedTexts(
      repository,
      {
        baseTree: change.base.tree,
        headTree: change.head.tree,
        changed: change.changed,
        treeRoots: [join(cacheRoot, 'trees', change.head.tree), repository.top],
        named: namedPaths(claims),
      },
      redact,
    ),
    readRules(repository, settingsTree(change.base)),
    readContextIfCited(repository, change, findings),
  ]);
  const redacted = await redactedBodies(rules, redact);
  const intent = context === undefined ? '' : authorText(context, INTENT_ROOM);
  return {
    ...texts,
    rules,
    rulesChanged: new Set(changedRules(change.changed, rules)),
    redactedRule: (path) => redacted.get(path),
    history: context?.history ?? { rows: [], omitted: 0 },
    intent: (await redact?.(intent)) ?? intent,
    looks: undefined,
    shown: new Set(change.changed.keys()),
    hasTree: true,
    policy,
  };
}

async function redactedBodies(
  rules: readonly RuleFile[],
  redact: Redact | undefined,
): Promise<ReadonlyMap<string, string>> {
  const bodies = new Map<string, string>();
  if (redact === undefined) return bodies;
  for (const { path, body } of rules) bodies.set(path, await redact(body));
  return bodies;
}

/** Gathered only for the lenses whose proof is in it. */
async function readContextIfCited(
  repository: Repository,
  change: Change,
  findings: readonly RaisedFinding[],
): Promise<Context | undefined> {
  const cites = findings.some(({ lens }) => isProvenByFacts(lens));
  if (!cites) return undefined;
  const { readContext } = await import('./context.ts');
  return readContext(repository, change, { asksGithub: change.pullRequest !== undefined });
}
