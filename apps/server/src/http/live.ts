import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ROUTES } from '@talaash/contract/route';
import { SESSION_DAYS_MAX } from '@talaash/domain/account/limit';
import { and, eq, gt, not, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAnyOf } from '../db/is-any-of.ts';
import { sessions, users } from '../db/schema/account.ts';
import type { Deps } from '../call/deps.ts';
import { isActingAdmin } from '../call/admin-right.ts';
import { parseCursor } from '../events/cursor.ts';
import { requireAccess } from '../call/access.ts';
import { openLiveHub } from './live-hub.ts';
import type { LiveSink, StreamViewer } from './live-stream-set.ts';
import { refusal } from '../call/refusal.ts';
import { readViewer } from '../call/viewer.ts';

const streamsPerSessionMax = 10;
const beatMs = 20_000;
/** Each browser waits for a time of its own: after a restart, thousands would come back in the same moment, and many be turned away. */
const retryMs = { least: 500, most: 2500 };

/**
 * Streams that are opened within so long share their queries. Node accepts one connection in each turn of its event loop, so a turn
 * that also asks the database for each stream would let the others wait, until the queue of the system is full and turns them away.
 */
const gatherMs = 10;

/** A stream with more unread bytes than this is cut off; its browser reconnects and resumes. */
const unreadBytesMax = 1024 * 1024;

/** The live stream: tells a browser which of its records changed, as server-sent events. */
export function mountLive(app: FastifyInstance, deps: Deps): void {
  const hub = openLiveHub(deps);
  const timer = setInterval(() => void beat(), beatMs);

  async function beat(): Promise<void> {
    void hub.beat(beatMs / 2);
    try {
      hub.endSessions(await readEndedSessions(deps, hub.viewers()));
    } catch (error) {
      deps.log.warn({ err: error }, 'The sessions of live streams could not be checked.');
    }
  }

  app.addHook('preClose', async () => {
    clearInterval(timer);
    hub.close();
  });

  let gathering: Promise<void> | undefined;
  async function gather(): Promise<void> {
    await wait(gatherMs);
    gathering = undefined;
  }

  app.get(ROUTES.live.path, async (request, reply) => {
    await (gathering ??= gather());
    const viewer = await readViewer(deps, request.headers.cookie);
    requireAccess(ROUTES.live, viewer);
    if (viewer === null) throw refusal('UNAUTHORIZED');
    if (hub.countOf(viewer.sessionId) >= streamsPerSessionMax) throw refusal('TOO_MANY_REQUESTS');
    // Its browser has left meanwhile.
    if (reply.raw.destroyed) return void reply.hijack();
    const since = parseCursor(lastEventId(request));
    const sink = openSink(reply);
    const leave = hub.open(viewer, sink, since);
    deps.metrics?.liveStreams.inc();
    reply.raw.once('close', () => {
      leave();
      deps.metrics?.liveStreams.dec();
    });
  });
}

/** The browser sends the header when it reconnects, and our client the parameter when it opens a new stream. */
function lastEventId({ headers, query }: FastifyRequest): string {
  const header = headers['last-event-id'];
  if (typeof header === 'string') return header;
  const { lastEventId: parameter } = query as { lastEventId?: unknown };
  return typeof parameter === 'string' ? parameter : '';
}

function openSink(reply: FastifyReply): LiveSink {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.socket?.setNoDelay(true);
  // Sent alone, the header becomes one string. Joined with text, Node keeps it in the 80 pieces that it is made of.
  raw.flushHeaders();
  raw.write(`retry: ${randomInt(retryMs.least, retryMs.most)}\n\n`);
  // The `close` event says that the browser is gone.
  raw.on('error', () => undefined);
  return {
    write(text) {
      if (raw.destroyed || raw.writableEnded) return;
      raw.write(text);
      if (raw.writableLength > unreadBytesMax) raw.destroy();
    },
    end: () => void raw.end(),
  };
}

/**
 * Which of these sessions have expired, were deleted, belong to a disabled account or lost the admin right. In the last case the
 * browser opens another stream, without admin events.
 */
async function readEndedSessions({ db, config }: Deps, viewers: StreamViewer[]): Promise<Set<string>> {
  const idsOf = (chosen: StreamViewer[]) => [...new Set(chosen.map(({ sessionId }) => sessionId))];
  const sessionIds = idsOf(viewers);
  const adminSessionIds = idsOf(viewers.filter(({ isAdmin }) => isAdmin));
  if (sessionIds.length === 0) return new Set();
  const living = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        isAnyOf(sessions.id, sessionIds),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.createdAt, sql`now() - ${`${SESSION_DAYS_MAX} days`}::interval`),
        not(users.isDisabled),
        or(isActingAdmin(config), not(isAnyOf(sessions.id, adminSessionIds))),
      ),
    );
  const livingIds = new Set(living.map(({ id }) => id));
  return new Set(sessionIds.filter((id) => !livingIds.has(id)));
}
