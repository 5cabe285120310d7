import { runsOf } from '../../kernel/runs-of.ts';
import type { RuleFile } from '../../rules/rule.ts';
import { directoriesOf } from '../../rules/files/source.ts';
import { fence } from '../fence.ts';
import { byteLength } from '../packet.ts';
import { total, type Load } from '../pack.ts';
import { splitText } from '../hunks/split-text.ts';

/** A fact that must be beside the hunks it belongs to: a rule, a row of history, a comment, an import. */
export type Extra = Load & {
  readonly content: string;
  /** Attributes of the fence, for a fact that has a separate one. */
  readonly attributes?: Readonly<Record<string, string>>;
};

/**
 * Facts that are in a packet together, as one load: with two hundred rules beside each of thousands of hunks there would be
 * hundreds of thousands of loads.
 */
export type Beside = Load & { readonly kind: 'beside'; readonly extras: readonly Extra[] };

/** Facts grouped by packet, and the lengths of the lines that no packet can hold. */
export type Extras = { readonly groups: readonly Beside[]; readonly tooLong: readonly number[] };

export const NO_EXTRAS: Extras = { groups: [beside([])], tooLong: [] };

export function beside(extras: readonly Extra[]): Beside {
  return { kind: 'beside', bytes: total(extras), extras };
}

export function factsOf({ groups }: Extras): Extra[] {
  return groups.flatMap(({ extras }) => extras);
}

const ANY_NONCE = '0'.repeat(32);
// "(part i of n)" above a part of a fact.
const LABEL_BYTES = 40;

/** Rules, each in a fence with its path, in groups of at most `limit` bytes. */
export function ruleExtras(rules: readonly RuleFile[], limit: number): Extras {
  const tooLong: number[] = [];
  const extras = rules.flatMap((rule) => {
    const wrapping = ruleBytes('', { ...ruleAttributes(rule), part: '9999 of 9999' });
    const split = splitText(rule.body, limit - wrapping);
    tooLong.push(...split.tooLong);
    return split.parts.map((content, index): Extra => {
      const part = split.parts.length === 1 ? {} : { part: `${index + 1} of ${split.parts.length}` };
      const attributes = { ...ruleAttributes(rule), ...part };
      return { content, attributes, bytes: ruleBytes(content, attributes) };
    });
  });
  return { groups: grouped(extras, limit), tooLong };
}

/** Where the rule is and what it governs; a rule without `folders` and `paths` governs everything. */
function ruleAttributes(rule: RuleFile): Record<string, string> {
  const folders = directoriesOf(rule);
  return {
    source: rule.path,
    ...(folders.includes('') ? {} : { folders: folders.map((folder) => `${folder}/`).join(', ') }),
    ...(rule.paths === null ? {} : { paths: rule.paths.join(', ') }),
  };
}

function ruleBytes(content: string, attributes: Readonly<Record<string, string>>): number {
  const blank = fence('RULES', ANY_NONCE, '', attributes);
  // For a final newline that the fence may add, and the blank line between fences.
  return byteLength(blank) + byteLength(content) + 3;
}

/** Texts that share one fence, in groups of at most `limit` bytes. */
export function textExtras(texts: readonly string[], limit: number): Extras {
  const tooLong: number[] = [];
  const extras = texts.flatMap((text) => {
    const split = splitText(text.endsWith('\n') ? `${text}\n` : `${text}\n\n`, limit - LABEL_BYTES);
    tooLong.push(...split.tooLong);
    return split.parts.map((part, index): Extra => {
      const content =
        split.parts.length === 1 ? part : `(part ${index + 1} of ${split.parts.length})\n${part}`;
      return { content, bytes: byteLength(content) };
    });
  });
  return { groups: grouped(extras, limit), tooLong };
}

function grouped(extras: readonly Extra[], limit: number): Beside[] {
  const groups = runsOf(extras, ({ bytes }) => bytes, limit);
  return (groups.length === 0 ? [[]] : groups).map(beside);
}
