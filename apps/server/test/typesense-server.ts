import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServerRefusal } from './typesense-filter.ts';
import { BOOTSTRAP_KEY, SearchStore } from './typesense-store.ts';

type Asked = { method: string; path: string; apiKey: string; body: string };

/**
 * A server with the part of the Typesense protocol that we use, as documented for version 30. Its data survives `stop`, as
 * on a disk.
 */
export async function typesenseServer() {
  const store = new SearchStore();
  const asked: Asked[] = [];
  let failing: number | undefined;
  let port = 0;
  let server = await listen();

  function listen(): Promise<Server> {
    const made = createServer((request, response) => void respond(request, response));
    return new Promise((resolve) => {
      made.listen(port, '127.0.0.1', () => {
        port = (made.address() as AddressInfo).port;
        resolve(made);
      });
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const url = new URL(request.url ?? '', 'http://localhost');
    const apiKey = String(request.headers['x-typesense-api-key'] ?? '');
    asked.push({ method: request.method ?? '', path: url.pathname, apiKey, body });
    const { status, content } = answerTo(request.method ?? '', url, apiKey, body);
    const isText = typeof content === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? content : JSON.stringify(content));
  }

  function answerTo(method: string, url: URL, apiKey: string, body: string) {
    if (failing !== undefined) return { status: failing, content: { message: 'Not Ready or Lagging' } };
    try {
      const parts = url.pathname.slice(1).split('/').map(decodeURIComponent);
      return { status: 200, content: store.answer(method, { parts, query: url.searchParams, body, apiKey }) };
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
      return { status: error.status, content: { message: error.message } };
    }
  }

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return {
    url: `http://127.0.0.1:${port}`,
    apiKey: BOOTSTRAP_KEY,
    /** Every request, in order. */
    asked,
    stop,
    start: async () => {
      server = await listen();
    },
    /** Answers every request with this status; undefined ends that. */
    failWith: (status: number | undefined) => {
      failing = status;
    },
    collectionNames: () => [...store.collections.keys()],
    synonyms: () => store.synonymSets,
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
