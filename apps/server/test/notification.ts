import { notificationSentence } from '@talaash/domain/notification/words';
import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { notifications } from '../src/db/schema/notification.ts';
import { type NewEvent, record } from '../src/events/record.ts';
import { followNotifications } from '../src/features/notification/follow.ts';
import type { testApp } from './app.ts';
import { marketOf } from './market.ts';
import type { CompanyPerson, TalentPerson } from './person.ts';

type App = Awaited<ReturnType<typeof testApp>>;
type Somebody = CompanyPerson | TalentPerson;
type Asked = Parameters<ReturnType<App['client']>['notification']['list']>[0];

const soon = { interval: 10, timeout: 60_000 };

const readerOf = (someone: Somebody) => ('talentId' in someone ? 'talent' : 'company');

/** What a test of notifications does and reads. The events are followed from now on. */
export async function notificationsOf(app: App) {
  const { client, deps } = app;
  const { foundTalent, hiringCompany } = marketOf(deps, app);
  await followNotifications(deps);

  const listOf = async (someone: Somebody, asked: Asked = {}) =>
    (await client(someone).notification.list(asked)).list;

  const sentencesOf = async (someone: Somebody, asked: Asked = {}) =>
    (await listOf(someone, asked)).map((entry) => notificationSentence(entry, readerOf(someone)));

  const toRead = (someone: Somebody, sentences: readonly string[]) =>
    vi.waitFor(async () => expect(await sentencesOf(someone)).toEqual(sentences), soon);

  const toHave = (someone: Somebody, entries: number) =>
    vi.waitFor(async () => expect((await listOf(someone)).length).toBe(entries), soon);

  const unreadOf = async (someone: Somebody) => (await client(someone).viewer.get()).unreadNotifications;

  const happen = (...happened: NewEvent[]) => deps.events.transaction((tx) => record(tx, ...happened));

  /** Everything recorded so far has been handled, because one more event has been. */
  async function settled(): Promise<void> {
    const someone = await hiringCompany();
    const { companyId } = someone;
    const payload = { change: 'renewed' };
    await happen({ kind: 'company.subscriptionChanged', actorUid: null, companyId, payload });
    await toRead(someone, ['Your subscription was renewed']);
  }

  /** As if everything of this talent had happened so much earlier. */
  const shiftBack = (ms: number, { talentId }: TalentPerson) =>
    deps.db
      .update(notifications)
      .set({
        firstIsoDateTimeUtc: sql`first_at - ${ms} * interval '1 millisecond'`,
        lastIsoDateTimeUtc: sql`last_at - ${ms} * interval '1 millisecond'`,
      })
      .where(eq(notifications.talentId, talentId));

  async function invite(note?: string, companyName = 'Blue Heron') {
    const [hiring, someone] = [await hiringCompany({ companyName }), await foundTalent()];
    const wish = { talentId: someone.talentId, jobPostId: hiring.jobPostId, ...(note ? { note } : {}) };
    const { thread } = await client(hiring).invitation.send(wish);
    return { hiring, someone, threadId: thread.key.threadId };
  }

  return { listOf, sentencesOf, toRead, toHave, unreadOf, happen, settled, shiftBack, invite };
}
