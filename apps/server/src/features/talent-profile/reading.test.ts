import type { CompanyRelation } from '@talaash/contract/company-relation';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import { hiddenProfiles } from '../../db/schema/hidden-profile.ts';
import { shortlistedProfiles } from '../../db/schema/shortlisted-profile.ts';
import { companies } from '../../db/schema/company.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { threads } from '../../db/schema/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
import { PASSED } from '../../../test/person.ts';
import { threadRow } from '../../../test/thread.ts';
import { savingTalents } from '../../../test/saved-talent.ts';
import { fail, scriptedReviewer } from '../../../test/scripted-reviewer.ts';

const { reviewer, script } = scriptedReviewer();
const { admin, client, company, deps, person, talent } = await testApp({ instead: { reviewer } });

const { savedTalent } = savingTalents({ client, talent });

describe('reading a talent', () => {
  test('is for the owner and admins; others get NOT_FOUND', async () => {
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

  test('still works for values that were stored before a stricter rule', async () => {
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

  test('need 1 to 50 ids', async () => {
    await expect(list(undefined)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const ids = Array.from({ length: 51 }, () => newRecordId());
    await expect(list(undefined, ...ids)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('hide from guests and from companies that are not approved whatever identifies the person', async () => {
    const about =
      'I am Meera Iyer from Chennai. Write to meera@iyer.dev or call +91 98765 43210, or see https://iyer.dev/me today. MEERA!';
    const [experience] = talentProfileDraft().workExperiences;
    const workExperiences = experience ? [{ ...experience, id: 'meera-1', company: 'Iyer & Daughters' }] : [];
    const locality = { suburb: 'Iyer House', state: 'Kerala', countryCode: 'IN', postcode: 'Meera' };
    const someone = await savedTalent({ name: 'Meera Iyer', about, workExperiences, locality });
    for (const viewer of [undefined, await talent(), await person(), await company()]) {
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
      const isCompany = viewer !== undefined && 'companyId' in viewer;
      const none = { [someone.talentId]: { isShortlisted: false, isHidden: false } };
      expect(relations).toEqual(isCompany ? none : {});
    }
  });

  test('show approved companies the full profile, without storage paths and coordinates', async () => {
    const someone = await savedTalent();
    const { talentProfiles } = await list(await company({ isApproved: true }), someone.talentId);
    expect(talentProfiles[0]).toMatchObject({
      isRedacted: false,
      name: 'Meera Iyer',
      dobIsoDate: '1996-04-12',
    });
    expect(JSON.stringify(talentProfiles)).not.toContain('geoPoint');
  });

  test('show owners their full profile, in search or not', async () => {
    const someone = await savedTalent({ openToWorkStatus: 'NotSeeking' });
    expect((await list(someone, someone.talentId)).talentProfiles[0]?.isRedacted).toBe(false);
  });

  test('are unavailable when out of search, also to companies that have listed the talent', async () => {
    const hidden = await savedTalent({ openToWorkStatus: 'NotSeeking' });
    script.answer = async () => fail;
    const failed = await savedTalent();
    const missing = newRecordId();
    const ids = [hidden.talentId, failed.talentId, missing];
    expect(await list(undefined, ...ids)).toMatchObject({ talentProfiles: [], unavailableTalentIds: ids });
    const listing = await company({ isApproved: true });
    const { companyId } = listing;
    const row = { companyId, talentName: 'x', talentJobTitle: 'y', searchKeywords: [] };
    await deps.db.insert(shortlistedProfiles).values({ ...row, talentId: hidden.talentId, jobPostId: 'j' });
    await deps.db.insert(hiddenProfiles).values({ ...row, talentId: failed.talentId });
    expect(await list(listing, ...ids)).toMatchObject({ talentProfiles: [], unavailableTalentIds: ids });
  });

  test('are shown out of search to a company with an open thread, while it is approved', async () => {
    const hidden = await savedTalent({ openToWorkStatus: 'NotSeeking' });
    const { talentId } = hidden;
    const invited = await company({ isApproved: true });
    const { companyId } = invited;
    const seen = async () =>
      (await list(invited, talentId)).talentProfiles.map(({ isRedacted }) => isRedacted);
    await deps.db.insert(threads).values(threadRow({ companyId, talentId }));
    expect(await seen()).toEqual([false]);
    const setReview = (aiReviewResponse: typeof PASSED | null) =>
      deps.db.update(companies).set({ aiReviewResponse }).where(eq(companies.companyId, companyId));
    await setReview(null);
    expect(await seen()).toEqual([]);
    await setReview(PASSED);
    expect(await seen()).toEqual([false]);
    const { relations } = await list(invited, talentId);
    expect(relations[talentId]).toEqual<CompanyRelation>({
      isShortlisted: false,
      isHidden: false,
      invitationStatus: 'Pending',
      threadId: expect.any(String),
    });
  });

  test('are in the requested order, each id once', async () => {
    const [one, two] = [await savedTalent(), await savedTalent()];
    const { talentProfiles } = await list(undefined, two.talentId, one.talentId, two.talentId);
    expect(talentProfiles.map(({ key }) => key.talentId)).toEqual([two.talentId, one.talentId]);
  });
});
