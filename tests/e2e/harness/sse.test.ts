import { describe, expect, it } from 'vitest';
import { call, say, sayAndCall, tool, type ModelReply } from './model-reply.ts';
import { messageEvents, messageJson } from './sse.ts';

type Sent = {
  type: string;
  index?: number;
  delta?: Record<string, unknown>;
  content_block?: Record<string, unknown>;
};

/** Reads an event stream back by the rules of the SSE standard: a field a line, a blank line after each event. */
function eventsOf(reply: ModelReply): { name: string; data: Sent }[] {
  if (reply.kind !== 'message') throw new Error(reply.kind);
  const stream = messageEvents(reply, 'msg_1', 'm');
  expect(stream.endsWith('\n\n')).toBe(true);
  return stream
    .trimEnd()
    .split('\n\n')
    .map((one) => {
      const [event = '', data = '', ...rest] = one.split('\n');
      expect(rest).toEqual([]);
      return { name: event.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) as Sent };
    });
}

describe('a scripted reply as server-sent events', () => {
  it('opens and closes one block for a text, inside message_start and message_stop', () => {
    expect(eventsOf(say('hello')).map((one) => one.name)).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
  });

  it('names each event in its data as in its event line', () => {
    for (const { name, data } of eventsOf(sayAndCall('x', tool('Read', {})))) expect(data.type).toBe(name);
  });

  it('sends the input of a tool as JSON text and ends with the stop reason tool_use', () => {
    const events = eventsOf(call(tool('Read', { file_path: 'a "b"\n' })));
    const input = events.find((one) => one.data.delta?.['type'] === 'input_json_delta');
    expect(JSON.parse(String(input?.data.delta?.['partial_json']))).toEqual({ file_path: 'a "b"\n' });
    expect(events.find((one) => one.name === 'message_delta')?.data.delta).toMatchObject({
      stop_reason: 'tool_use',
    });
  });

  it('numbers the blocks from 0 and gives each call an id of its own', () => {
    const opened = eventsOf(sayAndCall('x', tool('Read', {}), tool('Grep', {}))).filter(
      (one) => one.name === 'content_block_start',
    );
    expect(opened.map((one) => one.data.index)).toEqual([0, 1, 2]);
    expect(new Set(opened.map((one) => one.data.content_block?.['id'])).size).toBe(3);
  });

  it('keeps a line feed of the text inside one data line', () => {
    const text = eventsOf(say('one\n\ndata: two\r\n\u2028three')).find(
      (one) => one.name === 'content_block_delta',
    );
    expect(text?.data.delta?.['text']).toBe('one\n\ndata: two\r\n\u2028three');
  });

  it('says the same without a stream', () => {
    const reply = sayAndCall('x', tool('Read', { file_path: 'a' }));
    if (reply.kind !== 'message') throw new Error(reply.kind);
    expect(messageJson(reply, 'msg_1', 'm')).toMatchObject({
      content: [
        { type: 'text', text: 'x' },
        { type: 'tool_use', name: 'Read', input: { file_path: 'a' } },
      ],
      stop_reason: 'tool_use',
    });
  });
});
