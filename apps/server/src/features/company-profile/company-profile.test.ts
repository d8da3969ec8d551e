import type { AiReviewResponse } from '@talaash/domain/review/schema';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { type Client, testApp } from '../../../test/app.ts';
import { threadRow } from '../../../test/thread.ts';
import { companyProfileDraft } from '../../../test/draft.ts';
import type { CompanyPerson } from '../../../test/person.ts';
import { companies } from '../../db/schema/company.ts';
import { events } from '../../db/schema/event.ts';
import { threads } from '../../db/schema/thread.ts';
import { reviewQueuedCompanyProfile } from './actions.ts';

const pass: AiReviewResponse = { reviewStatus: 'pass', failureReasons: [], confidenceScore: 90 };
const fail: AiReviewResponse = {
  reviewStatus: 'fail',
  failureReasons: ['Website: give the address of the company’s own site.'],
  confidenceScore: 92,
};

/** The next verdict of the reviewer. It throws when the reviewer cannot answer. */
let answer: () => Promise<AiReviewResponse> = async () => pass;
afterEach(() => {
  answer = async () => pass;
});

const { admin, client, company, deps, talent } = await testApp({
  instead: {
    reviewer: {
      reviewTalentProfile: () => answer(),
      reviewCompanyProfile: () => answer(),
      reviewJobPost: () => answer(),
    },
  },
});

type Draft = Parameters<Client['companyProfile']['update']>[0]['companyProfile'];
const save = (as: CompanyPerson, given: Partial<Draft> = {}) =>
  client(as).companyProfile.update({ companyProfile: companyProfileDraft(given) });

describe('saving a company profile', () => {
  test('is refused to guests and talents', async () => {
    const companyProfile = companyProfileDraft();
    await expect(client().companyProfile.update({ companyProfile })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(client(await talent()).companyProfile.update({ companyProfile })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'User is not a company user',
    });
  });

  test('refuses the id of another company', async () => {
    const [one, other] = [await company(), await company()];
    await save(one);
    await expect(save(other, { key: { companyId: one.companyId } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test.each([
    ['an empty name', { name: '' }, 'name', 'Name is required'],
    ['a name of 101 letters', { name: 'n'.repeat(101) }, 'name', 'Must be no more than 100 characters long'],
    [
      'a site without http',
      { website: 'harborledger.com' },
      'website',
      'Must be a valid URL starting with http:// or https://',
    ],
    [
      'a country that is not offered',
      { countryCode: 'FR' },
      'countryCode',
      'Must be one of: AU, US, GB, NZ, IN',
    ],
    [
      'an overview of 1001 letters',
      { companyOverview: 'o'.repeat(1001) },
      'companyOverview',
      'Must be no more than 1000 characters long',
    ],
    [
      'a locality without a state',
      { locality: { countryCode: 'US' } },
      'locality.state',
      'State is required',
    ],
  ])('refuses %s', async (_, wrong, field, message) => {
    const someone = await company();
    await expect(save(someone, wrong as Partial<Draft>)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { [`companyProfile.${field}`]: message },
    });
    expect(await client(someone).companyProfile.get({ companyId: someone.companyId })).toBeNull();
  });

  test('never changes the country once it is set', async () => {
    const someone = await company();
    await save(someone);
    await expect(save(someone, { countryCode: 'GB' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      data: { countryCode: 'The country cannot be changed once it is set.' },
    });
  });

  test('refuses a save from a second tab with a stale version', async () => {
    const someone = await company();
    const { companyProfile: opened } = await save(someone);
    const version = { updatedIsoDateTimeUtc: opened.updatedIsoDateTimeUtc };
    await save(someone, { ...version, name: 'Harbor Ledger Two' });
    await expect(save(someone, { ...version, name: 'Harbor Ledger Three' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('returns the profile, the company and the review, and records both events', async () => {
    answer = async () => fail;
    const someone = await company();
    const saved = await save(someone);
    expect(saved.reviewResponse).toEqual({ reviewStatus: 'fail', failureReasons: fail.failureReasons });
    expect(saved.company.aiReviewResponse).toEqual(fail);
    expect(saved.companyProfile).toMatchObject({ name: 'Harbor Ledger', countryCode: 'US' });
    const recorded = await deps.db.select().from(events).where(eq(events.companyId, someone.companyId));
    expect(recorded.map(({ kind }) => kind)).toEqual(['companyProfile.saved', 'company.reviewed']);
  });

  test('succeeds when the reviewer is down; the review follows later', async () => {
    answer = async () => {
      throw new Error('The reviewer is down.');
    };
    const someone = await company();
    const saved = await save(someone);
    expect(saved.reviewResponse).toEqual({ reviewStatus: 'pending', failureReasons: [] });
    expect(saved.company.isReviewQueued).toBe(true);
    answer = async () => pass;
    await reviewQueuedCompanyProfile(deps, someone.companyId);
    const reviewed = await client(someone).company.get({ companyId: someone.companyId });
    expect(reviewed.aiReviewResponse).toEqual(pass);
    expect(reviewed).not.toHaveProperty('isReviewQueued');
  });
});

describe('asking for a manual review', () => {
  test('needs a failed automated review', async () => {
    const someone = await company();
    await expect(client(someone).company.requestHumanReview({})).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: 'You can request a manual review after a failed automated review.',
    });
    await save(someone);
    await expect(client(someone).company.requestHumanReview({})).rejects.toMatchObject({
      message: 'Your profile is already approved.',
    });
  });

  test('is granted once; a later save still gets a new automated review', async () => {
    answer = async () => fail;
    const someone = await company();
    await save(someone);
    const asked = await client(someone).company.requestHumanReview({});
    expect(asked.company.humanReviewResponse?.reviewStatus).toBe('pending');
    await expect(client(someone).company.requestHumanReview({})).rejects.toMatchObject({
      message: 'A manual review is already in progress.',
    });
    answer = async () => pass;
    const saved = await save(someone);
    expect(saved.company.aiReviewResponse).toEqual(pass);
    expect(saved.company.humanReviewResponse?.reviewStatus).toBe('pending');
  });
});

describe('reading a company', () => {
  test('and its plan is only for the owner and admins', async () => {
    const someone = await company({ hasPremiumAccess: true });
    const { companyId } = someone;
    expect(await client(someone).company.get({ companyId })).toMatchObject({
      hasPremiumAccess: true,
      subscriptionPlan: 'premium',
    });
    expect(await client(await admin()).company.get({ companyId })).toMatchObject({ key: { companyId } });
    await expect(client(await company()).company.get({ companyId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(client(await talent()).company.get({ companyId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('and its profile is also for talents whom it has invited', async () => {
    const someone = await company();
    const { companyId } = someone;
    await save(someone);
    const invited = await talent();
    await expect(client(invited).companyProfile.get({ companyId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await deps.db.insert(threads).values(threadRow({ companyId, talentId: invited.talentId }));
    expect(await client(invited).companyProfile.get({ companyId })).toMatchObject({ name: 'Harbor Ledger' });
    await expect(client(await company()).companyProfile.get({ companyId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await deps.db.delete(companies).where(eq(companies.companyId, companyId));
    expect(await client(await admin()).companyProfile.get({ companyId })).toBeNull();
  });
});
