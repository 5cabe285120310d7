import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { SecretLintRuleCreator, SecretLintRuleReportDescriptor } from '@secretlint/types';
import { isExpression } from './is-expression.ts';
import { ownSecretRule } from './own-secret-rule.ts';
import { RULES_LEFT_OUT } from './rules-left-out.ts';

/** A secret in a text: offsets in UTF-16 units, end exclusive, and the rule that found it (`github`, `privatekey`). */
export type SecretAt = { readonly start: number; readonly end: number; readonly kind: string };

type Message = { readonly ruleId: string } & SecretLintRuleReportDescriptor;

/** The secrets of a text, sorted, not overlapping. Loading this file loads all rules: `find-secrets.ts` avoids it. */
export async function scanSecrets(text: string): Promise<SecretAt[]> {
  const messages: Message[] = [];
  await lintSource({
    // A name is required; no rule knows a file of this name.
    source: { content: text, filePath: 'text', contentType: 'text' },
    options: { config: { rules: RULES.map((rule) => reportingTo(messages, rule)) } },
  });
  return disjoint(
    messages.map((message) => secretAt(text, message)).filter((found) => !isExpression(text, found)),
  );
}

/** Collects a rule's reports directly: secretlint compares each report with every other, which is of no use here. */
function reportingTo(
  messages: Message[],
  { id, rule, options }: (typeof RULES)[number],
): (typeof RULES)[number] {
  const create: SecretLintRuleCreator['create'] = (context, given) => {
    const report = (found: SecretLintRuleReportDescriptor): void => {
      if (!REPORTS_LEFT_OUT.has(found.message.messageId)) messages.push({ ...found, ruleId: id });
    };
    return rule.create({ ...context, report }, given);
  };
  return { id, rule: { ...rule, create }, options };
}

const PREFIX = '@secretlint/secretlint-rule-';

/** Reports of rules that stay: one takes assignments for AWS keys, one takes words for Slack tokens. Ours find only the secrets. */
const REPORTS_LEFT_OUT: ReadonlySet<string> = new Set(['AWSSecretAccessKey', 'SLACK_TOKEN']);

/** The preset does not report access key ids; half a credential is more than a reviewer needs. */
const OPTIONS: Readonly<Record<string, object>> = { [`${PREFIX}aws`]: { enableIDScanRule: true } };

const ALL: readonly SecretLintRuleCreator[] = [...rules, ownSecretRule];

const RULES = ALL.filter(({ meta }) => !RULES_LEFT_OUT.includes(meta.id)).map((rule) => ({
  id: rule.meta.id,
  rule,
  options: OPTIONS[rule.meta.id] ?? {},
}));

/** Names of the rules in use here. */
export const RULE_NAMES: readonly string[] = RULES.map(({ id }) => ruleName(id));

function ruleName(id: string): string {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
}

/** Which part of a match is the secret, for rules that report its name or its address with it. */
const SECRET_IN: Readonly<Record<string, RegExp>> = {
  AWSAccountID: /\d{4}-?\d{4}-?\d{4}/,
  IncomingWebhook: /(?<=\/services\/).+/i,
};

function secretAt(text: string, { ruleId, message, range }: Message): SecretAt {
  const [start, end] = range;
  const { messageId } = message;
  const kind = ruleId.startsWith(PREFIX) ? ruleId.slice(PREFIX.length) : messageId;
  const secret = SECRET_IN[messageId]?.exec(text.slice(start, end));
  if (secret === undefined || secret === null) return { start, end, kind };
  return { start: start + secret.index, end: start + secret.index + secret[0].length, kind };
}

/** Two that overlap are merged into one over both ranges, named after the one that begins first. */
function disjoint(found: readonly SecretAt[]): SecretAt[] {
  const kept: SecretAt[] = [];
  for (const secret of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || secret.start >= last.end) kept.push(secret);
    else kept[kept.length - 1] = { ...last, end: Math.max(last.end, secret.end) };
  }
  return kept;
}
