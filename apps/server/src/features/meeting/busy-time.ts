import { CALENDAR_FRESH_MINUTES, MEETING_AHEAD_DAYS } from '@talaash/domain/meeting/limit';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Deps } from '../../call/deps.ts';
import type { Db } from '../../db/client.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { calendarLinks } from '../../db/schema/meeting.ts';
import { readHours, unknownHours } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type LinkRow = typeof calendarLinks.$inferSelect;

/** What is read of a calendar: the days in which slots can be. */
export const askedWindow = (nowMs: number) => ({
  fromMs: nowMs - DAY_MS,
  toMs: nowMs + (MEETING_AHEAD_DAYS + 1) * DAY_MS,
});

export const readLinks = (db: Pick<Db, 'select'>, uids: readonly string[]): Promise<LinkRow[]> =>
  db.select().from(calendarLinks).where(isAnyOf(calendarLinks.uid, uids));

/** The busy times of accounts. A calendar that was read minutes ago is not read again. After a failure, the last busy times count. */
export async function readBusyTimes(
  deps: Pick<Deps, 'db' | 'calendars' | 'log' | 'now' | 'secrets'>,
  uids: readonly string[],
): Promise<LinkRow[]> {
  const links = await readLinks(deps.db, uids);
  return Promise.all(links.map((link) => refresh(deps, link)));
}

async function refresh(
  deps: Pick<Deps, 'db' | 'calendars' | 'log' | 'now' | 'secrets'>,
  link: LinkRow,
): Promise<LinkRow> {
  const { calendars, db, log, now, secrets } = deps;
  const nowMs = now();
  const staleBefore = new Date(nowMs - CALENDAR_FRESH_MINUTES * 60_000).toISOString();
  if (calendars.mode === 'off' || (link.triedAt !== null && link.triedAt >= staleBefore)) return link;
  const triedAt = new Date(nowMs).toISOString();
  // One of several windows reads it.
  const claimed = await db
    .update(calendarLinks)
    .set({ triedAt })
    .where(
      and(
        eq(calendarLinks.uid, link.uid),
        or(isNull(calendarLinks.triedAt), lt(calendarLinks.triedAt, staleBefore)),
      ),
    )
    .returning({ uid: calendarLinks.uid });
  if (claimed.length === 0) return link;
  const { timeZone } = (await readHours(db, [link.uid])).get(link.uid) ?? unknownHours();
  const password = await symmetricDecrypt({ key: secrets.calendar, data: link.password }).catch(
    () => undefined,
  );
  if (password === undefined)
    log.warn({ uid: link.uid }, 'The password of a calendar cannot be decrypted. Was APP_SECRET changed?');
  const read =
    password === undefined
      ? { failure: 'unauthorized' as const }
      : await calendars.readBusy({ ...link, password, timeZone, ...askedWindow(nowMs) });
  const change =
    'failure' in read
      ? { failure: read.failure }
      : { busy: read.busy, readIsoDateTimeUtc: triedAt, failure: null };
  await db
    .update(calendarLinks)
    .set(change)
    .where(and(eq(calendarLinks.uid, link.uid), eq(calendarLinks.url, link.url)));
  return { ...link, ...change };
}
