import { elementsIn, membersIn } from '../../../replies/json-parts.ts';

/**
 * The messages in the output of `eslint --format json`, which has an entry per file. Each message gets its entry's `filePath`
 * in front and is otherwise unchanged. Undefined for a list of anything else; a file without messages has none. Messages
 * silenced by a comment are included, as in SARIF: the change may have added the comment.
 */
export function eslintMessages(list: string): string[] | undefined {
  const entries = elementsIn(list);
  const messages = entries.map(messagesOf);
  return entries.length > 0 && messages.every((one) => one !== undefined) ? messages.flat() : undefined;
}

function messagesOf(entry: string): string[] | undefined {
  if (!entry.startsWith('{')) return undefined;
  const members = membersIn(entry);
  const [file, messages] = [members.get('filePath'), members.get('messages')];
  if (file?.startsWith('"') !== true || messages?.startsWith('[') !== true) return undefined;
  const silenced = members.get('suppressedMessages');
  const all = [messages, ...(silenced?.startsWith('[') === true ? [silenced] : [])].flatMap(elementsIn);
  return all.map((message) => withFile(message, file));
}

function withFile(message: string, file: string): string {
  if (!message.startsWith('{')) return message;
  const rest = message.slice(1).trimStart();
  return `{"filePath":${file}${rest === '}' ? '' : ','}${rest}`;
}
