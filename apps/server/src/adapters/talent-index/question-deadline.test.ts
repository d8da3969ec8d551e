import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { EVERYBODY } from '@talaash/talent-index/everybody';
import { IndexLost } from '@talaash/talent-index/port';
import { quietLog } from '../../../test/log.ts';
import { indicesOf } from './mapping.ts';
import { OpenSearchTalentIndex } from './opensearch.ts';
import { QUESTION_MS } from './question-deadline.ts';

type Peer = { url: string; next: () => Promise<Request>; asked: () => number };
type Request = { url: string; body: string; answer: (status: number, body: unknown) => void };

const closing: (() => unknown)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

async function openPeer(): Promise<Peer> {
  const come: Request[] = [];
  const waiting: ((request: Request) => void)[] = [];
  let asked = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked += 1;
      const one: Request = {
        url: request.url ?? '',
        body: Buffer.concat(chunks).toString(),
        answer: (status, body) => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body));
        },
      };
      const wanted = waiting.shift();
      if (wanted === undefined) come.push(one);
      else wanted(one);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      const one = come.shift();
      return one === undefined ? new Promise((wanted) => waiting.push(wanted)) : Promise.resolve(one);
    },
    asked: () => asked,
  };
}

const ALIAS = 'people';
const NAME = indicesOf(ALIAS, '').newName(0);

/** What a cluster with nobody in its index answers. */
function answerTo({ url, body }: Request): unknown {
  if (url.startsWith('/_alias')) return { [NAME]: { aliases: { [ALIAS]: {} } } };
  if (!url.startsWith('/_msearch')) return { _source: { xid: '1', event: '1' } };
  const searches = body.trim().split('\n').length / 2;
  return { responses: Array.from({ length: searches }, () => ({ hits: { total: { value: 0 }, hits: [] } })) };
}

const openIndex = (url: string): OpenSearchTalentIndex => {
  const index = new OpenSearchTalentIndex({
    urls: [url],
    alias: ALIAS,
    shards: 1,
    log: quietLog,
    onReturn: () => undefined,
  });
  closing.push(() => index.close());
  return index;
};

const ASKED: Record<string, (index: OpenSearchTalentIndex) => Promise<unknown>> = {
  search: (index) => index.search(EVERYBODY),
  tally: (index) => index.tally([EVERYBODY]),
  complete: (index) => index.complete({ typed: 'react', redacted: true, limit: 5 }),
  has: (index) => index.has('asha'),
  status: (index) => index.status(),
};

/** Asks, and says whether the answer is there yet. */
function asking(index: OpenSearchTalentIndex, ask = ASKED['search'] as (typeof ASKED)[string]) {
  const question = { isOver: false, error: undefined as unknown };
  const over = ask(index).then(
    () => (question.isOver = true),
    (error: unknown) => Object.assign(question, { isOver: true, error }),
  );
  return { question, over };
}

const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test.each(Object.keys(ASKED))(
  '%s ends with its time when the cluster accepts and never answers',
  async (call) => {
    const peer = await openPeer();
    holdTime();
    const { question, over } = asking(openIndex(peer.url), ASKED[call]);
    await peer.next();
    await vi.advanceTimersByTimeAsync(QUESTION_MS - 1);
    expect(question.isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect(question.error).toBeInstanceOf(IndexLost);
  },
);

test('all requests of a question share its time', async () => {
  const peer = await openPeer();
  holdTime();
  const { question, over } = asking(openIndex(peer.url));
  const requests = 5;
  for (let sent = 0; sent < requests; sent += 1) {
    const request = await peer.next();
    await vi.advanceTimersByTimeAsync(QUESTION_MS / (requests + 1));
    request.answer(200, answerTo(request));
  }
  await peer.next();
  expect(question.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(QUESTION_MS / (requests + 1));
  await over;
  expect(question.error).toBeInstanceOf(IndexLost);
  expect(peer.asked()).toBe(requests + 1);
});

test('a question that is answered in time has its answer', async () => {
  const peer = await openPeer();
  holdTime();
  const { question, over } = asking(openIndex(peer.url), ASKED['has']);
  for (let sent = 0; sent < 3; sent += 1) {
    const request = await peer.next();
    await vi.advanceTimersByTimeAsync(QUESTION_MS / 4);
    request.answer(200, answerTo(request));
  }
  await over;
  expect(question.error).toBeUndefined();
});

test.each([429, 500, 502, 503, 504])('a cluster that answers %d is lost at once', async (status) => {
  const peer = await openPeer();
  holdTime();
  const { question, over } = asking(openIndex(peer.url));
  void (async () => {
    for (;;) (await peer.next()).answer(status, { error: { type: 'busy', reason: 'busy' }, status });
  })();
  await over;
  expect(question.error).toBeInstanceOf(IndexLost);
  expect(peer.asked()).toBeLessThanOrEqual(2);
});

test('a cluster that refuses connections is lost at once', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  holdTime();
  const { question, over } = asking(openIndex(`http://127.0.0.1:${port}`));
  await over;
  expect(question.error).toBeInstanceOf(IndexLost);
});
