import type { PayFiguresQuestion } from '@talaash/domain/pay-figures/schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { PASSED } from '../../../test/person.ts';
import { threadRow } from '../../../test/thread.ts';
import { users } from '../../db/schema/account.ts';
import { jobPosts } from '../../db/schema/job-post.ts';
import { threads } from '../../db/schema/thread.ts';
import { newRecordId } from '../../base/record-id.ts';
import { readPayFigures } from './pay-figures.ts';

const app = await testApp();
const { client, company, deps, talent } = app;
const { addJobPost, hiringCompany } = marketOf(deps, app);
const { db } = deps;

const DAY_MS = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const QUESTION = { title: 'Senior Cobol Developer', category: 'Software_Testing' } as const;

/** Read anew: figures are kept for each server. */
const figuresFor = (companyId: string, question: PayFiguresQuestion = QUESTION) =>
  readPayFigures({ ...deps }, { ...question, companyId });

const terms = (from: number) => ({ pay: { from, to: from + 4 } });

test('only a company reads figures of pay, and a title may be empty or of any length that a post may have', async () => {
  await expect(client().jobPost.payFigures(QUESTION)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(await talent()).jobPost.payFigures(QUESTION)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const asking = await company();
  const nothing = { market: null, marketAtPlace: null, answers: null };
  expect(await client(asking).jobPost.payFigures({ ...QUESTION, title: '' })).toEqual(nothing);
  await expect(
    client(asking).jobPost.payFigures({ ...QUESTION, title: 'a'.repeat(201) }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('market pay needs ten posts of five other companies that are kept, new, approved and state their pay', async () => {
  const companies = await Promise.all(Array.from({ length: 5 }, () => company({ isApproved: true })));
  const [first, ...others] = companies as [(typeof companies)[number], ...typeof companies];
  const add = (companyId: string, given: Partial<typeof jobPosts.$inferInsert> = {}) =>
    addJobPost(companyId, {
      category: 'Software_Testing',
      title: 'Cobol Developer',
      terms: terms(10),
      ...given,
    });
  for (const [at, { companyId }] of companies.entries())
    for (const post of [0, 1]) if (at + post > 0) await add(companyId, { terms: terms(10 + at + 5 * post) });
  const asking = await hiringCompany();
  const marketNow = async (by = asking.companyId, question: PayFiguresQuestion = QUESTION) =>
    (await figuresFor(by, question)).market;
  expect(await marketNow()).toBeNull();
  // None of these is the tenth.
  await add(asking.companyId);
  await add(first.companyId, { terms: { pay: null } });
  await add(first.companyId, { terms: null });
  await add(first.companyId, { deletedAt: new Date().toISOString() });
  await add(first.companyId, { createdIsoDateTimeUtc: ago(181) });
  await add(first.companyId, { aiReviewResponse: { ...PASSED, reviewStatus: 'fail' } });
  await add(first.companyId, { category: 'UI_UX_Design' });
  expect(await marketNow()).toBeNull();
  await add(first.companyId);
  const market = {
    basis: 'matchingTitle',
    posts: 10,
    companies: 5,
    lowerQuartile: 14,
    median: 17,
    upperQuartile: 19,
    bars: [],
  };
  expect(await marketNow()).toEqual(market);
  // Neither a hidden post nor those of somebody who is suspended or banned count.
  const [second] = others;
  const setOwner = (change: Partial<typeof users.$inferInsert>) =>
    db
      .update(users)
      .set(change)
      .where(eq(users.id, second?.uid ?? ''));
  await setOwner({ suspendedUntil: new Date(Date.now() + DAY_MS) });
  expect(await marketNow()).toBeNull();
  await setOwner({ suspendedUntil: new Date(Date.now() - DAY_MS) });
  expect(await marketNow()).toEqual(market);
  await setOwner({ isDisabled: true });
  expect(await marketNow()).toBeNull();
  await setOwner({ isDisabled: false });
  const hide = (hiddenByAdminAt: string | null) =>
    db.update(jobPosts).set({ hiddenByAdminAt }).where(eq(jobPosts.companyId, first.companyId));
  await hide(new Date().toISOString());
  expect(await marketNow()).toBeNull();
  await hide(null);
  expect(await marketNow()).toEqual(market);
  // The first company's own posts do not count for it: nine posts of four others are left, and one of who asked.
  expect(await marketNow(first.companyId)).toBeNull();
  // A nearer title has priority, and without any the category counts.
  for (const { companyId } of others.slice(0, 3)) await add(companyId, { title: 'Cobol Mainframe Tester' });
  expect(await marketNow()).toMatchObject({ basis: 'matchingTitle', posts: 13 });
  expect(await marketNow(asking.companyId, { ...QUESTION, title: 'Loom Weaver' })).toMatchObject({
    basis: 'category',
  });
  expect(await marketNow(asking.companyId, { ...QUESTION, title: '' })).toMatchObject({ basis: 'category' });
});

test('the figures of a place need enough posts there, and enough or none elsewhere', async () => {
  const companies = await Promise.all(Array.from({ length: 6 }, () => company({ isApproved: true })));
  const add = (companyId: string, workPlaceName: string | undefined) =>
    addJobPost(companyId, {
      category: 'UI_UX_Design',
      title: 'Loom Designer',
      terms: { ...terms(20), ...(workPlaceName && { workPlace: 'OnSite' as const, workPlaceName }) },
    });
  const question = { title: 'Loom Designer', category: 'UI_UX_Design' } as const;
  const asking = await hiringCompany();
  const at = async (workPlaceName: string) => {
    const { market, marketAtPlace } = await figuresFor(asking.companyId, {
      ...question,
      workPlace: 'OnSite',
      workPlaceName,
    });
    return [market?.posts, marketAtPlace?.posts];
  };
  for (const { companyId } of companies.slice(0, 5))
    for (const place of ['Bangalore', 'Bengaluru']) await add(companyId, place);
  expect(await at('Bengaluru')).toEqual([10, 10]);
  expect(await at('Imphal')).toEqual([10, undefined]);
  // One company elsewhere: all without Bengaluru would be its pay.
  await add(companies[5]?.companyId ?? '', undefined);
  expect(await at('bengaluru')).toEqual([11, undefined]);
  for (const { companyId } of companies.slice(0, 5))
    for (const place of ['Pune', 'Pune']) await add(companyId, place);
  expect(await at('bengaluru')).toEqual([16, 10]);
});

test('what it costs not to state pay is shown from fifty invitations of five companies on each side', async () => {
  const rows = (count: number, answered: number, given: Partial<typeof threads.$inferInsert>) =>
    Array.from({ length: count }, (_, at) => ({
      ...threadRow({ companyId: `company ${at % 5}`, talentId: newRecordId() }),
      jobPostInvitationStatus: at < answered ? ('Rejected' as const) : ('Expired' as const),
      invitedAt: ago(10),
      ...given,
    }));
  const answers = async () => (await figuresFor('nobody')).answers;
  await db.insert(threads).values([...rows(50, 30, { terms: terms(20) }), ...rows(49, 20, { terms: null })]);
  // The young, the old and the taken back do not count.
  await db
    .insert(threads)
    .values([
      ...rows(1, 0, { invitedAt: ago(2) }),
      ...rows(1, 0, { invitedAt: ago(91) }),
      ...rows(1, 0, { jobPostInvitationStatus: 'TakenBack' }),
    ]);
  expect(await answers()).toBeNull();
  await db.insert(threads).values(rows(1, 0, { terms: { pay: null } }));
  expect(await answers()).toEqual({ withPay: 60, withoutPay: 40 });
});
