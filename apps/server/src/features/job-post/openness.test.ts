import { JOB_POST_CLOSED_SENTENCE } from '@talaash/domain/job-post/words';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { events } from '../../db/schema/event.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { settleJobPosts } from './openness.ts';

const app = await testApp();
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { db } = deps;

type Hiring = Awaited<ReturnType<typeof hiringCompany>>;

/** As if everything had happened so many days earlier. */
const age = ({ jobPostId }: Hiring, days: number) =>
  db
    .update(jobPosts)
    .set({
      confirmedIsoDateTimeUtc: sql`${jobPosts.confirmedIsoDateTimeUtc} - ${days} * interval '1 day'`,
      askedIsoDateTimeUtc: sql`${jobPosts.askedIsoDateTimeUtc} - ${days} * interval '1 day'`,
    })
    .where(eq(jobPosts.jobPostId, jobPostId));

const kindsOf = async ({ jobPostId }: Hiring) =>
  (
    await db
      .select({ kind: events.kind })
      .from(events)
      .where(
        and(
          eq(events.jobPostId, jobPostId),
          inArray(events.kind, ['jobPost.asked', 'jobPost.closed', 'jobPost.opened']),
        ),
      )
      .orderBy(events.id)
  ).map(({ kind }) => kind);

const read = (as: Hiring) => client(as).jobPost.get({ jobPostId: as.jobPostId });

test('only its company opens and closes a job post', async () => {
  const [own, other, someone] = [await hiringCompany(), await hiringCompany(), await foundTalent()];
  const input = { jobPostId: own.jobPostId, isOpen: false };
  await expect(client().jobPost.setOpen(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(someone).jobPost.setOpen(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(client(other).jobPost.setOpen(input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await read(own)).closedIsoDateTimeUtc).toBeUndefined();
});

test('a closed job post takes no invitations until it is opened again', async () => {
  const [own, someone] = [await hiringCompany(), await foundTalent()];
  const { jobPostId } = own;
  const invite = () => client(own).invitation.send({ talentId: someone.talentId, jobPostId });
  await client(own).jobPost.setOpen({ jobPostId, isOpen: false });
  await client(own).jobPost.setOpen({ jobPostId, isOpen: false });
  await expect(invite()).rejects.toMatchObject({
    code: 'BUSINESS_RULE_VIOLATION',
    message: JOB_POST_CLOSED_SENTENCE,
  });
  expect(
    (await client(own).jobPost.setOpen({ jobPostId, isOpen: true })).closedIsoDateTimeUtc,
  ).toBeUndefined();
  await invite();
  expect(await kindsOf(own)).toEqual(['jobPost.closed', 'jobPost.opened']);
});

test('after 30 days it is asked once, and 7 days later it closes; an answer starts the month again', async () => {
  const [silent, answering, saving, young] = [
    await hiringCompany(),
    await hiringCompany(),
    await hiringCompany(),
    await hiringCompany(),
  ];
  for (const one of [silent, answering, saving]) await age(one, 30);
  await age(young, 29);
  await settleJobPosts(deps);
  await settleJobPosts(deps);
  for (const one of [silent, answering, saving]) expect(await kindsOf(one)).toEqual(['jobPost.asked']);
  expect(await kindsOf(young)).toEqual([]);
  expect((await read(silent)).askedIsoDateTimeUtc).toBeDefined();

  await client(answering).jobPost.setOpen({ jobPostId: answering.jobPostId, isOpen: true });
  const jobPost = await read(saving);
  await client(saving).jobPost.update({ jobPost: { ...jobPost, title: `${jobPost.title} (new)` } });
  for (const one of [silent, answering, saving]) await age(one, 6);
  await settleJobPosts(deps);
  expect((await read(silent)).closedIsoDateTimeUtc).toBeUndefined();

  await age(silent, 1);
  await settleJobPosts(deps);
  expect(await kindsOf(silent)).toEqual(['jobPost.asked', 'jobPost.closed']);
  expect((await read(silent)).closedIsoDateTimeUtc).toBeDefined();
  for (const one of [answering, saving]) {
    const { askedIsoDateTimeUtc, closedIsoDateTimeUtc } = await read(one);
    expect([askedIsoDateTimeUtc, closedIsoDateTimeUtc]).toEqual([undefined, undefined]);
  }
});

test('a deleted job post is neither asked nor closed, and a closed one is not asked', async () => {
  const [deleted, closed] = [await hiringCompany(), await hiringCompany()];
  await client(deleted).jobPost.delete({ jobPostId: deleted.jobPostId });
  await client(closed).jobPost.setOpen({ jobPostId: closed.jobPostId, isOpen: false });
  for (const one of [deleted, closed]) await age(one, 40);
  await settleJobPosts(deps);
  expect(await kindsOf(deleted)).toEqual([]);
  expect(await kindsOf(closed)).toEqual(['jobPost.closed']);
});
