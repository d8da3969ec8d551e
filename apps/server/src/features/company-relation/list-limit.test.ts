import { LIST_ADDITIONS_PER_HOUR_MAX, LIST_ENTRIES_MAX } from '@talaash/domain/company-relation/limit';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { newRecordId } from '../../base/record-id.ts';
import { users } from '../../db/schema/account.ts';
import { events } from '../../db/schema/event.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talents } from '../../db/schema/talent.ts';

const app = await testApp();
const { client, deps } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

const people = await Promise.all(Array.from({ length: 8 }, () => foundTalent()));

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;

const LISTS = {
  shortlist: {
    table: shortlistedProfiles,
    kind: 'shortlistedProfile.put',
    add: ({ companyId, jobPostId, ...as }: Hiring, talentId: string) =>
      client(as).shortlistedProfile.put({ companyId, jobPostId, talentId }),
    remove: ({ companyId, ...as }: Hiring, talentId: string) =>
      client(as).shortlistedProfile.delete({ companyId, talentId }),
    tooMany: 'You can shortlist 200 people an hour. Please try again later.',
    full: 'Your shortlist has 5,000 people, which is the limit. Remove someone to add another person.',
  },
  'list of hidden profiles': {
    table: hiddenProfiles,
    kind: 'hiddenProfile.put',
    add: ({ companyId, ...as }: Hiring, talentId: string) =>
      client(as).hiddenProfile.put({ companyId, talentId }),
    remove: ({ companyId, ...as }: Hiring, talentId: string) =>
      client(as).hiddenProfile.delete({ companyId, talentId }),
    tooMany: 'You can hide 200 people an hour. Please try again later.',
    full: 'You have hidden 5,000 people, which is the limit. Unhide someone to hide another person.',
  },
} as const;

/** As if the company had made so many additions. */
const addEvents = ({ companyId }: Hiring, kind: (typeof LISTS)[keyof typeof LISTS]['kind'], count: number) =>
  db.insert(events).values(Array.from({ length: count }, () => ({ kind, companyId, actorUid: null })));

describe.each(Object.entries(LISTS))('the %s', (_, { table, kind, add, remove, tooMany, full }) => {
  const entriesOf = ({ companyId }: Hiring) => db.$count(table, eq(table.companyId, companyId));

  test('takes 200 additions an hour, exactly, also when they come at once', async () => {
    const hiring = await hiringCompany();
    await addEvents(hiring, kind, LIST_ADDITIONS_PER_HOUR_MAX - 3);
    const outcomes = await Promise.allSettled(people.map(({ talentId }) => add(hiring, talentId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(3);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          code: 'TOO_MANY_REQUESTS',
          message: tooMany,
          data: { retryAfterSeconds: expect.any(Number) },
        });
    }
    expect(await entriesOf(hiring)).toBe(3);
  });

  test('counts an addition that was taken back, and repeats none', async () => {
    const hiring = await hiringCompany();
    const [first, second] = people.map(({ talentId }) => talentId) as [string, string];
    await addEvents(hiring, kind, LIST_ADDITIONS_PER_HOUR_MAX - 1);
    await add(hiring, first);
    await add(hiring, first);
    await remove(hiring, first);
    await expect(add(hiring, second)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const anHourAgo = { createdIsoDateTimeUtc: sql`now() - interval '1 hour'` };
    await db
      .update(events)
      .set(anHourAgo)
      .where(and(eq(events.companyId, hiring.companyId), eq(events.kind, kind)));
    await add(hiring, second);
    expect(await entriesOf(hiring)).toBe(1);
  });

  test('holds 5,000 people, exactly, also when they come at once', async () => {
    const hiring = await hiringCompany();
    const { companyId, jobPostId } = hiring;
    const crowd = await crowdOf(LIST_ENTRIES_MAX - 2);
    const kept = { companyId, talentName: 'x', talentJobTitle: 'y', searchKeywords: [], jobPostId };
    await db.insert(table).values(crowd.map((talentId) => ({ ...kept, talentId })));
    const outcomes = await Promise.allSettled(people.map(({ talentId }) => add(hiring, talentId)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBe(people.length - 2);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'BUSINESS_RULE_VIOLATION', message: full });
    expect(await entriesOf(hiring)).toBe(LIST_ENTRIES_MAX);
  });
});

test('the limits of one company do not touch another, and moving an entry to another job post counts', async () => {
  const [hiring, rival] = [await hiringCompany(), await hiringCompany()];
  const [talentId] = people.map((one) => one.talentId) as [string];
  await LISTS.shortlist.add(hiring, talentId);
  await addEvents(hiring, 'shortlistedProfile.put', LIST_ADDITIONS_PER_HOUR_MAX - 1);
  const jobPostId = await addJobPost(hiring.companyId);
  await expect(LISTS.shortlist.add({ ...hiring, jobPostId }, talentId)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await LISTS['list of hidden profiles'].add(hiring, talentId);
  await LISTS.shortlist.add(rival, talentId);
});

/** Talents without profiles. */
async function crowdOf(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newRecordId());
  await db.insert(users).values(ids.map((id) => ({ id, name: 'x', email: `${id}@people.test` })));
  await db.insert(talents).values(ids.map((id) => ({ talentId: id, createdByUid: id })));
  return ids;
}
