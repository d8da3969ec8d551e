import { toRecordId } from '@talaash/domain/base/record-id';
import { NOTIFICATION_GROUP_MINUTES } from '@talaash/domain/notification/limit';
import type { events } from '../db/schema/event.ts';
import type { notifications } from '../db/schema/notification.ts';
import type { threads } from '../db/schema/thread.ts';
import { type Happened, type News, newsOf } from '../features/notification/news.ts';
import { createRandom } from './random.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** For how long an entry that is about no conversation stays unread. */
const UNREAD_DAYS = 3;

type EventRow = typeof events.$inferInsert;
type Entry = typeof notifications.$inferInsert & { count: number };
type NewsOfOne = Omit<News, 'only'> & { uid?: string };
type Thread = typeof threads.$inferInsert;

/**
 * The notifications that the events of a demo led to. In an unread thread the latest entry of its reader is unread.
 * @param happened in the order of their time
 */
export function demoNotifications(given: {
  happened: readonly EventRow[];
  threads: readonly Thread[];
  seed: number;
  now: number;
}): Entry[] {
  const random = createRandom(given.seed, 2_900_000);
  /** The latest entry of each reader, event and sender. */
  const latest = new Map<string, Entry>();
  const entries: Entry[] = [];
  const all = given.happened.flatMap((row) =>
    newsOf(toHappened(row)).flatMap((news) => forEach(news).map((one) => ({ row, news: one }))),
  );
  for (const { row, news } of all) {
    const at = String(row.createdIsoDateTimeUtc);
    const key = JSON.stringify([news.to, news.uid, news.event, news.senderId, news.jobPostId ?? null]);
    const alike = latest.get(key);
    if (
      alike &&
      Date.parse(at) - Date.parse(alike.firstIsoDateTimeUtc) < NOTIFICATION_GROUP_MINUTES * MINUTE
    ) {
      Object.assign(alike, { count: alike.count + 1, lastIsoDateTimeUtc: at, messageId: news.messageId });
      continue;
    }
    const entry = newEntry(news, at, toRecordId(random.bytes(12), Date.parse(at)));
    latest.set(key, entry);
    entries.push(entry);
  }
  const unread = unreadOf(entries, given);
  return entries.map((entry) =>
    unread.has(entry) ? entry : { ...entry, readAt: readAtOf(entry, given.now) },
  );
}

const toHappened = ({ kind, payload, ...row }: EventRow): Happened => ({
  kind,
  actorUid: row.actorUid ?? null,
  companyId: row.companyId ?? null,
  talentId: row.talentId ?? null,
  threadId: row.threadId ?? null,
  jobPostId: row.jobPostId ?? null,
  payload: payload ?? {},
});

/** News for some members alone, by member. */
const forEach = ({ only, ...news }: News): NewsOfOne[] =>
  only === undefined ? [news] : only.map((uid) => ({ ...news, uid }));

const newEntry = ({ to, ...news }: NewsOfOne, at: string, notificationId: string): Entry => ({
  ...news,
  notificationId,
  companyId: to.side === 'company' ? to.id : null,
  talentId: to.side === 'talent' ? to.id : null,
  count: 1,
  firstIsoDateTimeUtc: at,
  lastIsoDateTimeUtc: at,
});

function unreadOf(entries: readonly Entry[], given: { threads: readonly Thread[]; now: number }): Set<Entry> {
  const unread = new Set<Entry>();
  for (const thread of given.threads) {
    const ofThread = entries.filter(({ threadId }) => threadId === thread.threadId);
    const ofCompany = ofThread.findLast(({ companyId }) => companyId !== null);
    const ofTalent = ofThread.findLast(({ talentId }) => talentId !== null);
    if (ofCompany && thread.companyThreadReadStatus === 'Unread') unread.add(ofCompany);
    if (ofTalent && thread.talentThreadReadStatus === 'Unread') unread.add(ofTalent);
  }
  for (const entry of entries) {
    const isRecent = given.now - Date.parse(entry.lastIsoDateTimeUtc) < UNREAD_DAYS * DAY;
    if (!entry.threadId && isRecent) unread.add(entry);
  }
  return unread;
}

const readAtOf = ({ lastIsoDateTimeUtc }: Entry, now: number): string =>
  new Date(Math.min(now, Date.parse(lastIsoDateTimeUtc) + 20 * MINUTE)).toISOString();
