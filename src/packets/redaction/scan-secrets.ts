import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import type { SecretLintRuleContext, SecretLintRuleCreator, SecretLintSourceCode } from '@secretlint/types';
import { isExpression } from './is-expression.ts';
import { ownSecrets, type SecretAt } from './own-secrets.ts';
import { RULES_LEFT_OUT } from './rules-left-out.ts';

/** The secrets of a text, sorted, not overlapping. Loading this file loads all rules. */
export async function scanSecrets(text: string): Promise<SecretAt[]> {
  const found: SecretAt[] = [];
  for (const rule of rules.filter(({ meta }) => !RULES_LEFT_OUT.includes(meta.id))) {
    await rule.create(contextOf(rule, text, found), OPTIONS).file?.(sourceOf(text));
  }
  found.push(...ownSecrets(text));
  return disjoint(found.filter((one) => !isExpression(text, one)));
}

/** Rules run without secretlint's engine: it words each report and compares it with every other. */
function contextOf({ meta }: SecretLintRuleCreator, text: string, found: SecretAt[]): SecretLintRuleContext {
  return {
    sharedOptions: {},
    createTranslator: () => (messageId) => ({ messageId: String(messageId), message: '', data: undefined }),
    ignore: () => undefined,
    report: ({ message: { messageId }, range: [start, end] }) => {
      if (REPORTS_LEFT_OUT.has(messageId)) return;
      const whole = text.slice(start, end);
      const secret = SECRET_IN[messageId]?.exec(whole)?.[0] ?? whole;
      const at = text.indexOf(secret, start);
      found.push({ start: at, end: at + secret.length, kind: meta.id.slice(PREFIX.length) });
    },
  };
}

/** What rules look at. No rule knows a file of this name. */
const sourceOf = (content: string) => ({ content, filePath: 'text' }) as SecretLintSourceCode;

const PREFIX = '@secretlint/secretlint-rule-';

/** Reports of rules that stay: one takes assignments for AWS keys, one takes words for Slack tokens. Ours find only the secrets. */
const REPORTS_LEFT_OUT: ReadonlySet<string> = new Set(['AWSSecretAccessKey', 'SLACK_TOKEN']);

/** AWS's rule does not report access key ids unless asked; half a credential is more than a reviewer needs. */
const OPTIONS = { enableIDScanRule: true };

/** Which part of a match is the secret, for rules that report its name or its address with it. */
const SECRET_IN: Readonly<Record<string, RegExp>> = {
  AWSAccountID: /\d{4}-?\d{4}-?\d{4}/,
  IncomingWebhook: /(?<=\/services\/).+/i,
};

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
