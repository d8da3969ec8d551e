import { companyFigures } from '@talaash/domain/company-dashboard/figures';
import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { RECENT_ACTIVITIES_LIMIT } from '@talaash/domain/dashboard/limit';
import { DECLINE_REASONS, INVITATION_STATUSES } from '@talaash/domain/invitation/choice';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { FAILED, marketOf } from '../../../test/market.ts';
import type { CompanyPerson, TalentPerson } from '../../../test/person.ts';
import { threadRow } from '../../../test/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { messages } from '../../db/schema/message.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { threads } from '../../db/schema/thread.ts';

/** A Wednesday in India. */
const NOW = Date.parse('2026-11-25T12:00:00.000Z');
/** When its week began. */
const MONDAY = Date.parse('2026-11-22T18:30:00.000Z');
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const isoAt = (ms: number) => new Date(ms).toISOString();

const app = await testApp({ instead: { now: () => NOW } });
const { client, company, deps, talent } = app;
const { db } = deps;
const { addJobPost, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);

const statsOf = async (as: CompanyPerson) => (await client(as).companyDashboard.readStats({})).stats;
const activitiesOf = async (as: CompanyPerson, limit?: number) =>
  (await client(as).companyDashboard.readRecentActivities(limit === undefined ? {} : { limit })).activities;

test('only a company has a dashboard of its own', async () => {
  const someone = await foundTalent();
  for (const call of ['readStats', 'readRecentActivities'] as const) {
    await expect(client().companyDashboard[call]({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(client(someone).companyDashboard[call]({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  const tooMany = client(await company()).companyDashboard.readRecentActivities({ limit: 11 });
  await expect(tooMany).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a company without a profile has figures of nothing', async () => {
  const someone = await company();
  expect(await statsOf(someone)).toMatchObject({
    activeJobPostsCount: 0,
    invitationsSentCount: 0,
    invitationPerformance: { pendingCount: 0, acceptedCount: 0, rejectedCount: 0 },
    messagesSentInLastMonthCount: 0,
    shortlistedProfilesCount: 0,
  });
  expect(await activitiesOf(someone)).toEqual([]);
});

const people: TalentPerson[] = [];
for (let at = 0; at < 8; at += 1) people.push(await talent({ name: `Person ${at}` }));

const age = fc.integer({ min: 0, max: 120 * DAY });
const histories = fc.record({
  invitations: fc.array(
    fc.option(
      fc.record({
        status: fc.constantFrom(...INVITATION_STATUSES),
        isEnded: fc.boolean(),
        declineReason: fc.option(fc.constantFrom(...DECLINE_REASONS)),
        age,
        messages: fc.array(
          fc.record({
            sender: fc.constantFrom('Company' as const, 'Talent' as const, 'System' as const),
            age,
          }),
          { maxLength: 5 },
        ),
      }),
    ),
    { maxLength: people.length },
  ),
  shortlists: fc.array(fc.option(age), { maxLength: people.length }),
  jobPosts: fc.array(fc.record({ isDeleted: fc.boolean(), isFailed: fc.boolean() }), { maxLength: 5 }),
});
type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never;
type Invitation = NonNullable<History['invitations'][number]>;

/** Only those who decline give a reason. */
const reasonOf = ({ status, declineReason }: Invitation) => (status === 'Rejected' ? declineReason : null);

async function store({ companyId }: CompanyPerson, history: History): Promise<void> {
  for (const [at, { talentId, name }] of people.entries()) {
    const given = history.invitations[at];
    if (given) await addInvitation(companyId, talentId, given);
    const shortlisted = history.shortlists[at];
    if (shortlisted !== null && shortlisted !== undefined)
      await addShortlist(companyId, { talentId, name }, shortlisted);
  }
  for (const { isDeleted, isFailed } of history.jobPosts)
    await addJobPost(companyId, {
      deletedAt: isDeleted ? isoAt(NOW) : null,
      ...(isFailed ? { aiReviewResponse: FAILED } : {}),
    });
}

/** Each conversation is as new as its last message. */
async function addInvitation(companyId: string, talentId: string, given: Invitation): Promise<void> {
  const row = threadRow({ companyId, talentId });
  const times = [given.age, ...given.messages.map((message) => message.age)];
  await db.insert(threads).values({
    ...row,
    jobPostInvitationStatus: given.status,
    declineReason: reasonOf(given),
    endedIsoDateTimeUtc: given.isEnded ? isoAt(NOW) : null,
    createdIsoDateTimeUtc: isoAt(NOW - given.age),
    updatedIsoDateTimeUtc: isoAt(NOW - Math.min(...times)),
  });
  if (given.messages.length === 0) return;
  await db.insert(messages).values(
    given.messages.map(({ sender, age: ageMs }) => ({
      messageId: newRecordId(),
      threadId: row.threadId,
      companyId,
      sender,
      markdown: 'a text',
      createdIsoDateTimeUtc: isoAt(NOW - ageMs),
    })),
  );
}

const addShortlist = (
  companyId: string,
  { talentId, name }: Pick<TalentPerson, 'talentId' | 'name'>,
  ageMs: number,
) =>
  db.insert(shortlistedProfiles).values({
    companyId,
    talentId,
    jobPostId: 'j',
    talentName: name,
    talentJobTitle: 'Developer',
    searchKeywords: searchKeywords(name),
    createdIsoDateTimeUtc: isoAt(NOW - ageMs),
  });

/** The same figures, entry by entry. */
function plainFigures(history: History) {
  const all = history.invitations.filter((one) => one !== null);
  const kept = history.jobPosts.filter(({ isDeleted }) => !isDeleted);
  const sent = all.map((one) =>
    one.messages.filter((message) => message.sender === 'Company' && message.age <= 30 * DAY),
  );
  const ages = history.shortlists.filter((one) => one !== null);
  const performanceOf = (given: readonly Invitation[]) => ({
    pendingCount: given.filter((one) => one.status === 'Pending' && !one.isEnded).length,
    acceptedCount: given.filter((one) => one.status === 'Accepted').length,
    rejectedCount: given.filter((one) => one.status === 'Rejected').length,
    endedCount: given.filter((one) => one.status === 'Pending' && one.isEnded).length,
  });
  const perWeek = Array.from({ length: 12 }, (_, index) => {
    const begin = MONDAY + (index - 11) * WEEK;
    const inWeek = all.filter((one) => NOW - one.age >= begin && NOW - one.age < begin + WEEK);
    return {
      weekStartIsoDate: isoAt(begin + DAY).slice(0, 10),
      ...performanceOf(inWeek),
      all: inWeek.length,
    };
  });
  const first = perWeek.findIndex((week) => week.all > 0);
  return {
    activeJobPostsCount: kept.length,
    failedJobPostsCount: kept.filter(({ isFailed }) => isFailed).length,
    invitationsSentCount: all.length,
    invitationPerformance: performanceOf(all),
    invitationsPerWeek: first === -1 ? [] : perWeek.slice(first).map(({ all: _, ...week }) => week),
    messagesSentInLastMonthCount: sent.flat().length,
    conversationsInLastMonthCount: sent.filter((written) => written.length > 0).length,
    shortlistedProfilesCount: ages.length,
    shortlistsThisWeek: ages.filter((ms) => NOW - ms >= MONDAY).length,
  };
}

test('the figures are those of a plain computation, for random histories', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const someone = await company();
      await store(someone, history);
      const { declineReasons, ...stats } = await statsOf(someone);
      expect(stats).toEqual(plainFigures(history));
      const given = history.invitations.flatMap((one) => (one ? [reasonOf(one)] : [])).filter((one) => one);
      const counted = declineReasons.flatMap(({ reason, count }) => Array(count).fill(reason));
      expect(counted.sort()).toEqual(given.length < 5 ? [] : given.sort());
    }),
    { numRuns: 40 },
  );
});

test('nothing of another company is counted', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { jobPostId, companyId } = hiring;
  await client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId });
  await client(hiring).invitation.send({ talentId, jobPostId, note: 'Shall we talk?' });
  const nothing = {
    invitations: [],
    jobPosts: { total: 1, failed: 0 },
    messages: { total: 0, conversations: 0 },
    shortlists: { total: 0, thisWeek: 0 },
  };
  expect(await statsOf(await hiringCompany())).toEqual(companyFigures(nothing, NOW));
});

test('a long history takes as many queries as none: the caller’s and one', async () => {
  const someone = await hiringCompany();
  const query = vi.spyOn(deps.database.pool, 'query');
  const countOf = async () => {
    query.mockClear();
    await statsOf(someone);
    await activitiesOf(someone);
    return query.mock.calls.length;
  };
  await countOf();
  const before = await countOf();
  await store(someone, {
    invitations: people.map((_, at) => ({
      status: 'Rejected' as const,
      isEnded: false,
      declineReason: 'Pay' as const,
      age: at * WEEK,
      messages: Array.from({ length: 30 }, (_line, hours) => ({
        sender: 'Company' as const,
        age: hours * HOUR,
      })),
    })),
    shortlists: people.map(() => DAY),
    jobPosts: [{ isDeleted: false, isFailed: true }],
  });
  expect(await countOf()).toBe(before);
  expect(before).toBe(4);
  query.mockRestore();
});

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
  await addShortlist(companyId, chitra, 8.5 * HOUR);
  await converse(someone, chitra, [{ event: 'InvitationSent' }, { event: 'InvitationRejected' }], 10);
  const found = await activitiesOf(someone);
  expect(found.map(({ type, message }) => `${type}: ${message}`)).toEqual([
    'ProfileUpdate: You updated your company profile',
    'JobPost: You wrote the job post QA Engineer',
    'Message: Asha Rao wrote to you',
    'Message: You wrote to Asha Rao',
    'InvitationResponse: Asha Rao accepted for Developer',
    'Invitation: You invited Asha Rao for Developer',
    'Invitation: You invited Binu Das for Developer',
    'Shortlist: You shortlisted Chitra Sen',
    'JobPost: You updated the job post Senior React Developer',
    'InvitationResponse: Chitra Sen declined Developer',
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
