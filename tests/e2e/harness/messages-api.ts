/** The part of the Messages API that the client uses, as it travels on the wire. Only what a scenario reads is typed. */

export type TextBlock = { readonly type: 'text'; readonly text: string };

export type ToolUseBlock = {
  readonly type: 'tool_use';
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
};

export type ToolResultBlock = {
  readonly type: 'tool_result';
  readonly tool_use_id: string;
  readonly content?: string | readonly TextBlock[];
  readonly is_error?: boolean;
};

export type WireMessage = {
  readonly role: 'user' | 'assistant' | 'system';
  readonly content: string | readonly (TextBlock | ToolUseBlock | ToolResultBlock)[];
};

export type MessagesBody = {
  readonly model: string;
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly system?: string | readonly TextBlock[];
  readonly messages: readonly WireMessage[];
  readonly tools?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly input_schema?: unknown;
  }[];
};
