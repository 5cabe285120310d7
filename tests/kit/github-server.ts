import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createProxy, type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { sampleFolder } from './sample-repository.ts';

/** What gh asked. `path` is without the prefix of an enterprise host; `search` begins with `?` or is empty. */
export type Asked = {
  readonly method: string | undefined;
  readonly host: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly token: string | undefined;
  /** Empty for a request without one. */
  readonly body: string;
};

export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type GithubServer = {
  /** Everything that was asked, in order. */
  readonly asked: readonly Asked[];
};

const HOSTS = ['api.github.com', 'github.com', 'ghe.example.com'];

/**
 * A server on loopback that gh takes for GitHub, under every host it asks for: a proxy leads each of its connections
 * here, and the certificate is one that this process made and gh is told to trust. gh itself is the real one, with a
 * home, a configuration and a token of its own.
 *
 * @param answer `hang` leaves gh without an answer
 */
export async function githubServer(
  answer: (asked: Asked) => Answer | 'hang' | Promise<Answer | 'hang'>,
): Promise<GithubServer> {
  const folder = sampleFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  makeCertificate(key, certificate);
  const asked: Asked[] = [];
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (request, response) => {
      void bodyOf(request).then(async (body) => {
        const one = { ...askedBy(request), body };
        asked.push(one);
        const given = await Promise.resolve(one)
          .then(answer)
          .catch((error: unknown) => ({ status: 500, headers: {}, body: { message: String(error) } }));
        if (given === 'hang') return;
        response.writeHead(given.status, {
          'content-type': 'application/json; charset=utf-8',
          'x-ratelimit-remaining': '4999',
          ...given.headers,
        });
        response.end(JSON.stringify(given.body ?? { message: `status ${given.status}` }));
      });
    },
  );
  const port = await portOf(server);
  const proxy = await proxyTo(port);
  stubEnvironment(folder, certificate, proxy);
  return { asked };
}

function askedBy(request: IncomingMessage): Omit<Asked, 'body'> {
  const host = request.headers.host ?? '';
  const url = new URL(request.url ?? '', `https://${host}`);
  return {
    method: request.method,
    host,
    // Of an enterprise host, /api/v3/… and /api/graphql.
    path: url.pathname.replace(/^\/(api\/(v3\/)?)?/, ''),
    search: url.searchParams,
    token: request.headers.authorization,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function makeCertificate(key: string, certificate: string): void {
  const names = HOSTS.map((host) => `DNS:${host}`).join(',');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-keyout', key, '-out', certificate, '-subj', '/CN=a test', '-addext', `subjectAltName=${names}`],
    ],
    { stdio: 'ignore' },
  );
}

function portOf(server: Server): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function proxyTo(port: number): Promise<number> {
  const proxy = createProxy();
  const open = new Set<Socket>();
  proxy.on('connect', (_, client: Socket) => {
    const server = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    for (const socket of [client, server]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          client.destroy();
          server.destroy();
        });
    }
  });
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    proxy.close();
  });
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      resolve((proxy.address() as AddressInfo).port);
    });
  });
}

/** Of the developer's own gh, login and proxy nothing takes part. */
function stubEnvironment(folder: string, certificate: string, proxy: number): void {
  const variables = {
    HOME: folder,
    GH_CONFIG_DIR: join(folder, 'gh'),
    GH_TOKEN: 'a-token-of-nobody',
    GITHUB_TOKEN: undefined,
    GH_ENTERPRISE_TOKEN: undefined,
    GITHUB_ENTERPRISE_TOKEN: undefined,
    GH_HOST: undefined,
    HTTPS_PROXY: `http://127.0.0.1:${proxy}`,
    https_proxy: undefined,
    NO_PROXY: undefined,
    no_proxy: undefined,
    SSL_CERT_FILE: certificate,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}
