import type { RunFile, Settings } from '../../contracts/files/run-files.ts';
import type { Material } from '../../packets/material.ts';
import { unusedFiles, type UnusedFile } from '../../packets/hunks/unused-files.ts';
import type { RuleInForce } from '../../rules/governs.ts';
import { idleLenses } from './idle-lenses.ts';

/** Lenses that have nothing to look at, and for each other lens the files that it does not get. */
export type Unused = {
  readonly idle: RunFile['lenses_without_work'];
  readonly notSent: NonNullable<RunFile['not_sent']>;
};

/**
 * @param settings its lenses, and whether the user named them
 * @param given the rules that reviewers get
 *
 * @param notYet why no rule is in force, when the change adds the first ones
 */
export function planUnused(
  { lenses, named_by: namedBy }: Pick<Settings, 'lenses' | 'named_by'>,
  { files, context }: Pick<Material, 'files' | 'context'>,
  given: readonly RuleInForce[],
  notYet?: string,
): Unused {
  const rules = given.map(({ rule }) => rule);
  const shown = files.filter(({ hunks }) => hunks.length > 0);
  if (shown.length === 0) return { idle: lenses.map((lens) => ({ lens, why: NOTHING_SHOWN })), notSent: [] };
  const asked = notYet === undefined ? lenses : lenses.filter((lens) => lens !== 'rules-compliance');
  const idle = [
    ...(notYet === undefined ? [] : [{ lens: 'rules-compliance' as const, why: notYet }]),
    ...idleLenses(asked, { context, files: shown, rules }, namedBy !== undefined),
  ];
  const notSent: Unused['notSent'] = [];
  for (const lens of lenses) {
    if (idle.some((one) => one.lens === lens)) continue;
    const unused = unusedFiles(lens, files, { context, rules });
    if (unused.length > 0 && unused.length === shown.length) idle.push({ lens, why: reasonsOf(unused) });
    else notSent.push(...unused.map((file) => ({ lens, ...file })));
  }
  return { idle, notSent };
}

/** Why no lens has work in a change without a line for reviewers. */
export const NOTHING_SHOWN = 'no line of the change is for a reviewer';

function reasonsOf(unused: readonly UnusedFile[]): string {
  return `of every changed file: ${[...new Set(unused.map(({ why }) => why))].join('; or ')}`;
}
