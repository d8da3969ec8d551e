import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { AnswerSocket } from './server.ts';

/** How fast the body of a request must arrive. */
export type BodyRate = {
  /** Every body may take this long, and may pause for this long. */
  graceMs: number;
  /** After the grace period, the average rate must be at least this: 100 kbit/s, which a phone reaches at the edge of a cell. */
  bytesPerSecond: number;
  /** The rest of a body may still arrive for this long after the answer, so that the caller reads the answer. */
  restMs: number;
  checkMs: number;
};

const rate: BodyRate = { graceMs: 20_000, bytesPerSecond: 12_500, restMs: 10_000, checkMs: 2000 };

/** A body may exceed its route's limit by this much: for headers, and for what arrives between two checks. */
const slackBytes = 1024 * 1024;

type Arrival = {
  request: IncomingMessage;
  socket: Socket;
  bytesBefore: number;
  bytesMax: () => number;
  startedAt: number;
  bytesSeen: number;
  movedAt: number;
  answeredAt: number | undefined;
};

/**
 * Cuts off requests whose body arrives too slowly, stalls or never ends. The server's own time-outs cover only the whole request,
 * and must allow for a large file from a phone.
 */
export function mountMinBodyRate(
  app: FastifyInstance,
  answerSocket: AnswerSocket,
  given: Partial<BodyRate> = {},
): void {
  const { graceMs, bytesPerSecond, restMs, checkMs } = { ...rate, ...given };
  const arrivals = new Map<IncomingMessage, Arrival>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { socket } = raw;
    // An internal request arrives whole, without a connection.
    if (socket instanceof Socket && hasBody(raw)) {
      arrivals.set(raw, {
        request: raw,
        socket,
        bytesBefore: socket.bytesRead,
        bytesMax: () => request.routeOptions.bodyLimit + slackBytes,
        startedAt: Date.now(),
        bytesSeen: socket.bytesRead,
        movedAt: Date.now(),
        answeredAt: undefined,
      });
    }
    done();
  });

  app.addHook('onResponse', ({ raw }, _reply, done) => {
    const arrival = arrivals.get(raw);
    if (arrival && raw.complete) arrivals.delete(raw);
    else if (arrival) arrival.answeredAt = Date.now();
    done();
  });

  const timer = setInterval(check, checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  function check(): void {
    for (const arrival of arrivals.values()) {
      const { request, socket, answeredAt } = arrival;
      if (request.complete || socket.destroyed) arrivals.delete(request);
      else if (isTooLong(arrival)) end(arrival, 413);
      else if (isTooSlow(arrival)) end(arrival, 408);
      else if (answeredAt !== undefined && Date.now() - answeredAt > restMs) end(arrival, 408);
    }
  }

  const isTooLong = ({ socket, bytesBefore, bytesMax }: Arrival) =>
    socket.bytesRead - bytesBefore > bytesMax();

  function isTooSlow(arrival: Arrival): boolean {
    const now = Date.now();
    const { bytesRead } = arrival.socket;
    if (bytesRead > arrival.bytesSeen) Object.assign(arrival, { bytesSeen: bytesRead, movedAt: now });
    const expectedMs = graceMs + ((bytesRead - arrival.bytesBefore) / bytesPerSecond) * 1000;
    return now - arrival.movedAt > graceMs || now - arrival.startedAt > expectedMs;
  }

  function end({ request, socket, answeredAt }: Arrival, status: 408 | 413): void {
    arrivals.delete(request);
    if (answeredAt === undefined) answerSocket(socket, status);
    else socket.destroy();
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
