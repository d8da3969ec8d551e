import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { CompanyPerson, Person } from '../../../test/person.ts';
import { adminActions } from '../../db/schema/admin-action.ts';

const app = await testApp();
const { admin, client, company, deps, talent } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const GSTIN = { kind: 'gstin', value: '27AAPFU0939F1ZV' } as const;
const CIN = { kind: 'cin', value: 'U72200KA2013PTC097389' } as const;

const state = (by: Person, given: { kind: 'gstin' | 'cin'; value: string }) =>
  client(by).companyVerification.stateIdentifier(given);
const see = (by: Person, { companyId }: CompanyPerson, given: { kind: 'gstin' | 'cin'; value: string }) =>
  client(by).companyVerification.markIdentifierSeen({ ...given, companyId });
const shownTo = async (by: Person, { companyId }: CompanyPerson) =>
  (await client(by).companyVerification.ofCompanies({ companyIds: [companyId] })).verifications[companyId]
    ?.identifiers;

describe('refused', () => {
  test('a number whose form or check digit is wrong, and a number of the other kind', async () => {
    const someone = await company();
    for (const wrong of [
      { ...GSTIN, value: '27AAPFU0939F1ZW' },
      { ...GSTIN, value: CIN.value },
      { ...CIN, value: 'U7' },
    ])
      await expect(state(someone, wrong)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        data: { value: expect.any(String) },
      });
    expect(await shownTo(someone, someone)).toBeUndefined();
  });

  test('a mark of the company itself, of a number that was changed, removed or never stated', async () => {
    const [someone, ritu] = [await company(), await admin()];
    await expect(see(ritu, someone, GSTIN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await state(someone, GSTIN);
    await expect(see(someone, someone, GSTIN)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await state(someone, { ...GSTIN, value: '29AAGCB7383J1Z4' });
    await expect(see(ritu, someone, GSTIN)).rejects.toMatchObject({ code: 'CONFLICT' });
    await state(someone, { ...GSTIN, value: '' });
    await expect(see(ritu, someone, GSTIN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a number is stated until an admin has seen it, once in the audit trail; another number is stated again', async () => {
  const [someone, ritu] = [await company(), await admin()];
  await state(someone, { ...GSTIN, value: ' 27-aapfu0939f 1zv' });
  await state(someone, CIN);
  const stated = { statedIsoDateTimeUtc: expect.any(String) };
  expect(await shownTo(ritu, someone)).toEqual([
    { ...GSTIN, ...stated },
    { ...CIN, ...stated },
  ]);
  await Promise.all([see(ritu, someone, GSTIN), see(ritu, someone, GSTIN)]);
  await state(someone, GSTIN);
  expect((await shownTo(someone, someone))?.[0]).toMatchObject({ seenIsoDateTimeUtc: expect.any(String) });
  const trail = await deps.db.select().from(adminActions).where(eq(adminActions.uid, someone.uid));
  expect(trail).toMatchObject([{ act: 'companyIdentifier.seen', adminUid: ritu.uid, after: GSTIN }]);
  await state(someone, { ...GSTIN, value: '29AAGCB7383J1Z4' });
  expect((await shownTo(someone, someone))?.[0]).not.toHaveProperty('seenIsoDateTimeUtc');
});

test('talents see it only in a conversation, other companies never', async () => {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  await state(hiring, GSTIN);
  for (const other of [someone, await talent(), await company()])
    expect(await shownTo(other, hiring)).toBeUndefined();
  await client(hiring).invitation.send({ talentId: someone.talentId, jobPostId: hiring.jobPostId });
  expect(await shownTo(someone, hiring)).toMatchObject([GSTIN]);
});
