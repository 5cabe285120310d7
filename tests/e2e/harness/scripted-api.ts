import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { MessagesBody } from './messages-api.ts';
import type { ModelReply } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';
import { brokenEvents, messageEvents, messageJson } from './sse.ts';

/** The model of a scenario: one function for all conversations of a session. */
export type Script = (request: ModelRequest) => ModelReply | Promise<ModelReply>;

/** A Messages API that says what a script tells it to. */
export type ScriptedApi = {
  /** A port on 127.0.0.1, or the path of a Unix socket: whatever it was asked to listen on. */
  readonly address: number | string;
  /** Every `POST /v1/messages` so far, oldest first. */
  readonly requests: readonly ModelRequest[];
  /** `METHOD /path` of requests that the API does not know; they were answered with 404. */
  readonly unknownRoutes: readonly string[];
  /** What the script threw. The client saw a 400; a scenario that does not expect it must fail. */
  readonly scriptErrors: readonly Error[];
  readonly close: () => Promise<void>;
};

/** Starts the API on loopback (a port number, 0 for a random one) or on a Unix socket (a path). */
export async function startScriptedApi(script: Script, listenOn: number | string): Promise<ScriptedApi> {
  const requests: ModelRequest[] = [];
  const unknownRoutes: string[] = [];
  const scriptErrors: Error[] = [];

  const scripted = async (request: ModelRequest): Promise<ModelReply> => {
    requests.push(request);
    try {
      return await script(request);
    } catch (cause) {
      scriptErrors.push(cause instanceof Error ? cause : new Error(String(cause)));
      return { kind: 'error', status: 400 };
    }
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const raw = await text(incoming);
    const route = `${incoming.method ?? ''} ${(incoming.url ?? '').replace(/\?.*/, '')}`;
    if (route === 'POST /v1/messages') {
      const request = requestOf(requests.length, incoming, raw);
      send(response, await scripted(request), request);
    } else if (route === 'POST /v1/messages/count_tokens') {
      sendJson(response, { input_tokens: Math.ceil(raw.length / 4) });
    } else {
      unknownRoutes.push(route);
      sendError(response, 404);
    }
  };

  // A client that was killed in the middle of a request is no error of the API.
  const server = createServer(
    (incoming, response) => void answer(incoming, response).catch(() => response.destroy()),
  );
  if (typeof listenOn === 'string') server.listen(listenOn);
  else server.listen(listenOn, '127.0.0.1');
  await once(server, 'listening');
  const address = typeof listenOn === 'string' ? listenOn : (server.address() as AddressInfo).port;
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { address, requests, unknownRoutes, scriptErrors, close };
}

function requestOf(n: number, incoming: IncomingMessage, raw: string): ModelRequest {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  const body = JSON.parse(raw) as MessagesBody;
  return { n, headers, raw, body, agentId: headers['x-claude-code-agent-id'] ?? null };
}

function send(response: ServerResponse, reply: ModelReply, request: ModelRequest): void {
  const id = `msg_${String(request.n).padStart(4, '0')}`;
  const { model } = request.body;
  switch (reply.kind) {
    case 'message':
      if (request.body.stream !== true) sendJson(response, messageJson(reply, id, model));
      else
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end(messageEvents(reply, id, model));
      return;
    case 'error':
      sendError(response, reply.status);
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(brokenEvents(reply.text, id, model), () => response.destroy());
      return;
    case 'silence':
      return;
  }
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-should-retry': 'false' })
    .end(JSON.stringify(body));
}

function sendError(response: ServerResponse, status: number): void {
  const type = status >= 500 ? 'api_error' : status === 404 ? 'not_found_error' : 'invalid_request_error';
  sendJson(response, { type: 'error', error: { type, message: `scripted error ${status}` } }, status);
}
