import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import type { Reviewer } from '../../adapters/reviewer/port.ts';
import { events } from '../../db/schema/event.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { newRecordId } from '../../base/record-id.ts';
import { reviewQueuedTalentProfile } from './actions.ts';

const pass: AiReviewResponse = { reviewStatus: 'pass', failureReasons: [], confidenceScore: 90 };
const fail: AiReviewResponse = {
  reviewStatus: 'fail',
  failureReasons: ['About: remove the phone number.'],
  confidenceScore: 95,
};

/** What the reviewer says next; throwing is not being able to answer. */
let answer: () => Promise<AiReviewResponse> = async () => pass;
const reviewer: Reviewer = {
  reviewTalentProfile: () => answer(),
  reviewCompanyProfile: () => answer(),
  reviewJobPost: () => answer(),
};
afterEach(() => {
  answer = async () => pass;
});

const { admin, client, company, deps, person, request, talent } = await testApp({ instead: { reviewer } });

const save = (as: Awaited<ReturnType<typeof talent>>, given: Parameters<typeof talentProfileDraft>[0] = {}) =>
  client(as).talentProfile.update({ talentProfile: talentProfileDraft(given) });

async function savedTalent(given: Parameters<typeof talentProfileDraft>[0] = {}) {
  const someone = await talent();
  await save(someone, given);
  return someone;
}

describe('saving', () => {
  test('is refused to guests, companies and accounts without a side', async () => {
    const talentProfile = talentProfileDraft();
    await expect(client().talentProfile.update({ talentProfile })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    for (const other of [await company(), await person(), await admin()]) {
      await expect(client(other).talentProfile.update({ talentProfile })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'User is not a talent user',
      });
    }
  });

  test('does not find another talent’s profile by its id', async () => {
    const [one, other] = [await savedTalent(), await talent()];
    await expect(save(other, { key: { talentId: one.talentId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await client(other).talentProfile.get({ talentId: other.talentId })).toBeNull();
  });

  test.each([
    ['an empty name', { name: '' }, { name: 'Name is required' }],
    ['a name of blanks', { name: '    ' }, { name: 'Name is required' }],
    ['a name of two letters', { name: 'Al' }, { name: 'Must be at least 3 characters long' }],
    [
      'a name of 101 letters',
      { name: 'n'.repeat(101) },
      { name: 'Must be no more than 100 characters long' },
    ],
    ['a name that is no text', { name: 7 }, { name: 'Must be text' }],
    ['an about of 49 letters', { about: 'a'.repeat(49) }, { about: 'Must be at least 50 characters long' }],
    [
      'an about of 1001 letters',
      { about: 'a'.repeat(1001) },
      { about: 'Must be no more than 1000 characters long' },
    ],
    [
      'a NUL in a text',
      { about: `${'a '.repeat(40)}\u0000` },
      { about: 'Contains characters that cannot be stored' },
    ],
    ['a salary of 0', { expectedSalaryInLpaInr: 0 }, { expectedSalaryInLpaInr: 'Must be 1 or greater' }],
    [
      'a salary of 100.5',
      { expectedSalaryInLpaInr: 100.5 },
      { expectedSalaryInLpaInr: 'Must be 100 or less' },
    ],
    ['a salary in words', { expectedSalaryInLpaInr: 'ten' }, { expectedSalaryInLpaInr: 'Must be a number' }],
    ['two skills', { skills: ['A', 'B'] }, { skills: 'Must have at least 3 entries' }],
    [
      '21 skills',
      { skills: Array.from({ length: 21 }, (_, i) => `s${i}`) },
      { skills: 'Maximum 20 skills allowed' },
    ],
    [
      'skills that differ by case',
      { skills: ['React', 'react', 'Node'] },
      { skills: 'Skills must be unique' },
    ],
    ['skills that are no list', { skills: 'React' }, { skills: 'Must be a list' }],
    ['no education', { educationList: [] }, { educationList: 'Education is required' }],
    [
      'a day that does not exist',
      { dobIsoDate: '1996-02-30' },
      { dobIsoDate: 'Must be a date as YYYY-MM-DD' },
    ],
    [
      'an unknown status',
      { openToWorkStatus: 'Maybe' },
      { openToWorkStatus: 'Must be one of: ActivelySeeking, OpenToOpportunities, NotSeeking' },
    ],
    [
      'a script as a link',
      { linkedInProfileUrl: 'javascript:alert(1)' },
      { linkedInProfileUrl: 'Must be a valid URL starting with http:// or https://' },
    ],
    ['yes as a word', { hasOwnLaptop: 'yes' }, { hasOwnLaptop: 'Must be true or false' }],
    ['a field of our own', { isApproved: true }, { '': 'Contains unexpected fields' }],
  ])('refuses %s', async (_, wrong, messages) => {
    const someone = await talent();
    const talentProfile = { ...talentProfileDraft(), ...wrong } as ReturnType<typeof talentProfileDraft>;
    const { talentProfile: errors } = await client(someone)
      .talentProfile.update({ talentProfile })
      .then(
        () => ({ talentProfile: undefined }),
        (error) => {
          expect(error.code).toBe('VALIDATION_FAILED');
          expect(error.message).toMatch(/^Validation failed: /);
          return { talentProfile: withoutPrefix(error.data) };
        },
      );
    expect(errors).toEqual(messages);
    expect(await client(someone).talentProfile.get({ talentId: someone.talentId })).toBeNull();
  });

  test('keeps emoji, Devanagari, markup and script as the text that they are', async () => {
    const about =
      'मैं बेंगलुरु में काम करती हूँ और भुगतान के पन्ने बनाती हूँ 🚀 <script>alert("x")</script> & <b>more</b>, in React.';
    const someone = await savedTalent({ name: 'मीरा अय्यर', about });
    const stored = await client(someone).talentProfile.get({ talentId: someone.talentId });
    expect(stored).toMatchObject({ name: 'मीरा अय्यर', about });
  });

  test('answers the profile with its key and times, trimmed, without what is absent', async () => {
    const someone = await talent();
    const { talentProfile, talent: saved } = await save(someone, {
      name: '  Meera Iyer ',
      githubProfileUrl: '',
    });
    expect(talentProfile).toMatchObject({ key: { talentId: someone.talentId }, name: 'Meera Iyer' });
    expect(talentProfile).not.toHaveProperty('githubProfileUrl');
    expect(Date.parse(talentProfile.createdIsoDateTimeUtc)).toBeLessThanOrEqual(
      Date.parse(talentProfile.updatedIsoDateTimeUtc),
    );
    expect(saved).toMatchObject({ aiReviewResponse: pass, aiReviewCount: 1 });
    expect(saved).not.toHaveProperty('isReviewQueued');
  });

  test('keeps the first time of creation and clears what was emptied', async () => {
    const someone = await talent();
    const first = await save(someone, { githubProfileUrl: 'https://github.com/meera-example' });
    const second = await save(someone);
    expect(second.talentProfile.createdIsoDateTimeUtc).toBe(first.talentProfile.createdIsoDateTimeUtc);
    expect(second.talentProfile.updatedIsoDateTimeUtc > first.talentProfile.updatedIsoDateTimeUtc).toBe(true);
    expect(second.talentProfile).not.toHaveProperty('githubProfileUrl');
  });

  test('refuses the second of two tabs, and takes it once it has the newer version', async () => {
    const someone = await talent();
    const { talentProfile: opened } = await save(someone);
    const version = opened.updatedIsoDateTimeUtc;
    const { talentProfile: newer } = await save(someone, {
      jobTitle: 'Staff Engineer',
      updatedIsoDateTimeUtc: version,
    });
    await expect(save(someone, { jobTitle: 'Lost', updatedIsoDateTimeUtc: version })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('another window'),
    });
    const stored = await client(someone).talentProfile.get({ talentId: someone.talentId });
    expect(stored?.jobTitle).toBe('Staff Engineer');
    await save(someone, { jobTitle: 'Kept', updatedIsoDateTimeUtc: newer.updatedIsoDateTimeUtc });
  });

  test('lets exactly one of two tabs win that save at the same moment', async () => {
    const someone = await talent();
    const { talentProfile: opened } = await save(someone);
    const outcomes = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((jobTitle) =>
        save(someone, { jobTitle, updatedIsoDateTimeUtc: opened.updatedIsoDateTimeUtc }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses files that are not the talent’s own uploads', async () => {
    const someone = await talent();
    const foreign = {
      id: newRecordId(),
      bucket: 'local',
      path: 'talents/x/resumes/y.pdf',
      contentType: 'application/pdf',
      createdIsoDateTimeUtc: new Date().toISOString(),
    };
    await expect(save(someone, { resume: foreign })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { resume: 'This file is not here. Please upload it again.' },
    });
  });

  test('renames the talent in the lists of companies', async () => {
    const someone = await savedTalent({ name: 'Meera Iyer' });
    const { companyId } = await company();
    const row = { companyId, talentId: someone.talentId, talentName: 'Meera Iyer', searchKeywords: ['m'] };
    await deps.db.insert(shortlistedProfiles).values({ ...row, jobPostId: 'j' });
    await deps.db.insert(hiddenProfiles).values(row);
    await save(someone, { name: 'Meera Shah' });
    for (const list of [shortlistedProfiles, hiddenProfiles]) {
      const [stored] = await deps.db.select().from(list).where(eq(list.talentId, someone.talentId));
      expect(stored).toMatchObject({ talentName: 'Meera Shah' });
      expect(stored?.searchKeywords).toContain('meera sh');
    }
  });

  test('records the save and its review as events', async () => {
    const someone = await savedTalent();
    const recorded = await deps.db.select().from(events).where(eq(events.talentId, someone.talentId));
    expect(recorded).toMatchObject([
      { kind: 'talentProfile.saved', actorUid: someone.uid },
      { kind: 'talent.reviewed', actorUid: someone.uid, payload: { reviewStatus: 'pass' } },
    ]);
  });

  test('is a plain call too', async () => {
    const someone = await talent();
    const answered = await request('/api/v1/update-talent-profile', {
      as: someone,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ talentProfile: { ...talentProfileDraft(), name: '' } }),
    });
    expect(answered.status).toBe(422);
    expect(await answered.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Validation failed: Name is required',
    });
  });
});

/** Names of fields as the form knows them. */
const withoutPrefix = (data: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(data).map(([path, message]) => [path.replace(/^talentProfile\.?/, ''), message]),
  );

describe('the review of a save', () => {
  test('keeps the reasons of a fail beside the saved profile', async () => {
    answer = async () => fail;
    const someone = await talent();
    const { talent: saved, talentProfile } = await save(someone);
    expect(saved.aiReviewResponse).toEqual(fail);
    expect(talentProfile.name).toBe('Meera Iyer');
  });

  test('is queued when the reviewer cannot answer, and made up for', async () => {
    const someone = await savedTalent();
    answer = async () => {
      throw new Error('The reviewer is away.');
    };
    const { talent: waiting } = await save(someone, { jobTitle: 'Frontend Lead' });
    expect(waiting.isReviewQueued).toBe(true);
    expect(waiting).not.toHaveProperty('aiReviewResponse');
    expect(waiting.aiReviewCount).toBe(1);
    await expect(reviewQueuedTalentProfile(deps, someone.talentId)).rejects.toThrow('away');
    const { rows } = await deps.database.pool.query(
      `select 1 from pgboss.job where name = 'talentProfile.review' and data->>'talentId' = $1`,
      [someone.talentId],
    );
    expect(rows).toHaveLength(1);

    answer = async () => pass;
    await reviewQueuedTalentProfile(deps, someone.talentId);
    const reviewed = await client(someone).talent.get({ talentId: someone.talentId });
    expect(reviewed).toMatchObject({ aiReviewResponse: pass, aiReviewCount: 2 });
    expect(reviewed).not.toHaveProperty('isReviewQueued');
    await reviewQueuedTalentProfile(deps, someone.talentId);
    expect((await client(someone).talent.get({ talentId: someone.talentId }))?.aiReviewCount).toBe(2);
  });

  const setHuman = (talentId: string, reviewStatus: 'pass' | 'fail' | 'pending') =>
    deps.db
      .update(talents)
      .set({ humanReviewResponse: { reviewStatus, commentsMarkdown: 'Please name your projects.' } })
      .where(eq(talents.talentId, talentId));

  test.each([
    ['a pending human review stays', 'pending', pass, 'pending'],
    ['a human pass stays, whatever the rules say', 'pass', fail, 'pass'],
    ['a human fail stays while the new text fails too', 'fail', fail, 'fail'],
    ['a human fail goes once the new text passes', 'fail', pass, undefined],
  ] as const)('%s', async (_, human, verdict, after) => {
    const someone = await savedTalent();
    await setHuman(someone.talentId, human);
    answer = async () => verdict;
    const { talent: saved } = await save(someone);
    expect(saved.humanReviewResponse?.reviewStatus).toBe(after);
    expect(saved.aiReviewResponse).toEqual(verdict);
  });
});

describe('asking for a human review', () => {
  test('is refused before ten automated reviews, with how many there were', async () => {
    answer = async () => fail;
    const someone = await savedTalent();
    await expect(client(someone).talent.requestHumanReview({})).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: 'A human review can be requested after 10 automated reviews. There have been 1 so far.',
    });
  });

  test('is refused to an approved talent and to everybody else', async () => {
    const approved = await savedTalent();
    await expect(client(approved).talent.requestHumanReview({})).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
    });
    await expect(client(await company()).talent.requestHumanReview({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('is granted once, keeps the comments before, and is recorded', async () => {
    answer = async () => fail;
    const someone = await savedTalent();
    await deps.db
      .update(talents)
      .set({
        aiReviewCount: 10,
        humanReviewResponse: { reviewStatus: 'fail', commentsMarkdown: 'Too short.' },
      })
      .where(eq(talents.talentId, someone.talentId));
    const { talent: asked } = await client(someone).talent.requestHumanReview({});
    expect(asked.humanReviewResponse).toEqual({ reviewStatus: 'pending', commentsMarkdown: 'Too short.' });
    await expect(client(someone).talent.requestHumanReview({})).rejects.toMatchObject({
      message: 'A human review is already under way.',
    });
    const recorded = await deps.db.select().from(events).where(eq(events.talentId, someone.talentId));
    expect(recorded.filter(({ kind }) => kind === 'talent.humanReviewRequested')).toHaveLength(1);
  });
});

describe('reading a talent', () => {
  test('is for the owner and admins; for others it is not there', async () => {
    const someone = await savedTalent();
    const { talentId } = someone;
    expect(await client(someone).talent.get({ talentId })).toMatchObject({ key: { talentId } });
    expect(await client(await admin()).talentProfile.get({ talentId })).toMatchObject({ key: { talentId } });
    const other = client(await talent());
    await expect(other.talent.get({ talentId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.talentProfile.get({ talentId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(client(await company()).talentProfile.get({ talentId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(client().talent.get({ talentId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('goes on for what was stored before a rule was made', async () => {
    const someone = await savedTalent();
    const { talentId } = someone;
    await deps.db
      .update(talentProfiles)
      .set({ name: 'Al', noticePeriodInWeeks: 60 })
      .where(eq(talentProfiles.talentId, talentId));
    expect(await client(someone).talentProfile.get({ talentId })).toMatchObject({
      name: 'Al',
      noticePeriodInWeeks: 60,
    });
  });
});

describe('profiles by id', () => {
  const list = async (as: Parameters<typeof client>[0], ...talentIds: string[]) =>
    client(as).talentProfile.list({ talentIds });

  test('asks for one to fifty ids', async () => {
    await expect(list(undefined)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const ids = Array.from({ length: 51 }, () => newRecordId());
    await expect(list(undefined, ...ids)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('tells guests nothing that says who the person is', async () => {
    const about =
      'I am Meera Iyer from Chennai. Write to meera@iyer.dev or call +91 98765 43210, or see https://iyer.dev/me today. MEERA!';
    const [experience] = talentProfileDraft().workExperiences;
    const workExperiences = experience ? [{ ...experience, id: 'meera-1', company: 'Iyer & Daughters' }] : [];
    const locality = { suburb: 'Iyer House', state: 'Kerala', countryCode: 'IN', postcode: 'Meera' };
    const someone = await savedTalent({ name: 'Meera Iyer', about, workExperiences, locality });
    for (const viewer of [undefined, await talent(), await person()]) {
      const { talentProfiles, relations } = await list(viewer, someone.talentId);
      const [view] = talentProfiles;
      expect(view?.isRedacted).toBe(true);
      const words = JSON.stringify(talentProfiles).toLowerCase();
      for (const secret of ['meera', 'iyer', '98765', 'linkedin', '1996', 'monsoon.example.com']) {
        expect(words).not.toContain(secret);
      }
      for (const field of ['name', 'profilePicture', 'resume', 'dobIsoDate', 'linkedInProfileUrl']) {
        expect(view).not.toHaveProperty(field);
      }
      expect(view?.about).toContain('I am [Redacted] [Redacted] from Chennai.');
      expect(relations).toEqual({});
    }
  });

  test('shows companies the whole profile, never where files are or the exact place', async () => {
    const someone = await savedTalent();
    const { talentProfiles } = await list(await company(), someone.talentId);
    expect(talentProfiles[0]).toMatchObject({
      isRedacted: false,
      name: 'Meera Iyer',
      dobIsoDate: '1996-04-12',
    });
    expect(JSON.stringify(talentProfiles)).not.toContain('geoPoint');
  });

  test('shows the owner the own profile whole, in search or not', async () => {
    const someone = await savedTalent({ openToWorkStatus: 'NotSeeking' });
    expect((await list(someone, someone.talentId)).talentProfiles[0]?.isRedacted).toBe(false);
  });

  test('names those out of search as unavailable, but not to companies that know them', async () => {
    const hidden = await savedTalent({ openToWorkStatus: 'NotSeeking' });
    answer = async () => fail;
    const failed = await savedTalent();
    const missing = newRecordId();
    const ids = [hidden.talentId, failed.talentId, missing];
    expect(await list(undefined, ...ids)).toMatchObject({ talentProfiles: [], unavailableTalentIds: ids });
    const knowing = await company();
    const row = { companyId: knowing.companyId, talentName: 'x', searchKeywords: [] };
    await deps.db.insert(shortlistedProfiles).values({ ...row, talentId: hidden.talentId, jobPostId: 'j' });
    await deps.db.insert(hiddenProfiles).values({ ...row, talentId: failed.talentId });
    const known = await list(knowing, ...ids);
    expect(known.talentProfiles.map(({ key }) => key.talentId)).toEqual(ids.slice(0, 2));
    expect(known.unavailableTalentIds).toEqual([missing]);
    expect(known.relations).toEqual<Record<string, CompanyRelation>>({
      [hidden.talentId]: { isShortlisted: true, isHidden: false },
      [failed.talentId]: { isShortlisted: false, isHidden: true },
    });
    expect((await list(await company(), ...ids)).talentProfiles).toEqual([]);
  });

  test('answers in the order asked and each id once', async () => {
    const [one, two] = [await savedTalent(), await savedTalent()];
    const { talentProfiles } = await list(undefined, two.talentId, one.talentId, two.talentId);
    expect(talentProfiles.map(({ key }) => key.talentId)).toEqual([two.talentId, one.talentId]);
  });
});
