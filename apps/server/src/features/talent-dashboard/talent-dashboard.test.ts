import type { TalentDashboardStats } from '@talaash/contract/talent-dashboard';
import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { JOB_CATEGORIES, type JobCategory } from '@talaash/domain/job-post/choice';
import { INVITATION_STATUSES } from '@talaash/domain/invitation/choice';
import { RECENT_ACTIVITIES_LIMIT } from '@talaash/domain/dashboard/limit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { requestQueries } from '../../../test/request-query.ts';
import { threadRow } from '../../../test/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
import { messages } from '../../db/schema/message.ts';
import { profileOpenings } from '../../db/schema/profile-opening.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { threads } from '../../db/schema/thread.ts';

/** A Wednesday in India. */
const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const isoAt = (ms: number) => new Date(ms).toISOString();

const app = await testApp({ instead: { now: () => NOW } });
const { client, deps, talent } = app;
const { db } = deps;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);

const statsOf = async (someone: TalentPerson) => (await client(someone).talentDashboard.readStats({})).stats;
const activitiesOf = async (someone: TalentPerson, limit?: number) =>
  (await client(someone).talentDashboard.readRecentActivities(limit === undefined ? {} : { limit }))
    .activities;

test('only a talent has a dashboard of its own', async () => {
  const company = await hiringCompany();
  for (const call of ['readStats', 'readRecentActivities'] as const) {
    await expect(client().talentDashboard[call]({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(client(company).talentDashboard[call]({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('a talent without a profile has figures of nothing', async () => {
  const someone = await talent();
  expect(await statsOf(someone)).toMatchObject({
    invitationsReceived: 0,
    invitationResponseRate: null,
    profileOpeningsPerWeek: [],
    profileCompletionPercentage: 0,
    profileOptimizationTips: [],
    oldestPendingInvitation: null,
  });
  expect(await activitiesOf(someone)).toEqual([]);
});

type Company = { companyId: string; posts: Map<JobCategory | null, string> };

/** Companies with a job post of each category, and the id of one that was deleted. */
const companies: Company[] = [];
for (let at = 0; at < 8; at += 1) {
  const { companyId } = await hiringCompany({ companyName: `Company ${at}` });
  const posts = new Map<JobCategory | null, string>([[null, newRecordId()]]);
  for (const category of JOB_CATEGORIES) posts.set(category, await addJobPost(companyId, { category }));
  companies.push({ companyId, posts });
}

const age = fc.integer({ min: 0, max: 120 * DAY });
const invitation = fc.record({
  status: fc.constantFrom(...INVITATION_STATUSES),
  isEnded: fc.boolean(),
  isUnread: fc.boolean(),
  category: fc.option(fc.constantFrom(...JOB_CATEGORIES)),
  age,
});
const histories = fc.record({
  invitations: fc.array(fc.option(invitation), { maxLength: companies.length }),
  shortlists: fc.array(fc.option(age), { maxLength: companies.length }),
  openings: fc.array(fc.tuple(fc.nat({ max: companies.length - 1 }), fc.integer({ min: 0, max: 89 }))),
});
type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never;

/** The date in India of so many days ago. */
const dayAgo = (days: number) => isoAt(NOW + 5.5 * HOUR - days * DAY).slice(0, 10);

async function store(someone: TalentPerson, { invitations, shortlists, openings }: History): Promise<void> {
  const { talentId } = someone;
  for (const [at, { companyId, posts }] of companies.entries()) {
    const given = invitations[at];
    if (given) {
      await db.insert(threads).values({
        ...threadRow({ companyId, talentId, jobPostId: posts.get(given.category) ?? '' }),
        jobPostInvitationStatus: given.status,
        talentThreadReadStatus: given.isUnread ? 'Unread' : 'Read',
        endedIsoDateTimeUtc: given.isEnded ? isoAt(NOW) : null,
        createdIsoDateTimeUtc: isoAt(NOW - given.age),
      });
    }
    const shortlisted = shortlists[at];
    if (shortlisted !== null && shortlisted !== undefined)
      await addShortlist(someone, companyId, shortlisted);
  }
  const opened = openings.map(([at, days]) => ({
    companyId: companies[at]?.companyId ?? '',
    talentId,
    day: dayAgo(days),
  }));
  if (opened.length > 0) await db.insert(profileOpenings).values(opened).onConflictDoNothing();
}

const addShortlist = ({ talentId, name }: TalentPerson, companyId: string, ageMs: number) =>
  db.insert(shortlistedProfiles).values({
    companyId,
    talentId,
    jobPostId: 'j',
    talentName: name,
    talentJobTitle: 'Developer',
    searchKeywords: searchKeywords(name),
    createdIsoDateTimeUtc: isoAt(NOW - ageMs),
  });

/** The same figures, entry by entry. This week began on Monday at midnight in India. */
function plainFigures({ invitations, shortlists, openings }: History): Partial<TalentDashboardStats> {
  const monday = Date.parse('2026-11-22T18:30:00.000Z');
  const all = invitations.filter((one) => one !== null);
  const counted = all.filter(({ status }) => status !== 'TakenBack');
  const waiting = all.filter(({ status, isEnded }) => status === 'Pending' && !isEnded);
  const answered = counted.filter((one) => !waiting.includes(one) && one.status !== 'Expired');
  const ages = shortlists.filter((one) => one !== null);
  const inWeek = (ms: number, week: number) =>
    NOW - ms >= monday + week * 7 * DAY && NOW - ms < monday + (week + 1) * 7 * DAY;
  const perWeek = Array.from({ length: 12 }, (_, index) => {
    const week = index - 11;
    const who = openings.filter(
      ([, days]) => Date.parse(dayAgo(days)) >= Date.parse('2026-11-23') + week * 7 * DAY,
    );
    const sooner = who.filter(
      ([, days]) => Date.parse(dayAgo(days)) < Date.parse('2026-11-30') + week * 7 * DAY,
    );
    return {
      weekStartIsoDate: isoAt(Date.parse('2026-11-23') + week * 7 * DAY).slice(0, 10),
      companiesCount: new Set(sooner.map(([at]) => at)).size,
    };
  });
  const first = perWeek.findIndex(({ companiesCount }) => companiesCount > 0);
  return {
    invitationsReceived: counted.length,
    pendingInvitations: waiting.length,
    invitationsAnswered: answered.length,
    invitationResponseRate: counted.length < 5 ? null : Math.round((100 * answered.length) / counted.length),
    companiesShortlisted: ages.length,
    shortlistsThisWeek: ages.filter((ms) => inWeek(ms, 0)).length,
    shortlistsLastWeek: ages.filter((ms) => inWeek(ms, -1)).length,
    activeConversations: all.filter(({ status, isEnded }) => status === 'Accepted' && !isEnded).length,
    unreadMessages: all.filter(({ isUnread }) => isUnread).length,
    profileOpeningsPerWeek: first === -1 ? [] : perWeek.slice(first),
  };
}

test('the figures are those of a plain computation, for random histories', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const someone = await talent();
      await store(someone, history);
      const stats = await statsOf(someone);
      expect(stats).toMatchObject(plainFigures(history));
      const asked = history.invitations
        .map((one) => (one?.status === 'TakenBack' ? undefined : one?.category))
        .filter((one) => one);
      for (const { category, invitationsCount } of stats.topJobCategories)
        expect(invitationsCount).toBe(asked.filter((one) => one === category).length);
      expect(stats.topJobCategories).toHaveLength(new Set(asked).size);
    }),
    { numRuns: 40 },
  );
});

test('the invitation that waits longest is offered first; one whose conversation ended is not', async () => {
  const someone = await talent();
  const given = { status: 'Pending' as const, isEnded: false, isUnread: true, category: null };
  await store(someone, {
    invitations: [
      { ...given, age: DAY },
      { ...given, age: 3 * DAY },
      { ...given, age: 5 * DAY, isEnded: true },
      { ...given, age: 6 * DAY, status: 'Accepted' },
    ],
    shortlists: [],
    openings: [],
  });
  const oldest = async () => (await statsOf(someone)).oldestPendingInvitation;
  const first = await oldest();
  expect(first).toMatchObject({ companyName: 'Company 1', jobPostTitle: 'Developer' });
  await client(someone).invitation.accept({ threadId: first?.threadId ?? '' });
  expect(await oldest()).toMatchObject({ companyName: 'Company 0' });
});

test('the profile tells what is missing and what would make it better', async () => {
  const someone = await foundTalent();
  const stats = await statsOf(someone);
  expect(stats.missingProfileSections).toEqual(['experience', 'education', 'projects', 'certifications']);
  expect(stats.profileCompletionPercentage).toBe(69);
  expect(stats.profileOptimizationTips.map(({ section }) => section)).toEqual(['about', 'skills']);
});

test('a long history takes as many queries as none: the caller’s and two', async () => {
  const someone = await foundTalent();
  const queriesOf = requestQueries(deps.database.pool);
  const countOf = () => queriesOf(() => statsOf(someone));
  await countOf();
  const before = await countOf();
  await store(someone, {
    invitations: companies.map(() => ({
      status: 'Pending' as const,
      isEnded: false,
      isUnread: true,
      category: 'UI_UX_Design' as const,
      age: DAY,
    })),
    shortlists: companies.map(() => DAY),
    openings: companies.flatMap((_, at) =>
      Array.from({ length: 80 }, (_day, days) => [at, days] as [number, number]),
    ),
  });
  expect(await countOf()).toBe(before);
  expect(before).toBe(3);
});

test('recent activities are of seven types, the latest first, at most ten', async () => {
  const someone = await foundTalent({ createdIsoDateTimeUtc: isoAt(NOW), updatedIsoDateTimeUtc: isoAt(NOW) });
  const say = async (
    threadId: string,
    companyId: string,
    said: Partial<typeof messages.$inferInsert>,
    hours: number,
  ) =>
    db.insert(messages).values({
      messageId: newRecordId(),
      threadId,
      companyId,
      sender: 'System',
      markdown: 'a text',
      createdIsoDateTimeUtc: isoAt(NOW - hours * HOUR),
      ...said,
    });
  const converse = async (
    at: number,
    lines: readonly Partial<typeof messages.$inferInsert>[],
    hours: number,
  ) => {
    const companyId = companies[at]?.companyId ?? '';
    const row = threadRow({ companyId, talentId: someone.talentId });
    await db.insert(threads).values({ ...row, updatedIsoDateTimeUtc: isoAt(NOW - hours * HOUR) });
    for (const [index, line] of lines.entries())
      await say(row.threadId, companyId, line, hours + lines.length - 1 - index);
    return row.threadId;
  };
  const accepted = await converse(
    0,
    [
      { event: 'InvitationSent' },
      { event: 'InvitationAccepted' },
      { sender: 'Company' },
      { sender: 'Talent' },
    ],
    1,
  );
  const ended = await converse(1, [{ event: 'InvitationSent' }, { event: 'ThreadEnded' }], 8);
  await converse(2, [{ event: 'InvitationSent' }, { event: 'InvitationRejected' }], 12);
  await addShortlist(someone, companies[0]?.companyId ?? '', 6 * HOUR);
  await addShortlist(someone, companies[5]?.companyId ?? '', 7 * HOUR);
  const found = await activitiesOf(someone);
  expect(found.map(({ message }) => message)).toEqual([
    'You updated your profile',
    'You wrote to Company 0',
    'Company 0 wrote to you',
    'You accepted the invitation from Company 0',
    'Company 0 invited you: Developer',
    'Company 0 shortlisted you',
    'A company shortlisted you',
    'Company 1 invited you: Developer',
    'You declined the invitation from Company 2',
    'Company 2 invited you: Developer',
  ]);
  expect(found.map(({ threadId }) => threadId).slice(0, 8)).toEqual([
    null,
    accepted,
    accepted,
    accepted,
    accepted,
    accepted,
    null,
    ended,
  ]);
  expect(found).toHaveLength(RECENT_ACTIVITIES_LIMIT);
  expect(await activitiesOf(someone, 3)).toEqual(found.slice(0, 3));
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  await expect(client(someone).talentDashboard.readRecentActivities({ limit: 11 })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('a company that only shortlists is not told, in no field', async () => {
  const someone = await foundTalent();
  const { companyId, posts } = companies[3] as Company;
  await addShortlist(someone, companyId, HOUR);
  const answers = JSON.stringify([await activitiesOf(someone), await statsOf(someone)]);
  expect(answers).toContain('A company shortlisted you');
  for (const secret of [companyId, 'Company 3', ...posts.values()]) expect(answers).not.toContain(secret);
});
