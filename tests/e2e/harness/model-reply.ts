/** What a scripted model answers to one request. */
export type ModelReply =
  | {
      readonly kind: 'message';
      readonly text: string;
      readonly calls: readonly ToolCall[];
      readonly stop: StopReason;
    }
  /** An HTTP error; sent with `x-should-retry: false`, or the client tries for three minutes. */
  | { readonly kind: 'error'; readonly status: number }
  /** The stream starts, gives this text and the connection breaks. */
  | { readonly kind: 'cut'; readonly text: string }
  /** No answer at all, until the session ends. */
  | { readonly kind: 'silence' };

export type ToolCall = { readonly name: string; readonly input: Readonly<Record<string, unknown>> };

export type StopReason = 'end_turn' | 'tool_use' | 'max_tokens';

/** The model speaks and its turn ends. */
export function say(text: string): ModelReply {
  return { kind: 'message', text, calls: [], stop: 'end_turn' };
}

/** The model calls tools, all in one message, so that the client may run them in parallel. */
export function call(...calls: readonly ToolCall[]): ModelReply {
  return { kind: 'message', text: '', calls, stop: 'tool_use' };
}

/** The model says something and then calls tools. */
export function sayAndCall(text: string, ...calls: readonly ToolCall[]): ModelReply {
  return { kind: 'message', text, calls, stop: 'tool_use' };
}

/** The model was cut off by its token limit. */
export function outOfTokens(text: string): ModelReply {
  return { kind: 'message', text, calls: [], stop: 'max_tokens' };
}

/** The API refuses the request. */
export function apiError(status: number): ModelReply {
  return { kind: 'error', status };
}

/** The connection breaks in the middle of this text. */
export function cutAfter(text: string): ModelReply {
  return { kind: 'cut', text };
}

/** The API never answers. */
export function silence(): ModelReply {
  return { kind: 'silence' };
}

/** One tool call, for `call` and `sayAndCall`. */
export function tool(name: string, input: ToolCall['input']): ToolCall {
  return { name, input };
}
