import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';
import { refusal } from '../call/refusal.ts';

/** The mailbox and the checkout of a local installation. */
const LOCAL_PAGES = /^\/(api\/)?dev\//;

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The pages of a local installation exist only for a browser that calls this machine by a local name. Otherwise another site
 * whose domain briefly resolves to this machine could read the mails (DNS rebinding).
 */
export function mountLocalHost(app: FastifyInstance, { host }: Pick<Config, 'host'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Reading a route's options is slow, so it happens only if the address may be one of these in another spelling.
    const mayBeLocal = /dev\/|%/.test(request.url);
    const isLocalPage = mayBeLocal && LOCAL_PAGES.test(request.routeOptions.url ?? '');
    done(isLocalPage && !isLocalName(request.headers.host, host) ? refusal('NOT_FOUND') : undefined);
  });
}

/** Whether the Host header names this machine, or the address that the server was told to listen on. */
export function isLocalName(header: string | undefined, listenedOn: string): boolean {
  const name = URL.parse(`http://${header ?? ''}`)?.hostname ?? '';
  return LOCAL_NAMES.has(name) || name === URL.parse(`http://${listenedOn}`)?.hostname;
}
