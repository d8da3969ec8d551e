import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallAnswer, PageCall } from './page-renderer.ts';

/**
 * The calls that a page makes while the server renders it, each as the person who requested it. Repeated calls of one request are
 * made once.
 */
export class PageCalls {
  readonly #app: FastifyInstance;
  readonly #made = new WeakMap<FastifyRequest, Map<string, Promise<CallAnswer>>>();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  make(request: FastifyRequest, call: PageCall): Promise<CallAnswer> {
    const made = this.#made.get(request) ?? new Map<string, Promise<CallAnswer>>();
    this.#made.set(request, made);
    const key = `${call.path} ${call.body}`;
    const answer = made.get(key) ?? this.#callAs(request, call);
    made.set(key, answer);
    return answer;
  }

  /** An internal request that passes through the whole call stack: it is checked and counted like the person's own. */
  async #callAs({ headers, raw }: FastifyRequest, { path, body, ...call }: PageCall): Promise<CallAnswer> {
    // Headers about the request for the page do not apply to the call.
    const {
      'content-length': _length,
      'transfer-encoding': _encoding,
      expect: _expect,
      origin: _origin,
      ...own
    } = headers;
    const answer = await this.#app.inject({
      method: 'POST',
      url: path,
      headers: { ...own, ...call.headers, 'accept-encoding': 'identity' },
      payload: body,
      ...(raw.socket.remoteAddress === undefined ? {} : { remoteAddress: raw.socket.remoteAddress }),
    });
    const type = String(answer.headers['content-type']);
    return { status: answer.statusCode, headers: { 'content-type': type }, body: answer.body };
  }
}
