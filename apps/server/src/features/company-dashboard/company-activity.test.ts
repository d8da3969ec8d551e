import { RECENT_ACTIVITIES_LIMIT } from '@talaash/domain/dashboard/limit';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson, TalentPerson } from '../../../test/person.ts';
import { threadRow } from '../../../test/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { messages } from '../../db/schema/message.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { threads } from '../../db/schema/thread.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const isoAt = (ms: number) => new Date(ms).toISOString();

const app = await testApp({ instead: { now: () => NOW } });
const { client, deps } = app;
const { db } = deps;
const { addJobPost, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);

const activitiesOf = async (as: CompanyPerson, limit?: number) =>
  (await client(as).companyDashboard.readRecentActivities(limit === undefined ? {} : { limit })).activities;

/** A conversation with these lines, one an hour, the last one so many hours ago. */
async function converse(
  { companyId }: CompanyPerson,
  { talentId, name }: TalentPerson,
  lines: readonly Partial<typeof messages.$inferInsert>[],
  hours: number,
): Promise<string> {
  const row = threadRow({ companyId, talentId });
  const updatedIsoDateTimeUtc = isoAt(NOW - hours * HOUR);
  await db.insert(threads).values({ ...row, talentName: name, updatedIsoDateTimeUtc });
  for (const [index, line] of lines.entries())
    await db.insert(messages).values({
      messageId: newRecordId(),
      threadId: row.threadId,
      companyId,
      sender: 'System',
      markdown: 'a text',
      createdIsoDateTimeUtc: isoAt(NOW - (hours + lines.length - 1 - index) * HOUR),
      ...line,
    });
  return row.threadId;
}

test('recent activities are of six types, the latest first, at most ten, without deleted job posts', async () => {
  const someone = await hiringCompany();
  const { companyId, jobPostId } = someone;
  const [asha, binu, chitra] = [
    await foundTalent({ name: 'Asha Rao' }),
    await foundTalent({ name: 'Binu Das' }),
    await foundTalent({ name: 'Chitra Sen' }),
  ];
  const at = (hours: number) => isoAt(NOW - hours * HOUR);
  const post = { createdIsoDateTimeUtc: at(30), updatedIsoDateTimeUtc: at(9) };
  await db.update(jobPosts).set(post).where(eq(jobPosts.jobPostId, jobPostId));
  await addJobPost(companyId, { deletedAt: at(0), updatedIsoDateTimeUtc: at(0) });
  const written = { createdIsoDateTimeUtc: at(2), updatedIsoDateTimeUtc: at(2) };
  const newPost = await addJobPost(companyId, { title: 'QA Engineer', ...written });
  const profile = { createdIsoDateTimeUtc: at(40), updatedIsoDateTimeUtc: at(1) };
  await db.update(companyProfiles).set(profile).where(eq(companyProfiles.companyId, companyId));
  const accepted = await converse(
    someone,
    asha,
    [
      { event: 'InvitationSent' },
      { event: 'InvitationAccepted' },
      { sender: 'Company' },
      { sender: 'Talent' },
    ],
    3,
  );
  const ended = await converse(someone, binu, [{ event: 'InvitationSent' }, { event: 'ThreadEnded' }], 7);
  await db.insert(shortlistedProfiles).values({
    companyId,
    talentId: chitra.talentId,
    jobPostId,
    talentName: chitra.name,
    talentJobTitle: 'Developer',
    searchKeywords: [],
    createdIsoDateTimeUtc: at(8.5),
  });
  await converse(someone, chitra, [{ event: 'InvitationSent' }, { event: 'InvitationRejected' }], 10);
  const found = await activitiesOf(someone);
  expect(found.map(({ type, message }) => `${type}: ${message}`)).toEqual([
    'ProfileUpdate: You updated your company profile',
    'JobPost: You wrote the job post QA Engineer',
    'Message: Asha Rao wrote to you',
    'Message: You wrote to Asha Rao',
    'InvitationResponse: Asha Rao accepted your invitation for Developer',
    'Invitation: You invited Asha Rao for Developer',
    'Invitation: You invited Binu Das for Developer',
    'Shortlist: You shortlisted Chitra Sen',
    'JobPost: You updated the job post Senior React Developer',
    'InvitationResponse: Chitra Sen declined your invitation for Developer',
  ]);
  expect(found).toHaveLength(RECENT_ACTIVITIES_LIMIT);
  expect(found.map((one) => one.threadId).slice(2, 7)).toEqual([
    accepted,
    accepted,
    accepted,
    accepted,
    ended,
  ]);
  expect([found[1]?.jobPostId, found[8]?.jobPostId]).toEqual([newPost, jobPostId]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(await activitiesOf(someone, 3)).toEqual(found.slice(0, 3));
});

test('a company sees in its activities the names that it sees in its conversations', async () => {
  const [someone, renamed] = [await hiringCompany(), await foundTalent({ name: 'Asha Rao' })];
  await converse(someone, { ...renamed, name: 'The name then' }, [{ event: 'InvitationSent' }], 1);
  const namesOf = async () => (await activitiesOf(someone)).map(({ talentName }) => talentName);
  expect(await namesOf()).toContain('Asha Rao');
  await loseApproval(someone);
  expect(await namesOf()).toContain('The name then');
  expect(await namesOf()).not.toContain('Asha Rao');
});
