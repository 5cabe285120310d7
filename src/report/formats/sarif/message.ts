import { inertBlock } from '../../../kernel/text/inert.ts';

export type SarifMessage = { readonly text: string };

/**
 * A message whose untrusted text is text only. In messages of SARIF `{0}` stands for an argument (2.1.0, 3.11.5) and
 * `[text](target)` is a link (3.11.6): what would be one is escaped as the standard says, all else stays readable for
 * viewers that know neither. The exact texts stand in the result's properties.
 */
export function sarifMessage(text: string): SarifMessage {
  return {
    text: inertBlock(text)
      .replaceAll(/(\{+)(\d+)(\}+)/g, '$1$1$2$3$3')
      // A backslash that stands there already would take the escape for itself.
      .replaceAll(/(?<!\\)(\\*)\](?=\()/g, '$1$1\\]'),
  };
}
