import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import { events } from '../../db/schema/event.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
import { savingTalents } from '../../../test/saved-talent.ts';
import { threadRow } from '../../../test/thread.ts';
import { pass, scriptedReviewer } from '../../../test/scripted-reviewer.ts';

const { reviewer } = scriptedReviewer();
const { admin, client, company, deps, person, request, talent } = await testApp({ instead: { reviewer } });

const { save, savedTalent } = savingTalents({ client, talent });

describe('saving', () => {
  test('is refused to guests, companies and accounts without a user type', async () => {
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

  test('refuses the id of another talent', async () => {
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
    ['two skills', { skills: ['A', 'B'] }, { skills: 'Must have at least 3 skills' }],
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
      'a date that does not exist',
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
    ['an unknown field', { isApproved: true }, { '': 'Contains unexpected fields' }],
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

  test('stores emoji, Devanagari, markup and scripts unchanged', async () => {
    const about =
      'मैं बेंगलुरु में काम करती हूँ और भुगतान के पन्ने बनाती हूँ 🚀 <script>alert("x")</script> & <b>more</b>, in React.';
    const someone = await savedTalent({ name: 'मीरा अय्यर', about });
    const stored = await client(someone).talentProfile.get({ talentId: someone.talentId });
    expect(stored).toMatchObject({ name: 'मीरा अय्यर', about });
  });

  test('returns the profile with key and timestamps, trimmed, without empty fields', async () => {
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

  test('keeps the time of creation and clears emptied fields', async () => {
    const someone = await talent();
    const first = await save(someone, { githubProfileUrl: 'https://github.com/meera-example' });
    const second = await save(someone);
    expect(second.talentProfile.createdIsoDateTimeUtc).toBe(first.talentProfile.createdIsoDateTimeUtc);
    expect(second.talentProfile.updatedIsoDateTimeUtc > first.talentProfile.updatedIsoDateTimeUtc).toBe(true);
    expect(second.talentProfile).not.toHaveProperty('githubProfileUrl');
  });

  test('refuses a stale version, and accepts the save with the newer one', async () => {
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

  test('lets exactly one of several simultaneous saves win', async () => {
    const someone = await talent();
    const { talentProfile: opened } = await save(someone);
    const outcomes = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((jobTitle) =>
        save(someone, { jobTitle, updatedIsoDateTimeUtc: opened.updatedIsoDateTimeUtc }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses files that the talent did not upload', async () => {
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
      data: { resume: 'This file is missing. Please upload it again.' },
    });
  });

  test('renews the name and title in the lists of companies, as long as they see the profile', async () => {
    const someone = await savedTalent({ name: 'Meera Iyer', jobTitle: 'Web Developer' });
    const { talentId } = someone;
    const [listing, invited, unapproved] = [
      await company({ isApproved: true }),
      await company({ isApproved: true }),
      await company(),
    ];
    for (const { companyId } of [listing, invited, unapproved]) {
      const kept = { talentName: 'Meera Iyer', talentJobTitle: 'Web Developer', searchKeywords: ['m'] };
      await deps.db.insert(shortlistedProfiles).values({ companyId, talentId, ...kept, jobPostId: 'j' });
      await deps.db.insert(hiddenProfiles).values({ companyId, talentId, ...kept });
    }
    await deps.db.insert(threads).values(threadRow({ companyId: invited.companyId, talentId }));
    const kept = async ({ companyId }: { companyId: string }) => {
      const rows = await Promise.all(
        [shortlistedProfiles, hiddenProfiles].map((list) =>
          deps.db
            .select()
            .from(list)
            .where(and(eq(list.talentId, talentId), eq(list.companyId, companyId))),
        ),
      );
      return rows
        .flat()
        .map((row) => `${row.talentName}, ${row.talentJobTitle}, ${row.searchKeywords.at(-1)}`);
    };
    const old = 'Meera Iyer, Web Developer, m';
    const shown = 'Meera Shah, Data Engineer, meera shah';
    await save(someone, { name: 'Meera Shah', jobTitle: 'Data Engineer' });
    expect(await Promise.all([listing, invited, unapproved].map(kept))).toEqual([
      [shown, shown],
      [shown, shown],
      [old, old],
    ]);
    await save(someone, { name: 'Asha Rao', jobTitle: 'Poet', openToWorkStatus: 'NotSeeking' });
    expect(await Promise.all([listing, invited, unapproved].map(kept))).toEqual([
      [shown, shown],
      ['Asha Rao, Poet, asha rao', 'Asha Rao, Poet, asha rao'],
      [old, old],
    ]);
  });

  test('records the save and its review as events', async () => {
    const someone = await savedTalent();
    const recorded = await deps.db.select().from(events).where(eq(events.talentId, someone.talentId));
    expect(recorded).toMatchObject([
      { kind: 'talentProfile.saved', actorUid: someone.uid },
      { kind: 'talent.reviewed', actorUid: someone.uid, payload: { reviewer: 'ai', reviewStatus: 'pass' } },
    ]);
  });

  test('also works as a plain HTTP call', async () => {
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

/** Field paths without the prefix of the input. */
const withoutPrefix = (data: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(data).map(([path, message]) => [path.replace(/^talentProfile\.?/, ''), message]),
  );
