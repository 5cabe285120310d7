import { afterEach, describe, expect, it } from 'vitest';
import { apiError, cutAfter, say, silence } from './model-reply.ts';
import { startScriptedApi, type Script, type ScriptedApi } from './scripted-api.ts';

const BODY = { model: 'm', messages: [{ role: 'user', content: 'hi' }] };

let api: ScriptedApi | undefined;

afterEach(async () => {
  await api?.close();
  api = undefined;
});

async function post(script: Script, path: string, body: object = BODY, headers: Record<string, string> = {}) {
  api = await startScriptedApi(script, 0);
  const url = `http://127.0.0.1:${api.address}${path}`;
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
    signal: AbortSignal.timeout(2000),
  });
}

describe('the scripted Messages API', () => {
  it('answers with an event stream when one is asked for, else with JSON', async () => {
    const streamed = await post(() => say('hi'), '/v1/messages?beta=true', { ...BODY, stream: true });
    expect(streamed.headers.get('content-type')).toBe('text/event-stream');
    expect(await streamed.text()).toContain('"text":"hi"');
    await api?.close();
    const whole = await post(() => say('hi'), '/v1/messages');
    expect(await whole.json()).toMatchObject({ role: 'assistant', content: [{ type: 'text', text: 'hi' }] });
  });

  it('counts tokens', async () => {
    const answer = await post(() => say(''), '/v1/messages/count_tokens');
    expect(await answer.json()).toEqual({ input_tokens: expect.any(Number) as number });
    expect(api?.requests).toEqual([]);
  });

  it('records each request with its bytes and the agent that made it', async () => {
    await post(() => say(''), '/v1/messages', BODY, { 'x-claude-code-agent-id': 'a1' });
    expect(api?.requests).toMatchObject([{ n: 0, agentId: 'a1', raw: JSON.stringify(BODY) }]);
  });

  it('answers an unknown route with 404 and writes it down', async () => {
    const answer = await post(() => say(''), '/v1/other');
    expect([answer.status, api?.unknownRoutes]).toEqual([404, ['POST /v1/other']]);
  });

  it.each([400, 500, 529])(
    'answers a scripted error with status %i and forbids the client to retry',
    async (status) => {
      const answer = await post(() => apiError(status), '/v1/messages');
      expect([answer.status, answer.headers.get('x-should-retry')]).toEqual([status, 'false']);
      expect(await answer.json()).toMatchObject({ type: 'error' });
    },
  );

  it('breaks the connection in the middle of a text', async () => {
    const answer = await post(() => cutAfter('half a sen'), '/v1/messages', { ...BODY, stream: true });
    await expect(answer.text()).rejects.toThrow();
  });

  it('says nothing at all, and still closes at once', async () => {
    const answer = post(() => silence(), '/v1/messages');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await api?.close();
    await expect(answer).rejects.toThrow();
  });

  it('keeps what a script throws and answers 400', async () => {
    const answer = await post(() => {
      throw new Error('no reply was planned');
    }, '/v1/messages');
    expect(answer.status).toBe(400);
    expect(api?.scriptErrors.map((error) => error.message)).toEqual(['no reply was planned']);
  });
});
