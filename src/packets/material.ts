import type { Context } from '../context/context.ts';
import type { RuleFile } from '../rules/rule.ts';
import type { Redactor } from './redaction/redact.ts';
import { redactHunks, type TextOf } from './redaction/redact-hunks.ts';
import type { ShownFile } from './hunks/shown-files.ts';

/** Everything from the repository that packets may show. */
export type Material = {
  readonly files: readonly ShownFile[];
  readonly context: Context;
  /** The applicable rules, at base. */
  readonly rules: readonly RuleFile[];
  /** What to look for in this stack: `bugChecklist`. */
  readonly checklist: readonly string[];
};

declare const redacted: unique symbol;

/** Without secrets. Packet builders accept only what this file made. */
export type Clean<T> = T & { readonly [redacted]: true };

/** The material with its secrets replaced; the order of the parts numbers the secrets. */
export async function cleanMaterial(
  material: Material,
  redactor: Redactor,
  textOf?: TextOf,
): Promise<Clean<Material>> {
  const files = await redactHunks(material.files, redactor, textOf);
  const rest = await redactor.redact({
    context: material.context,
    rules: material.rules,
    checklist: material.checklist,
  });
  const clean: Material = { files, ...rest };
  return clean as Clean<Material>;
}

/** The same for text that a model wrote: a summary, a finding. The model may have read a secret in the tree. */
export async function cleanText<T>(value: T, redactor: Redactor): Promise<Clean<T>> {
  return (await redactor.redact(value)) as Clean<T>;
}
