import type { Context } from '../../../src/context/context.ts';
import { NO_RELATED_FILES } from '../../../src/context/related-file.ts';
import { parsePatch } from '../../../src/diff/patch/parse-patch.ts';
import type { RepoPath } from '../../../src/kernel/repo-path.ts';
import type { Nonces, Task } from '../../../src/packets/assemble.ts';
import type { Clean, Material } from '../../../src/packets/material.ts';
import { shownFiles, type SkippedEntry } from '../../../src/packets/hunks/shown-files.ts';
import type { RuleFile } from '../../../src/rules/rule.ts';

export const path = (text: string): RepoPath => text as RepoPath;

export const NONCE = 'aaaabbbbccccddddeeeeffff00001111';

/** The run's nonce, then others that are easy to tell apart. */
export function nonces(): Nonces {
  let drawn = 0;
  return { run: NONCE, fresh: () => String((drawn += 1)).padStart(32, '0') };
}

export const TASK: Task = {
  run: 'r7k2ab',
  base: { sha: '1111111111111111111111111111111111111111', tree: '2'.repeat(40) },
  head: { sha: '3333333333333333333333333333333333333333', tree: '4'.repeat(40) },
  treeRoot: '/trees/4444',
};

/** `r7k2ab/1`, `r7k2ab/2`, … */
export function slots(): () => string {
  let used = 0;
  return () => `${TASK.run}/${(used += 1)}`;
}

export const EMPTY_CONTEXT: Context = {
  stack: { languages: [], framework: null, dependencies: [], notes: [], configFiles: [] },
  imports: [],
  history: { rows: [], omitted: 0 },
  comments: [],
  commits: [],
  commitsOmitted: 0,
  pullRequest: null,
  related: NO_RELATED_FILES,
  triggers: [],
};

/** Material without secrets, which needs no redaction. */
export function material(
  patch: string,
  parts: {
    context?: Partial<Context>;
    rules?: RuleFile[];
    checklist?: string[];
    skipped?: SkippedEntry[];
  } = {},
): Clean<Material> {
  const bytes = Buffer.from(patch);
  const whole: Material = {
    files: shownFiles({ patch: bytes, changed: parsePatch(bytes), skipped: parts.skipped ?? [] }),
    context: { ...EMPTY_CONTEXT, ...parts.context },
    rules: parts.rules ?? [],
    checklist: parts.checklist ?? [],
  };
  return whole as Clean<Material>;
}

export function rule(at: string, body: string, paths: string[] | null = null): RuleFile {
  return { path: path(at), source: 'claude-md', paths, body, sha256: '0'.repeat(64) };
}

/** A patch of one file in which `added` lines follow line `after` of the old file, without context. */
export function addedLines(file: string, added: readonly string[], after = 1): string {
  const head = `diff --git a/${file} b/${file}\nindex 1111111..2222222 100644\n--- a/${file}\n+++ b/${file}\n`;
  return `${head}@@ -${after},0 +${after + 1},${added.length} @@\n${added.map((line) => `+${line}\n`).join('')}`;
}
