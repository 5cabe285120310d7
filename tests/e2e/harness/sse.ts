import type { ModelReply, ToolCall } from './model-reply.ts';

type MessageReply = Extract<ModelReply, { kind: 'message' }>;

/** Fixed numbers: a scenario that looks at token totals can compare them. */
export const USAGE = {
  input_tokens: 100,
  output_tokens: 20,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
};

/** The answer to a request with `"stream": false`. `id` must be new for each message. */
export function messageJson(reply: MessageReply, id: string, model: string): object {
  const text = reply.text === '' ? [] : [{ type: 'text', text: reply.text }];
  const calls = reply.calls.map((one, index) => ({ type: 'tool_use', ...identified(one, id, index) }));
  return { ...envelope(id, model), content: [...text, ...calls], stop_reason: reply.stop };
}

/** The answer to a request with `"stream": true`: the whole event stream. */
export function messageEvents(reply: MessageReply, id: string, model: string): string {
  const blocks = reply.text === '' && reply.calls.length > 0 ? [] : [textBlock(0, reply.text)];
  const calls = reply.calls.map((one, index) => callBlock(blocks.length + index, identified(one, id, index)));
  return [start(id, model), ...blocks, ...calls, end(reply.stop)].join('');
}

/** The beginning of a stream that will not be finished. */
export function brokenEvents(text: string, id: string, model: string): string {
  return start(id, model) + openBlock(0, { type: 'text', text: '' }) + delta(0, { type: 'text_delta', text });
}

/** One server-sent event. */
export function event(payload: { readonly type: string }): string {
  return `event: ${payload.type}\ndata: ${JSON.stringify(payload)}\n\n`;
}

function start(id: string, model: string): string {
  return event({
    type: 'message_start',
    ...{ message: { ...envelope(id, model), content: [], stop_reason: null } },
  });
}

function end(stop: string): string {
  const closing = {
    delta: { stop_reason: stop, stop_sequence: null },
    usage: { output_tokens: USAGE.output_tokens },
  };
  return event({ type: 'message_delta', ...closing }) + event({ type: 'message_stop' });
}

function envelope(id: string, model: string): object {
  return { id, type: 'message', role: 'assistant', model, stop_sequence: null, usage: USAGE };
}

function textBlock(index: number, text: string): string {
  return (
    openBlock(index, { type: 'text', text: '' }) +
    delta(index, { type: 'text_delta', text }) +
    closeBlock(index)
  );
}

function callBlock(index: number, one: ToolCall & { readonly id: string }): string {
  const opened = openBlock(index, { type: 'tool_use', id: one.id, name: one.name, input: {} });
  return (
    opened +
    delta(index, { type: 'input_json_delta', partial_json: JSON.stringify(one.input) }) +
    closeBlock(index)
  );
}

function identified(one: ToolCall, messageId: string, index: number): ToolCall & { readonly id: string } {
  return { ...one, id: `toolu_${messageId.replace(/^msg_/, '')}_${index}` };
}

function openBlock(index: number, block: object): string {
  return event({ type: 'content_block_start', ...{ index, content_block: block } });
}

function delta(index: number, change: object): string {
  return event({ type: 'content_block_delta', ...{ index, delta: change } });
}

function closeBlock(index: number): string {
  return event({ type: 'content_block_stop', ...{ index } });
}
