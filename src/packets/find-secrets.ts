import type { SecretLintCoreResult, SecretLintRuleCreator } from '@secretlint/types';
import { ownSecretRule } from './own-secret-rule.ts';

/** A secret in a text: offsets in UTF-16 units, end excluded, and which rule knows it (`github`, `privatekey`). */
export type SecretAt = { readonly start: number; readonly end: number; readonly kind: string };

type Message = SecretLintCoreResult['messages'][number];

/**
 * The secrets that secretlint's recommended rules and ours find in each text: sorted, not overlapping.
 *
 * All texts are scanned as one, because a scan of a line costs as much as one of 100 KB (half a millisecond, after 100 ms
 * for the first, which loads the rules). What is a secret depends on its own text only.
 */
export async function findSecrets(texts: readonly string[]): Promise<SecretAt[][]> {
  const found = await scan(texts.join(BETWEEN));
  let start = 0;
  let next = 0;
  return texts.map((text) => {
    const end = start + text.length;
    const own: SecretAt[] = [];
    for (let secret = found[next]; secret !== undefined && secret.start < end; secret = found[(next += 1)]) {
      own.push({ ...secret, start: secret.start - start, end: secret.end - start });
    }
    start = end + BETWEEN.length;
    return own;
  });
}

// No pattern of a secret goes on over a NUL that is a line of its own.
const BETWEEN = '\n\u0000\n';

async function scan(text: string): Promise<SecretAt[]> {
  const { lintSource, recommended } = await (loading ??= load());
  const { messages } = await lintSource({
    // A name is asked for; that of no file that any rule knows.
    source: { content: text, filePath: 'text', contentType: 'text' },
    options: { config: { rules: [...recommended, ownSecretRule].filter(isWanted).map(described) } },
  });
  return disjoint(messages.map((message) => secretAt(text, message)));
}

let loading: ReturnType<typeof load> | undefined;

async function load() {
  const { lintSource } = await import('@secretlint/core');
  const preset = await import('@secretlint/secretlint-rule-preset-recommend');
  const recommended: readonly SecretLintRuleCreator[] = preset.rules;
  return { lintSource, recommended };
}

function isWanted({ meta }: SecretLintRuleCreator): boolean {
  return !LEFT_OUT.has(meta.id);
}

function described(rule: SecretLintRuleCreator) {
  return { id: rule.meta.id, rule, options: OPTIONS[rule.meta.id] ?? {} };
}

const PREFIX = '@secretlint/secretlint-rule-';

/**
 * Rules of the preset that are left out: one lets a comment in the code under review switch the others off, the other
 * opens files and marks a JSON file as a whole; `own-secret-rule.ts` knows the key in it.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([`${PREFIX}filter-comments`, `${PREFIX}gcp`]);

/** Ids of access keys are off in the preset; half a credential is more than a reviewer needs. */
const OPTIONS: Readonly<Record<string, object>> = { [`${PREFIX}aws`]: { enableIDScanRule: true } };

function secretAt(text: string, { ruleId, messageId, range, data }: Message): SecretAt {
  const [start, end] = range;
  const kind = ruleId.startsWith(PREFIX) ? ruleId.slice(PREFIX.length) : messageId;
  // The rule for AWS secret keys reports the length of the key, but from the start of its variable's name.
  const exact = Object.values(data ?? {}).find(
    (value): value is string => typeof value === 'string' && value.length === end - start,
  );
  const at = exact === undefined ? -1 : text.indexOf(exact, start);
  return at < 0 ? { start, end, kind } : { start: at, end: at + (end - start), kind };
}

/** Of two that overlap one remains, over the lines of both, named after the one that begins first. */
function disjoint(found: readonly SecretAt[]): SecretAt[] {
  const kept: SecretAt[] = [];
  for (const secret of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || secret.start >= last.end) kept.push(secret);
    else kept[kept.length - 1] = { ...last, end: Math.max(last.end, secret.end) };
  }
  return kept;
}
