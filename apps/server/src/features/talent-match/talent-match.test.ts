import { searchKeywords } from '@talaash/domain/base/search-keyword';
import { MATCH_WEIGHTS } from '@talaash/domain/talent-match/weight';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson, TalentPerson } from '../../../test/person.ts';
import { requestQueries } from '../../../test/request-query.ts';
import { threadRow } from '../../../test/thread.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { threads } from '../../db/schema/thread.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const app = await testApp({ instead: { now: () => NOW } });
const { client, deps, talent } = app;
const { addJobPost, changeTalent, foundTalent, hiringCompany, loseApproval } = marketOf(deps, app);

const tenure = { startIsoMonth: '2020-12', endIsoMonth: undefined, isCurrent: true };
const job = (company: string, rolesAndResponsibilities: string) => ({
  id: company,
  designation: 'Engineer',
  company,
  tenure,
  rolesAndResponsibilities,
  isInternship: false,
  isRemote: true,
  locality: undefined,
});
const worked = {
  skills: ['React', 'TypeScript', 'Storybook'],
  workExperiences: [job('Razorline', 'Checkout in React and typescript.')],
};
const AD = {
  title: 'Senior React Developer',
  description:
    '### What you will do\n\n- Own the calendar\n\n### What you bring\n\n- TypeScript\n\n### Nice to have\n\n- Storybook',
};

let someone: TalentPerson;
let hiring: CompanyPerson;
let jobPostId: string;

beforeAll(async () => {
  someone = await foundTalent(worked);
  await vi.waitUntil(async () => (await deps.talentIndex.status()).talents === 1, {
    interval: 10,
    timeout: 60_000,
  });
  hiring = await hiringCompany();
  jobPostId = await addJobPost(hiring.companyId, AD);
});

const matchesFor = async (by: CompanyPerson, post: string, people: readonly { talentId: string }[]) =>
  (
    await client(by).talentMatch.ofJobPost({
      jobPostId: post,
      talentIds: people.map(({ talentId }) => talentId),
    })
  ).matches;

describe('the match of a job post', () => {
  test('is refused to guests, talents and other companies', async () => {
    const input = { jobPostId, talentIds: [someone.talentId] };
    await expect(client().talentMatch.ofJobPost(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(client(someone).talentMatch.ofJobPost(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(client(await hiringCompany()).talentMatch.ofJobPost(input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const tooMany = Array.from({ length: 21 }, (_, at) => `talent ${at}`);
    await expect(
      client(hiring).talentMatch.ofJobPost({ jobPostId, talentIds: tooMany }),
    ).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('leaves out whom the company may not see', async () => {
    const [gone, unreviewed] = [await foundTalent(), await talent()];
    await changeTalent(gone, { openToWorkStatus: 'NotSeeking' });
    const matches = await matchesFor(hiring, jobPostId, [gone, someone, unreviewed, { talentId: 'nobody' }]);
    expect(matches.map(({ talentId }) => talentId)).toEqual([someone.talentId]);
  });

  test('names skills with where and how long, and what is not stated', async () => {
    const [found] = await matchesFor(hiring, jobPostId, [someone]);
    expect(found?.match).toMatchObject({ version: MATCH_WEIGHTS.version });
    const said = found?.match.items.map(({ criterion, label, outcome, detail }) => [
      criterion,
      label,
      outcome,
      detail,
    ]);
    expect(said?.slice(0, 5)).toEqual([
      ['mustSkill', 'React', 'evidence', '6 yrs: Razorline, in use today'],
      ['mustSkill', 'TypeScript', 'evidence', '6 yrs: Razorline, in use today'],
      ['niceSkill', 'Storybook', 'notStated', 'years not stated, in the list of skills only'],
      ['title', 'Title', 'gap', 'Frontend Engineer, asked for React Developer'],
      ['level', 'Level', 'evidence', 'senior'],
    ]);
  });

  test('names no employer, and not the person, to a company that is not approved', async () => {
    const unapproved = await hiringCompany();
    const post = await addJobPost(unapproved.companyId, AD);
    await loseApproval(unapproved);
    const meera = await foundTalent({ ...worked, name: 'Meera Krishnan', jobTitle: 'Meera, Engineer' });
    const [found] = await matchesFor(unapproved, post, [meera]);
    expect(found?.match.items[0]).toMatchObject({ label: 'React', detail: '6 yrs: in use today' });
    expect(JSON.stringify(found)).not.toMatch(/Razorline|Meera/);
    const [own] = await matchesFor(hiring, jobPostId, [meera]);
    expect(JSON.stringify(own)).toMatch(/Razorline/);
  });

  test('a talent who has ended the conversation is matched as guests see people', async () => {
    const ended = await foundTalent(worked);
    await deps.db.insert(threads).values({
      ...threadRow({ companyId: hiring.companyId, talentId: ended.talentId, jobPostId }),
      endedIsoDateTimeUtc: new Date(NOW).toISOString(),
    });
    expect(JSON.stringify(await matchesFor(hiring, jobPostId, [ended]))).not.toMatch(/Razorline/);
  });

  test('is the same whatever somebody is called, looks like, how old they are and where they studied', async () => {
    const other = await foundTalent({
      ...worked,
      name: 'Storybook Angular Rao',
      profilePicture: null,
      dobIsoDate: '1961-01-01',
      about: 'I have led React teams.',
      educationList: [
        {
          id: 'school',
          course: 'B.Tech. TypeScript',
          university: 'React University',
          locality: undefined,
          tenure,
        },
      ],
    });
    const [one, same] = await matchesFor(hiring, jobPostId, [someone, other]);
    expect(one?.match).toBeDefined();
    expect(same?.match).toEqual(one?.match);
  });

  test('of a page of people takes as many queries as of one', async () => {
    const page = [someone, ...(await Promise.all(Array.from({ length: 5 }, () => foundTalent(worked))))];
    await vi.waitFor(async () => expect(await deps.talentIndex.has(page.at(-1)?.talentId ?? '')).toBe(true), {
      interval: 10,
      timeout: 60_000,
    });
    const queriesOf = requestQueries(deps.database.pool);
    const countOf = (people: readonly TalentPerson[]) =>
      queriesOf(async () => expect(await matchesFor(hiring, jobPostId, people)).toHaveLength(people.length));
    const ofOne = await countOf([someone]);
    expect(ofOne).toBeGreaterThan(0);
    expect(await countOf(page)).toBe(ofOne);
  });
});

describe('the search of a job post', () => {
  test('is refused to guests, talents and other companies', async () => {
    const input = { jobPostId };
    await expect(client().talentMatch.searchOfJobPost(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(client(someone).talentMatch.searchOfJobPost(input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(client(await hiringCompany()).talentMatch.searchOfJobPost(input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is what the post asks, as one would type it', async () => {
    expect(await client(hiring).talentMatch.searchOfJobPost({ jobPostId })).toEqual({
      query: 'Senior React Developer, TypeScript',
      niceSkills: ['Storybook'],
      mustSkills: ['React', 'TypeScript'],
      skillYears: [],
      conditions: [{ kind: 'level', levels: ['senior'] }],
    });
  });
});

describe('why companies find a talent', () => {
  const shortlist = ({ talentId, name }: TalentPerson, { companyId }: CompanyPerson, post: string) =>
    deps.db.insert(shortlistedProfiles).values({
      companyId,
      talentId,
      jobPostId: post,
      talentName: name,
      talentJobTitle: 'Developer',
      searchKeywords: searchKeywords(name),
    });

  test('is refused to guests and companies', async () => {
    await expect(client().talentMatch.whyFound({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(client(hiring).talentMatch.whyFound({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is nothing for nobody’s lists, and without a profile', async () => {
    const nothing = { postsCount: 0, reasons: [], gaps: [], invitations: [] };
    expect(await client(await foundTalent()).talentMatch.whyFound({})).toEqual(nothing);
    expect(await client(await talent()).talentMatch.whyFound({})).toEqual(nothing);
  });

  test('names a post only to whom it invited, and never a company or what a private post asks', async () => {
    const found = await foundTalent({ ...worked, noticePeriodInWeeks: 8 });
    const [inviting, silent] = [
      await hiringCompany({ companyName: 'Loud Ltd' }),
      await hiringCompany({ companyName: 'Silent Ltd' }),
    ];
    const open = await addJobPost(inviting.companyId, AD);
    const secret = { ...AD, title: 'Secret Storybook Developer' };
    await shortlist(found, silent, await addJobPost(silent.companyId, secret));
    await deps.db
      .insert(threads)
      .values(threadRow({ companyId: inviting.companyId, talentId: found.talentId, jobPostId: open }));
    const why = await client(found).talentMatch.whyFound({});
    expect(why.postsCount).toBe(2);
    expect(why.reasons.slice(0, 1)).toEqual([
      { criterion: 'mustSkill', outcome: 'evidence', fact: 'TypeScript 6 yrs', count: 2 },
    ]);
    expect(why.invitations).toMatchObject([
      { jobPostTitle: AD.title, reasons: ['React 6 yrs', 'TypeScript 6 yrs', 'senior level'] },
    ]);
    expect(JSON.stringify(why)).not.toMatch(/Secret|Loud|Silent/);
  });

  test('forgets a post that is deleted, an entry that is removed and a conversation that has ended', async () => {
    const found = await foundTalent(worked);
    const company = await hiringCompany();
    const deleted = await addJobPost(company.companyId, { ...AD, deletedAt: new Date(NOW).toISOString() });
    await shortlist(found, company, deleted);
    await deps.db.insert(threads).values({
      ...threadRow({ companyId: hiring.companyId, talentId: found.talentId, jobPostId }),
      endedIsoDateTimeUtc: new Date(NOW).toISOString(),
    });
    expect((await client(found).talentMatch.whyFound({})).postsCount).toBe(0);
  });
});

describe('skills of people', () => {
  const skillsOf = async (by: CompanyPerson, people: readonly { talentId: string }[], skills: string[]) =>
    (await client(by).talentMatch.skills({ talentIds: people.map(({ talentId }) => talentId), skills }))
      .talents;

  test('are refused to guests and talents, and for more people or skills than are compared', async () => {
    const input = { talentIds: [someone.talentId], skills: ['React'] };
    await expect(client().talentMatch.skills(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(client(someone).talentMatch.skills(input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const tooMany = [
      { ...input, talentIds: ['1', '2', '3', '4', '5'] },
      { ...input, skills: Array.from({ length: 21 }, (_, at) => `skill ${at}`) },
      { ...input, skills: [''] },
    ];
    for (const input of tooMany)
      await expect(client(hiring).talentMatch.skills(input)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
  });

  test('say where and how long, by all names of a skill, and which of the own are one', async () => {
    const found = await foundTalent({ ...worked, skills: ['ReactJS', 'React', 'Storybook'] });
    const [shown] = await skillsOf(hiring, [found], ['react.js', 'Java', 'storybook', 'JavaScript']);
    const none = { isListed: false, months: 0, employers: [], isCurrent: false, projects: 0 };
    const inJob = { months: 72, employers: ['Razorline'], isCurrent: true };
    expect(shown?.places).toEqual([
      { ...none, ...inJob, skill: 'react.js', named: 'react.js', isListed: true },
      // The checkout is in TypeScript and React, not in Java.
      { ...none, skill: 'Java', named: 'Java' },
      { ...none, skill: 'storybook', named: 'storybook', isListed: true },
      { ...none, ...inJob, skill: 'JavaScript', named: 'React', isListed: true },
    ]);
    const [first, second, third] = shown?.ownKeys ?? [];
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('leave out whom the company may not see, and do not confirm a name that it may not read', async () => {
    const [gone, hidden] = [
      await foundTalent(),
      await foundTalent({ ...worked, name: 'Meera Krishnan', skills: ['Krishnan'] }),
    ];
    await changeTalent(gone, { openToWorkStatus: 'NotSeeking' });
    const unapproved = await hiringCompany();
    await loseApproval(unapproved);
    expect(await skillsOf(hiring, [gone], ['React'])).toEqual([]);
    const isListed = async (by: CompanyPerson) =>
      (await skillsOf(by, [hidden], ['Krishnan']))[0]?.places[0]?.isListed;
    expect([await isListed(hiring), await isListed(unapproved)]).toEqual([true, false]);
  });
});
