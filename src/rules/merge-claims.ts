import { posix } from 'node:path';
import { groupedBy } from '../kernel/grouped-by.ts';
import { by, compareText, inOrder } from '../kernel/order.ts';
import type { Claim } from './claim.ts';
import { parseRuleFile } from './files/parse-rule-file.ts';
import type { RuleFile } from './rule.ts';
import { RULE_SOURCES } from './rule.ts';
import { directoriesOf, globsKey } from './files/source.ts';

/**
 * One rule per file, sorted by path, however many places, links and imports lead to it. Its own place determines the source. It
 * governs the folders of all claims, and its globs apply only if no claim takes the file as a whole.
 */
export function mergeClaims(
  claims: readonly Claim[],
  bytesOf: (oid: string) => Uint8Array | undefined,
): RuleFile[] {
  const byPath = groupedBy(copiesJoined(claims), ({ entry }) => entry.path);
  const rules: RuleFile[] = [];
  for (const same of byPath.values()) {
    const [first, ...others] = same.toSorted(FIRST_CLAIM);
    const bytes = first === undefined ? undefined : bytesOf(first.entry.oid);
    if (first !== undefined && bytes !== undefined) rules.push(ruleOf(first, others, bytes));
  }
  return rules.sort(by((rule) => rule.path));
}

/** The file's own place first, then the order of sources, then fewer imports. */
const FIRST_CLAIM = inOrder<Claim>(
  by((claim) => (claim.via === undefined ? 0 : 1)),
  by((claim) => RULE_SOURCES.indexOf(claim.source)),
  by((claim) => claim.depth),
  by((claim) => claim.directory),
);

function ruleOf(first: Claim, others: readonly Claim[], bytes: Uint8Array): RuleFile {
  const all = [first, ...others];
  const rule = parseRuleFile(first.entry.path, bytes, first.source);
  const directories = outermost(all.map(({ directory }) => directory));
  const via = [...new Set(all.map((claim) => claim.via).filter((path) => path !== undefined))];
  const isOwnPlace = directories.join('\0') === directoriesOf(rule).join('\0');
  return {
    ...rule,
    paths: all.every(({ source }) => globsKey(source) !== null) ? rule.paths : null,
    ...(isOwnPlace ? {} : { directories }),
    ...(via.length === 0 ? {} : { via: via.sort(compareText) }),
  };
}

/** Removes folders that are inside another one of them. */
function outermost(directories: readonly string[]): string[] {
  const sorted = [...new Set(directories)].sort(compareText);
  return sorted.filter((inner) => !sorted.some((outer) => outer !== inner && isBelow(inner, outer)));
}

function isBelow(inner: string, outer: string): boolean {
  return outer === '' || inner.startsWith(`${outer}/`);
}

/** An AGENTS.md with the same text as the CLAUDE.md next to it is another name for it, like a link. */
function copiesJoined(claims: readonly Claim[]): Claim[] {
  const claudeFiles = new Map(
    claims.filter(({ source }) => source === 'claude-md').map((claim) => [claim.entry.path as string, claim]),
  );
  return claims.map((claim) => {
    if (claim.source !== 'agents-md' || claim.via !== undefined) return claim;
    const beside = claudeFiles.get(posix.join(posix.dirname(claim.entry.path), 'CLAUDE.md'));
    return beside?.entry.oid === claim.entry.oid ? { ...beside, via: claim.entry.path } : claim;
  });
}
