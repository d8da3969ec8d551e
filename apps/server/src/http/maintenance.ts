import { MAINTENANCE_RETRY_SECONDS } from '@talaash/domain/installation/limit';
import { MAINTENANCE_SENTENCE } from '@talaash/domain/installation/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../call/deps.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';
import { readMaintenance } from '../operation/maintenance.ts';
import { MAINTENANCE_PAGE } from './maintenance-page.ts';

/** How often a node checks whether the product is closed. */
const LOOK_MS = 1000;

/**
 * Open during maintenance: the probes, the files of the web, and what an admin needs to log in, none of which changes anything
 * for others.
 */
const OPEN =
  /^\/(healthz|readyz|metrics|api\/health|robots\.txt|assets\/.*|[\w.-]+\.(js|svg|png|webmanifest|ico)|auth\/login|api\/auth\/(sign-in|two-factor|sign-out|get-session)\b.*|api\/rpc\/(viewer\/get|publicConfiguration\/get)|api\/v1\/(viewer|public-configuration))$/;

/** While the product is closed, says so to everybody but admins: pages with a page, calls with a sentence. */
export function mountMaintenance(app: FastifyInstance, deps: Deps): void {
  const { config, db, node } = deps;
  node.isClosed = config.isClosedByVariable;
  const timer = setInterval(() => void look(), LOOK_MS);
  app.addHook('onReady', look);
  app.addHook('preClose', async () => clearInterval(timer));

  async function look(): Promise<void> {
    if (config.isClosedByVariable) return;
    // While the database is away, the last known state holds.
    node.isClosed = await readMaintenance(db).catch(() => node.isClosed);
  }

  async function letInOrTurnAway(request: FastifyRequest, reply: FastifyReply, done: Done): Promise<void> {
    if (await isAdmin(deps, request)) done();
    else turnAway(request, reply, done);
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!node.isClosed || OPEN.test(pathOf(request))) return done();
    void letInOrTurnAway(request, reply, done);
  });
}

type Done = (error?: Error) => void;

function turnAway(request: FastifyRequest, reply: FastifyReply, done: Done): void {
  reply.header('retry-after', String(MAINTENANCE_RETRY_SECONDS));
  if (!isPage(request)) return done(refusal('SERVICE_UNAVAILABLE', MAINTENANCE_SENTENCE));
  reply
    .status(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(MAINTENANCE_PAGE);
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const isPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && !pathOf(request).startsWith('/api/');

/** Including an admin who still has to set up the second factor. */
async function isAdmin(deps: Deps, { headers }: FastifyRequest): Promise<boolean> {
  const viewer = await readViewer(deps, headers.cookie).catch(() => null);
  return viewer !== null && (viewer.isAdmin || viewer.mustSetUpSecondFactor);
}
