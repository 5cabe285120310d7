import type { MessagesBody, TextBlock, ToolResultBlock, ToolUseBlock, WireMessage } from './messages-api.ts';

/** One `POST /v1/messages` as the scripted API received it. */
export type ModelRequest = {
  /** Position among all requests of the session, from 0. */
  readonly n: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes as they came, for byte-for-byte comparisons. */
  readonly raw: string;
  readonly body: MessagesBody;
  /** `x-claude-code-agent-id`: one value for each subagent, null in the main conversation. */
  readonly agentId: string | null;
};

/** What a tool answered, as the model sees it. */
export type ToolAnswer = {
  readonly tool: string;
  readonly id: string;
  readonly text: string;
  readonly isError: boolean;
};

/** The whole system prompt, blocks joined by line feeds. */
export function systemText(request: ModelRequest): string {
  return textOf(request.body.system ?? '');
}

/** Names of the tools offered to the model, in the client's order. */
export function toolNames(request: ModelRequest): string[] {
  return (request.body.tools ?? []).map((tool) => tool.name);
}

/** Every text the first user message holds, reminders of the client included, joined by line feeds. */
export function firstUserText(request: ModelRequest): string {
  const first = request.body.messages.find((message) => message.role === 'user');
  return first === undefined ? '' : textOf(first.content);
}

/** The text blocks of the first user message one by one: the packet of a subagent is exactly one of them. */
export function firstUserBlocks(request: ModelRequest): string[] {
  const first = request.body.messages.find((message) => message.role === 'user');
  return first === undefined
    ? []
    : blocksOf(first).flatMap((block) => (block.type === 'text' ? [block.text] : []));
}

/** Every text of every message, tool results included: what the model can have read so far. */
export function wholeContext(request: ModelRequest): string {
  return [
    systemText(request),
    ...request.body.messages.flatMap((message) => blocksOf(message).map(blockText)),
  ].join('\n');
}

/** Answers the model has not replied to yet: those after its last message. */
export function lastToolResults(request: ModelRequest): ToolAnswer[] {
  const names = new Map(toolCalls(request).map((call) => [call.id, call.name]));
  const { messages } = request.body;
  const last = messages.findLastIndex((message) => message.role === 'assistant');
  return messages.slice(last + 1).flatMap((message) => answersIn(message, names));
}

/** Calls the model made so far, oldest first. */
export function toolCalls(request: ModelRequest): ToolUseBlock[] {
  return request.body.messages
    .filter((message) => message.role === 'assistant')
    .flatMap((message) => blocksOf(message).flatMap((block) => (block.type === 'tool_use' ? [block] : [])));
}

/** How often the model has spoken in this conversation. A scripted agent needs no other state. */
export function turn(request: ModelRequest): number {
  return request.body.messages.filter((message) => message.role === 'assistant').length;
}

/** Text of the user messages after the model's last one: a prompt, or the reason a stop hook sent it back. */
export function lastUserText(request: ModelRequest): string {
  const { messages } = request.body;
  const last = messages.findLastIndex((message) => message.role === 'assistant');
  return messages
    .slice(last + 1)
    .filter((message) => message.role === 'user')
    .map((message) => textOf(message.content))
    .join('\n');
}

function answersIn(message: WireMessage, names: ReadonlyMap<string, string>): ToolAnswer[] {
  return blocksOf(message).flatMap((block) =>
    block.type === 'tool_result'
      ? [
          {
            tool: names.get(block.tool_use_id) ?? '',
            id: block.tool_use_id,
            text: textOf(block.content ?? ''),
            isError: block.is_error === true,
          },
        ]
      : [],
  );
}

function blocksOf(message: WireMessage): readonly (TextBlock | ToolUseBlock | ToolResultBlock)[] {
  return typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : message.content;
}

function blockText(block: TextBlock | ToolUseBlock | ToolResultBlock): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'tool_use':
      return JSON.stringify(block.input);
    case 'tool_result':
      return textOf(block.content ?? '');
  }
}

function textOf(content: string | readonly (TextBlock | ToolUseBlock | ToolResultBlock)[]): string {
  if (typeof content === 'string') return content;
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
}
