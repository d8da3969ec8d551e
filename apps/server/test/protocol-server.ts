import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export type WireRequest = {
  method: string;
  /** The path with its query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

/** `hang` never answers; `reset` closes the connection. An object as body is sent as JSON. */
export type WireAnswer =
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer | object }
  | 'hang'
  | 'reset';

export type ProtocolServer = {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Every request, in order. */
  requests: WireRequest[];
  /** Answers all requests from now on in this way. */
  answerWith(answer: (request: WireRequest) => WireAnswer | Promise<WireAnswer>): void;
  close(): Promise<void>;
};

/** A local server that speaks a provider's HTTP as its test tells it to, and records what it is asked. */
export async function protocolServer(
  first: (request: WireRequest) => WireAnswer | Promise<WireAnswer> = () => ({ status: 404 }),
): Promise<ProtocolServer> {
  const requests: WireRequest[] = [];
  let answer = first;

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const path = incoming.url ?? '/';
    const request = {
      method: incoming.method ?? 'GET',
      path,
      query: new URL(path, 'http://provider.test').searchParams,
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    };
    requests.push(request);
    write(response, await answer(request));
  }

  const server = createServer((incoming, response) => void respond(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    answerWith: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function write(response: ServerResponse, answer: WireAnswer): void {
  if (answer === 'hang') return;
  if (answer === 'reset') {
    response.destroy();
    return;
  }
  const { status = 200, headers = {}, body = '' } = answer;
  const isText = typeof body === 'string' || Buffer.isBuffer(body);
  response.writeHead(status, { ...(isText ? {} : { 'content-type': 'application/json' }), ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
