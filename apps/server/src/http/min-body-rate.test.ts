import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { UNREADABLE_SENTENCES } from '@talaash/domain/base/words';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mountMinBodyRate, type BodyRate } from './min-body-rate.ts';
import { socketAnswers } from './server.ts';

const quick = { graceMs: 60, bytesPerSecond: 100_000, restMs: 60, checkMs: 10 };

/** A server that reads JSON below /read, and below /refuse answers before the body is there. */
async function openServer(rate: Partial<BodyRate> = {}) {
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  onTestFinished(() => app.close());
  const arrived: number[] = [];
  mountMinBodyRate(app, socketAnswers({ 'x-safe': 'yes' }), { ...quick, ...rate });
  app.post('/read', async ({ body }) => ({ count: arrived.push(JSON.stringify(body).length) }));
  app.post('/refuse', { onRequest: (_request, reply) => void reply.status(401).send('no') }, () => undefined);
  // Takes what comes, as the reader of a form does, which knows no limit.
  app.addContentTypeParser(
    'application/form',
    (_request, payload, done) => void payload.resume().once('end', done),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });

  /** Sends the head and what `write` sends, until the server closes the connection. */
  async function exchange(path: string, head: string, write: (send: (text: string) => void) => void) {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    // A connection that is cut off is what these tests wait for.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n`);
    write((text) => void (socket.writable && socket.write(text)));
    await closed;
    return answer;
  }

  return { app, arrived, exchange };
}

const json = (length: number | string) => `content-type: application/json\r\ncontent-length: ${length}`;

describe('a body', () => {
  test('that stands still is cut off with a sentence and the security headers', async () => {
    const { exchange, arrived } = await openServer();
    const answer = await exchange('/read', json(1000), (send) => send('{"a":'));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('x-safe: yes');
    expect(answer).toContain(
      JSON.stringify({ code: 'VALIDATION_FAILED', message: UNREADABLE_SENTENCES[408] }),
    );
    expect(arrived).toEqual([]);
  });

  test('of a request that the server makes to itself is left alone', async () => {
    const { app, exchange } = await openServer();
    const { statusCode } = await app.inject({ method: 'POST', url: '/read', payload: { a: 'b' } });
    expect(statusCode).toBe(200);
    // Until this one is cut off, the other would have been, too. An error would end the process.
    await exchange('/read', json(1000), (send) => send('{"a":'));
  });

  test('that trickles is cut off, too', async () => {
    const { exchange } = await openServer();
    let timer: NodeJS.Timeout | undefined;
    const answer = await exchange('/read', json(60_000), (send) => {
      timer = setInterval(() => send(' '), 5);
    });
    clearInterval(timer);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that is slow but fast enough arrives', async () => {
    const { exchange, arrived } = await openServer({ graceMs: 10_000, bytesPerSecond: 10 });
    const parts = ['{"a":', '"b', '"}'];
    const answer = await exchange('/read', `connection: close\r\n${json(9)}`, (send) => {
      const timer = setInterval(() => {
        const part = parts.shift();
        if (part === undefined) clearInterval(timer);
        else send(part);
      }, 30);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(arrived).toEqual([9]);
  });

  test('without an end is cut off when it is longer than its route takes', async () => {
    const { exchange } = await openServer({ graceMs: 60_000 });
    let timer: NodeJS.Timeout | undefined;
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const answer = await exchange(
      '/read',
      'content-type: application/form\r\ntransfer-encoding: chunked',
      (send) => {
        timer = setInterval(() => send(chunk), 1);
      },
    );
    clearInterval(timer);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('that still comes after its answer is cut off soon', async () => {
    const { exchange } = await openServer({ graceMs: 60_000 });
    const answer = await exchange('/refuse', json(1000), (send) => send('{'));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});
