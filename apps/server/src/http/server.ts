import { createServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { UNREADABLE_SENTENCES } from '@talaash/domain/base/words';
import type { FastifyServerFactory } from 'fastify';
import type { SafetyHeaders } from './safety-header.ts';

const secondMs = 1000;

/** Time-outs of a connection. Those of a body alone are in min-body-rate.ts. */
const TIMEOUTS = {
  headersTimeout: 20 * secondMs,
  /** For a whole request. The largest file at the slowest allowed pace arrives sooner. */
  requestTimeout: 15 * 60 * secondMs,
  keepAliveTimeout: 72 * secondMs,
  connectionsCheckingInterval: 5 * secondMs,
  // Node would answer without our headers; safety.ts refuses such a request.
  requireHostHeader: false,
};

/** For a connection that is idle in both directions. A live stream has more frequent heartbeats. */
const silentMsMax = 120 * secondMs;

/** Every server of a node: a name such as localhost may resolve to two addresses, with a server for each. */
export const serverFactory =
  (answerSocket: AnswerSocket): FastifyServerFactory =>
  (handler) => {
    const server = createServer(TIMEOUTS, handler);
    server.setTimeout(silentMsMax);
    // As above: an unknown expectation is ignored.
    server.on('checkExpectation', handler);
    server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
      answerSocket(socket as Socket, CLIENT_ERROR_STATUS[code ?? ''] ?? 400);
    });
    return server;
  };

const CLIENT_ERROR_STATUS: Record<string, UnreadableStatus> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

type UnreadableStatus = keyof typeof UNREADABLE_SENTENCES;

/** Ends a connection with an answer before there is a request. */
export type AnswerSocket = (socket: Socket, status: UnreadableStatus) => void;

/** Writes answers in the form of every other failure: with the security headers, and `{code, message}`. */
export function socketAnswers(headers: SafetyHeaders): AnswerSocket {
  return (socket, status) => {
    if (socket.destroyed || !socket.writable) return void socket.destroy();
    const body = JSON.stringify({ code: 'VALIDATION_FAILED', message: UNREADABLE_SENTENCES[status] });
    const lines = {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
}
