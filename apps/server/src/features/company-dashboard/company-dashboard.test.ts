import { companyFigures } from '@talaash/domain/company-dashboard/figures';
import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { DECLINE_REASONS, INVITATION_STATUSES } from '@talaash/domain/invitation/choice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { FAILED, marketOf } from '../../../test/market.ts';
import type { CompanyPerson, TalentPerson } from '../../../test/person.ts';
import { requestQueries } from '../../../test/request-query.ts';
import { threadRow } from '../../../test/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
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
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

const statsOf = async (as: CompanyPerson) => (await client(as).companyDashboard.readStats({})).stats;
const activitiesOf = async (as: CompanyPerson) =>
  (await client(as).companyDashboard.readRecentActivities({})).activities;

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
  const counted = all.filter(({ status }) => status !== 'TakenBack');
  const kept = history.jobPosts.filter(({ isDeleted }) => !isDeleted);
  const sent = all.map((one) =>
    one.messages.filter((message) => message.sender === 'Company' && message.age <= 30 * DAY),
  );
  const ages = history.shortlists.filter((one) => one !== null);
  const performanceOf = (given: readonly Invitation[]) => ({
    pendingCount: given.filter((one) => one.status === 'Pending' && !one.isEnded).length,
    acceptedCount: given.filter((one) => one.status === 'Accepted').length,
    rejectedCount: given.filter((one) => one.status === 'Rejected').length,
    endedCount: given.filter((one) => one.status === 'Expired' || (one.status === 'Pending' && one.isEnded))
      .length,
  });
  const perWeek = Array.from({ length: 12 }, (_, index) => {
    const begin = MONDAY + (index - 11) * WEEK;
    const inWeek = counted.filter((one) => NOW - one.age >= begin && NOW - one.age < begin + WEEK);
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
    invitationsSentCount: counted.length,
    invitationPerformance: performanceOf(all),
    invitationsPerWeek: first === -1 ? [] : perWeek.slice(first).map(({ all: _, ...week }) => week),
    messagesSentInLastMonthCount: sent.flat().length,
    conversationsInLastMonthCount: sent.filter((written) => written.length > 0).length,
    shortlistedProfilesCount: ages.length,
    shortlistsThisWeek: ages.filter((ms) => NOW - ms >= MONDAY).length,
  };
}

test('the figures are those of a plain computation, for random histories', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const someone = await company();
      await store(someone, history);
      const { declineReasons, ...stats } = await statsOf(someone);
      expect(stats).toEqual(plainFigures(history));
      const given = history.invitations.flatMap((one) => (one ? [reasonOf(one)] : [])).filter((one) => one);
      const counted = DECLINE_REASONS.map((reason) => ({
        reason,
        count: given.filter((one) => one === reason).length,
      })).filter(({ count }) => count > 0);
      expect(declineReasons).toHaveLength(given.length < 5 ? 0 : counted.length);
      if (given.length >= 5) expect(declineReasons).toEqual(expect.arrayContaining(counted));
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
  const queriesOf = requestQueries(deps.database.pool);
  const countOf = () =>
    queriesOf(async () => {
      await statsOf(someone);
      await activitiesOf(someone);
    });
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
});
