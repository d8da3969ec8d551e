import { FileRef } from '@talaash/domain/file/schema';
import { eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { talentProfileDraft } from '../../../test/draft.ts';
import type { CompanyPerson, Person } from '../../../test/person.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { talents } from '../../db/schema/talent.ts';
import { newRecordId } from '../../base/record-id.ts';

let passedMs = 0;
afterEach(() => {
  passedMs = 0;
});

const { admin, client, company, deps, request, talent } = await testApp({
  instead: { now: () => Date.now() + passedMs },
});

const document = await PDFDocument.create();
document.addPage().drawText('Meera Iyer');
const pdf = await document.save();

async function talentWithResume(filename = 'Meera Iyer.pdf') {
  const someone = await talent();
  const body = new FormData();
  body.append('file', new File([new Uint8Array(pdf)], filename));
  const sent = await request('/api/v1/files/resume', { as: someone, method: 'POST', body });
  const resume = FileRef.parse(await sent.json());
  await client(someone).talentProfile.update({ talentProfile: talentProfileDraft({ resume }) });
  return someone;
}

const leaveSearch = (talentId: string) =>
  deps.db.update(talents).set({ aiReviewResponse: null }).where(eq(talents.talentId, talentId));

describe('a resume', () => {
  test('is refused to guests, to other talents and to companies that have not paid', async () => {
    const { talentId } = await talentWithResume();
    const ask = (as?: Parameters<typeof client>[0]) =>
      client(as).talentContact.createResumeDownloadUrl({ talentId });
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(ask(await talent())).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'You can only download your own resume',
    });
    await expect(ask(await company())).rejects.toMatchObject({
      code: 'PREMIUM_REQUIRED',
      message: 'Downloading resumes needs a premium subscription.',
    });
  });

  test('is not found without a profile, without a file, or out of search', async () => {
    const [bare, unfinished, gone] = [await talent(), await talent(), await talentWithResume()];
    await client(unfinished).talentProfile.update({ talentProfile: talentProfileDraft() });
    const own = (as: typeof bare) =>
      client(as).talentContact.createResumeDownloadUrl({ talentId: as.talentId });
    await expect(own(bare)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Profile not found' });
    await expect(own(unfinished)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No file to download',
    });
    await leaveSearch(gone.talentId);
    const paying = client(await company({ hasPremiumAccess: true, isApproved: true }));
    for (const talentId of [gone.talentId, newRecordId()]) {
      await expect(paying.talentContact.createResumeDownloadUrl({ talentId })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Profile not found',
      });
    }
    await own(gone);
  });

  test('opens for its owner, paying companies and admins, in the browser and under its name', async () => {
    const owner = await talentWithResume('मीरा "CV".pdf');
    for (const viewer of [
      owner,
      await company({ hasPremiumAccess: true, isApproved: true }),
      await admin(),
    ]) {
      const { downloadUrl } = await client(viewer).talentContact.createResumeDownloadUrl({
        talentId: owner.talentId,
      });
      const answered = await request(downloadUrl);
      expect(answered.status).toBe(200);
      expect(Buffer.from(await answered.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true);
      expect(answered.headers.get('content-type')).toBe('application/pdf');
      expect(answered.headers.get('content-disposition')).toBe(
        `inline; filename="____ CV.pdf"; filename*=UTF-8''${encodeURIComponent('मीरा CV.pdf')}`,
      );
      expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answered.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('has a URL that is valid for five minutes and cannot be forged', async () => {
    const owner = await talentWithResume();
    const { downloadUrl } = await client(owner).talentContact.createResumeDownloadUrl({
      talentId: owner.talentId,
    });
    const token = downloadUrl.split('/').at(-1) ?? '';
    const [fileId = '', uid = '', expiry = '', signature = ''] = token.split('.');
    const muchLater = (Number.parseInt(expiry, 36) + 1e9).toString(36);
    for (const forged of [
      `${fileId}.${uid}.${muchLater}.${signature}`,
      `${newRecordId()}.${uid}.${expiry}.${signature}`,
      `${fileId}.${newRecordId()}.${expiry}.${signature}`,
      `${fileId}.${uid}.${expiry}`,
      `${fileId}.${expiry}.${signature}`,
      `${token}.x`,
      `${fileId}.${uid}.${expiry}.${'A'.repeat(signature.length)}`,
      'x',
    ]) {
      expect((await request(`/api/v1/resumes/${forged}`)).status).toBe(404);
    }
    passedMs = 4.9 * 60_000;
    expect((await request(downloadUrl)).status).toBe(200);
    passedMs = 5.1 * 60_000;
    const expired = await request(downloadUrl);
    expect(expired.status).toBe(404);
    expect(await expired.json()).toMatchObject({ message: expect.stringContaining('expired') });
  });

  test('is closed to a link made before, once its account may no longer see the resume', async () => {
    const owner = await talentWithResume();
    const { talentId } = owner;
    const readers = await Promise.all(
      [1, 2, 3].map(() => company({ hasPremiumAccess: true, isApproved: true })),
    );
    const [lapsed, unapproved, disabled] = readers as [CompanyPerson, CompanyPerson, CompanyPerson];
    const linkFor = async (as: Person) =>
      (await client(as).talentContact.createResumeDownloadUrl({ talentId })).downloadUrl;
    const opens = async (link: string) => (await request(link)).status === 200;
    const links = await Promise.all([...readers, owner].map(linkFor));
    expect(await Promise.all(links.map(opens))).toEqual([true, true, true, true]);
    const change = (set: Partial<typeof companies.$inferInsert>, { companyId }: CompanyPerson) =>
      deps.db.update(companies).set(set).where(eq(companies.companyId, companyId));
    await change({ hasPremiumAccess: false }, lapsed);
    await change({ aiReviewResponse: null }, unapproved);
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, disabled.uid));
    expect(await Promise.all(links.map(opens))).toEqual([false, false, false, true]);
    const gone = await linkFor(await company({ hasPremiumAccess: true, isApproved: true }));
    await leaveSearch(talentId);
    expect(await Promise.all([gone, ...links].map(opens))).toEqual([false, false, false, false, true]);
    await client(owner).talentProfile.update({ talentProfile: talentProfileDraft() });
    expect(await Promise.all(links.map(opens))).toEqual([false, false, false, false]);
  });

  test('is closed to the link of an admin who has no second factor any more, where one is required', async () => {
    const { talentId } = await talentWithResume();
    const operator = await admin();
    const { downloadUrl } = await client(operator).talentContact.createResumeDownloadUrl({ talentId });
    const { environment } = deps.config;
    onTestFinished(() => void Object.assign(deps.config, { environment }));
    Object.assign(deps.config, { environment: 'production' });
    expect((await request(downloadUrl)).status).toBe(404);
    await deps.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, operator.uid));
    expect((await request(downloadUrl)).status).toBe(200);
  });

  test('and an email address are refused to a company that is not approved, with the sentence', async () => {
    const { talentId } = await talentWithResume();
    const { createResumeDownloadUrl, getEmail } = client(
      await company({ hasPremiumAccess: true }),
    ).talentContact;
    for (const call of [createResumeDownloadUrl, getEmail]) {
      await expect(call({ talentId })).rejects.toMatchObject({
        code: 'BUSINESS_RULE_VIOLATION',
        message: 'You see names, pictures and contact details once your company profile is approved.',
      });
    }
  });
});

describe('an email address', () => {
  test('is refused to guests, talents and companies that have not paid', async () => {
    const { talentId } = await talentWithResume();
    const ask = (as?: Parameters<typeof client>[0]) => client(as).talentContact.getEmail({ talentId });
    await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(ask(await talent())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask(await company())).rejects.toMatchObject({
      code: 'PREMIUM_REQUIRED',
      message: 'Copying an email address needs a premium subscription.',
    });
  });

  test('is given to paying companies while the talent is in search, and to admins always', async () => {
    const someone = await talentWithResume();
    const { talentId, email } = someone;
    const paying = client(await company({ hasPremiumAccess: true, isApproved: true }));
    expect(await paying.talentContact.getEmail({ talentId })).toEqual({ email });
    await leaveSearch(talentId);
    await expect(paying.talentContact.getEmail({ talentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Email address not available',
    });
    expect(await client(await admin()).talentContact.getEmail({ talentId })).toEqual({ email });
  });
});
