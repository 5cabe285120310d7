import { inertBlock } from '../../../kernel/text/inert.ts';

/**
 * A message whose untrusted text stays text. In SARIF messages `{0}` is an argument (2.1.0, 3.11.5) and `[text](target)` is a
 * link (3.11.6). Both are escaped as the standard says; everything else stays readable for viewers that know neither. The exact
 * texts are in the result's properties.
 */
export function sarifMessage(text: string): { readonly text: string } {
  return {
    text: inertBlock(text)
      .replaceAll(/(\{+)(\d+)(\}+)/g, '$1$1$2$3$3')
      // A backslash that is already there would consume the escape.
      .replaceAll(/(?<!\\)(\\*)\](?=\()/g, '$1$1\\]'),
  };
}
