import { createServer as createTcpServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { WEBHOOK_ANSWER_BYTES } from '@talaash/domain/webhook/limit';
import { protocolServer, type WireAnswer } from '../../../test/protocol-server.ts';
import { createWebhookSender } from './http.ts';

const server = await protocolServer();
afterAll(() => server.close());

const request = (address: string) => ({ address, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"é"}' });
const local = createWebhookSender({ servers: undefined, isLocal: true, milliseconds: 300 });
const open = createWebhookSender({ servers: undefined, isLocal: false, milliseconds: 300 });

test('a request is a POST of JSON with its headers', async () => {
  server.requests.length = 0;
  server.answerWith(() => ({ status: 202, body: 'thanks\0' }));
  expect(await local.send(request(`${server.url}/hook?a=b`))).toEqual({
    status: 202,
    answer: 'thanks\uFFFD',
  });
  expect(server.requests).toMatchObject([
    {
      method: 'POST',
      path: '/hook?a=b',
      headers: { 'content-type': 'application/json', 'content-length': '13', 'webhook-id': 'msg_1' },
      body: Buffer.from('{"type":"é"}'),
    },
  ]);
  expect(await local.send(request(`http://localhost:${server.port}/`))).toMatchObject({ status: 202 });
});

test.each<[string, WireAnswer, object]>([
  ['fails', { status: 500, body: 'no' }, { status: 500, answer: 'no' }],
  [
    'leads elsewhere',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: 'there' },
    { status: 302, answer: 'there' },
  ],
  ['hangs', 'hang', { failure: 'timeout', detail: null }],
  ['closes the connection', 'reset', { failure: 'unreachable', detail: 'ECONNRESET' }],
])('an endpoint that %s is asked once', async (_what, answer, result) => {
  server.requests.length = 0;
  server.answerWith(() => answer);
  expect(await local.send(request(server.url))).toEqual(result);
  expect(server.requests).toHaveLength(1);
});

/** A server that writes what a test wants, until its peer has gone. */
async function rawServer(write: (socket: Socket) => void) {
  const raw = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => write(socket));
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(raw.address() as AddressInfo).port}/`, raw };
}

describe('an answer', () => {
  test('of 2 GB is read up to its beginning, and the connection is closed', async () => {
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    const piece = Buffer.alloc(64 * 1024, 'a');
    const { url, raw } = await rawServer((socket) => {
      socket.on('close', () => closed.resolve());
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${2 ** 31}\r\n\r\n`);
      const more = () => {
        while (!socket.destroyed && socket.write(piece)) sent += piece.length;
        sent += piece.length;
      };
      socket.on('drain', more);
      more();
    });
    const answer = await local.send(request(url));
    expect(answer).toEqual({ status: 200, answer: 'a'.repeat(WEBHOOK_ANSWER_BYTES) });
    await closed.promise;
    // What the buffers of the system hold, and no more.
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    raw.close();
  });

  test.each([
    ['whose headers trickle', 'HTTP/1.1 200 OK\r\nx: ', { failure: 'timeout', detail: null }],
    [
      'whose body trickles',
      'HTTP/1.1 200 OK\r\ncontent-length: 2000\r\n\r\nab',
      { status: 200, answer: /^abz*$/ },
    ],
    ['that is no HTTP', 'SSH-2.0-OpenSSH\r\n', { failure: 'unreachable', detail: /^HPE_/ }],
    [
      'with headers beyond all bounds',
      `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
      { failure: 'unreachable', detail: 'HPE_HEADER_OVERFLOW' },
    ],
  ])('%s ends in time', async (_what, beginning, result) => {
    const { url, raw } = await rawServer((socket) => {
      socket.write(beginning);
      const trickle = setInterval(() => socket.write('z'), 20);
      socket.on('close', () => clearInterval(trickle));
    });
    const answer: Record<string, unknown> = await local.send(request(url));
    for (const [key, expected] of Object.entries(result))
      if (expected instanceof RegExp) expect(answer[key]).toMatch(expected);
      else expect(answer[key]).toBe(expected);
    raw.close();
  });
});

describe('nothing is sent', () => {
  const REFUSED = { failure: 'refused', detail: null };

  test.each([
    'http://8.8.8.8/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://8.8.8.8:22/',
    'https://name@8.8.8.8/',
  ])('to %s', async (address) => {
    expect(await open.send(request(address))).toEqual(REFUSED);
  });

  test('in a local installation to other machines of its network', async () => {
    for (const address of ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://[fd00::1]/'])
      expect(await local.send(request(address))).toEqual(REFUSED);
  });

  test('to a name that leads inside, also beside a public address', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:10.0.0.1']]) {
      const sender = createWebhookSender({
        servers: undefined,
        isLocal: false,
        resolve: async () => addresses,
      });
      expect(await sender.send(request('https://rebind.test/'))).toEqual(REFUSED);
    }
  });

  test('to an address that a name has a moment later: the name is resolved once, and the connection goes to what was checked', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']];
    let asked = 0;
    const connected: string[] = [];
    const sender = createWebhookSender({
      servers: undefined,
      isLocal: false,
      milliseconds: 300,
      resolve: async () => answers[asked++] ?? [],
      request: ((_url: URL, options: { lookup: Lookup }) => {
        options.lookup('rebind.test', {}, (_error, address) => connected.push(address));
        throw new Error('no connection in this test');
      }) as never,
    });
    expect(await sender.send(request('https://rebind.test/'))).toMatchObject({ failure: 'unreachable' });
    expect([asked, connected]).toEqual([1, ['8.8.8.8']]);
  });

  test('to a name that does not resolve', async () => {
    const sender = createWebhookSender({ servers: undefined, isLocal: false, resolve: async () => [] });
    expect(await sender.send(request('https://nowhere.test/'))).toEqual({
      failure: 'unreachable',
      detail: null,
    });
  });
});

type Lookup = (host: string, options: object, done: (error: unknown, address: string) => void) => void;
