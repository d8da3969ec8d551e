import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { filesWith, tablesWith } from '../../../test/canary.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { PASSWORD } from '../../../test/sign-in.ts';
import { png, uploadCalls } from '../../../test/upload.ts';
import { newRecordId } from '../../base/record-id.ts';
import { rateLimits, users } from '../../db/schema/account.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { companies } from '../../db/schema/company.ts';
import { oneTimeCodeSends, otpInfos } from '../../db/schema/mobile-verification.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';
import { prune } from '../retention/actions.ts';
import { newActionCode } from './action-code.ts';
import { eraseDueAccounts } from './erase.ts';

let clock = 0;
const now = () => Date.now() + clock;
const app = await testApp({ instead: { now } });
const { client, deps, givePassword, request, person } = app;
const { talentIndex } = deps;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { uploaded } = uploadCalls(request);
await workJobs(deps);
await followNotices(deps);

const soon = { interval: 20, timeout: 60_000 };

beforeEach(async () => {
  clock = 0;
  await deps.db.delete(rateLimits);
});

describe('a deletion', () => {
  test('wants the right password, and the word for now', async () => {
    const someone = await foundTalent();
    await givePassword(someone);
    const { account } = client(someone);
    for (const [input, field] of [
      [{ when: 'inAWeek', currentPassword: 'wrong' }, 'currentPassword'],
      [{ when: 'now', currentPassword: PASSWORD }, 'word'],
      [{ when: 'now', currentPassword: PASSWORD, word: 'delete' }, 'word'],
    ] as const) {
      await expect(account.requestDeletion(input)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        data: { [field]: expect.any(String) },
      });
    }
    expect((await account.readDeletion()).dueIsoDateTimeUtc).toBeNull();
    await expect(client().account.requestDeletion({ when: 'inAWeek' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  test('takes a week, in which the talent is out of search and can keep the account', async () => {
    const someone = await foundTalent();
    const { talentId, uid } = someone;
    await givePassword(someone);
    const hiring = await hiringCompany();
    const invite = () => client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
    const inSearch = (is: boolean) =>
      vi.waitFor(async () => expect(await talentIndex.has(talentId)).toBe(is), soon);
    await inSearch(true);
    const { state } = await client(someone).account.requestDeletion({
      when: 'inAWeek',
      currentPassword: PASSWORD,
    });
    expect(state).toBe('scheduled');
    const due = (await client(someone).viewer.get()).account?.deletionDueIsoDateTimeUtc ?? '';
    expect(Date.parse(due) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await inSearch(false);
    await expect(invite()).rejects.toMatchObject({ code: expect.any(String) });
    await eraseDueAccounts(deps);
    await client(someone).account.keep({});
    expect((await client(someone).viewer.get()).account?.deletionDueIsoDateTimeUtc).toBeNull();
    await inSearch(true);
    await invite();
    clock = 8 * 86_400_000;
    await eraseDueAccounts(deps);
    expect(await deps.db.select().from(users).where(eq(users.id, uid))).toHaveLength(1);
  });

  test('is carried out when its week is over, and not before', async () => {
    const someone = await foundTalent();
    await givePassword(someone);
    await client(someone).account.requestDeletion({ when: 'inAWeek', currentPassword: PASSWORD });
    const rows = () => deps.db.select().from(users).where(eq(users.id, someone.uid));
    clock = 6.9 * 86_400_000;
    await eraseDueAccounts(deps);
    expect(await rows()).toHaveLength(1);
    clock = 7.1 * 86_400_000;
    await eraseDueAccounts(deps);
    expect(await rows()).toHaveLength(0);
  });

  test('is confirmed by a mailed link, which works once and only while it is still wanted', async () => {
    const someone = await person();
    const link = async () => {
      await client(someone).account.requestDeletion({ when: 'inAWeek' });
      return newActionCode(deps.db, 'deleteAccount', { uid: someone.uid, email: someone.email }, now());
    };
    const open = (oobCode: string) => client().account.applyActionCode({ mode: 'deleteAccount', oobCode });
    const refused = { code: 'NOT_FOUND', message: expect.stringContaining('not erased') };
    const first = await link();
    expect((await client(someone).account.readDeletion()).dueIsoDateTimeUtc).toBeNull();
    await client(someone).account.keep({});
    await expect(open(first)).rejects.toMatchObject(refused);
    const second = await link();
    await open(second);
    expect((await client(someone).account.readDeletion()).dueIsoDateTimeUtc).not.toBeNull();
    await expect(open(second)).rejects.toMatchObject(refused);
    const mails = (await deps.mailer.mailbox?.list(someone.email)) ?? [];
    await vi.waitFor(
      async () =>
        expect((await deps.mailer.mailbox?.list(someone.email))?.map(({ subject }) => subject)).toEqual(
          expect.arrayContaining([
            expect.stringContaining('you want to erase'),
            expect.stringContaining('will be erased'),
          ]),
        ),
      soon,
    );
    expect(mails.every(({ to }) => to === someone.email)).toBe(true);
  });

  test('frees the email and the mobile number', async () => {
    const [someone, other] = [await person(), await person()];
    await givePassword(someone);
    const number = {
      mobileNumberE164: '+919812340077',
      countryCode: 'IN' as const,
      otpProvider: 'Local' as const,
      isMobileNumberVerified: true,
    };
    await deps.db.insert(otpInfos).values({ uid: someone.uid, ...number });
    await client(someone).account.requestDeletion({ when: 'now', word: 'Erase', currentPassword: PASSWORD });
    await deps.db.insert(otpInfos).values({ uid: other.uid, ...number });
    await deps.db.update(users).set({ email: someone.email }).where(eq(users.id, other.uid));
    expect(await deps.db.select().from(users).where(eq(users.email, someone.email))).toHaveLength(1);
  });

  test('leaves what others wrote to the operator under an address that nobody has verified', async () => {
    for (const isEmailVerified of [false, true]) {
      const someone = await person({ isEmailVerified });
      await givePassword(someone);
      const written = { name: 'Meera', subject: 'A question', message: 'Who reads what I write here?' };
      await client().contactMessage.submit({ ...written, email: someone.email });
      await client(someone).account.requestDeletion({
        when: 'now',
        word: 'erase',
        currentPassword: PASSWORD,
      });
      const left = await deps.db.$count(contactMessages, eq(contactMessages.email, someone.email));
      expect(left).toBe(isEmailVerified ? 0 : 1);
    }
  });

  test('does not give codes back: those of the last day still count for the number, without the number', async () => {
    const mobileNumber = '+919812340099';
    const ask = (as: Person) =>
      client(as).mobileVerification.requestOtp({ countryCode: 'IN', mobileNumber, userType: 'talent' });
    for (let account = 0; account < 5; account += 1) {
      const someone = await person();
      await givePassword(someone);
      await ask(someone);
      await client(someone).account.requestDeletion({
        when: 'now',
        word: 'erase',
        currentPassword: PASSWORD,
      });
      await deps.db.delete(rateLimits);
    }
    expect(await tablesWith(deps, [mobileNumber])).toEqual([]);
    await expect(ask(await person())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    clock = 25 * 60 * 60 * 1000;
    await prune(deps);
    expect(await deps.db.select().from(oneTimeCodeSends).where(eq(oneTimeCodeSends.uid, ''))).toEqual([]);
  });

  test('waits for the payment provider when the subscription cannot be ended', async () => {
    const hiring = await hiringCompany();
    await givePassword(hiring);
    await deps.db
      .update(companies)
      .set({ paymentCustomerId: newRecordId() })
      .where(eq(companies.companyId, hiring.companyId));
    const deleting = vi.spyOn(deps.payments, 'deleteCustomer').mockRejectedValueOnce(new Error('away'));
    const { account } = client(hiring);
    await expect(
      account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect((await client(hiring).viewer.get()).account).not.toBeNull();
    await eraseDueAccounts(deps);
    expect((await client(hiring).viewer.get()).account).toBeNull();
    deleting.mockRestore();
  });

  test('leaves the subscription alone until its week is over', async () => {
    const hiring = await hiringCompany();
    const { uid, email, companyId } = hiring;
    const paymentCustomerId = newRecordId();
    await deps.db.update(companies).set({ paymentCustomerId }).where(eq(companies.companyId, companyId));
    const deleting = vi.spyOn(deps.payments, 'deleteCustomer');
    await client(hiring).account.requestDeletion({ when: 'inAWeek' });
    const oobCode = await newActionCode(deps.db, 'deleteAccount', { uid, email }, now());
    await client().account.applyActionCode({ mode: 'deleteAccount', oobCode });
    expect(deleting).not.toHaveBeenCalled();
    clock = 8 * 86_400_000;
    await eraseDueAccounts(deps);
    expect(deleting).toHaveBeenCalledWith({ companyId, paymentCustomerId });
    deleting.mockRestore();
  });
});

test('whatever a company and the talent do while the account is deleted, nothing fails and nothing is left', {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 6; round += 1) {
    const canary = `zqxrace${round}x`;
    const [hiring, other, someone] = [
      await hiringCompany(),
      await hiringCompany(),
      await foundTalent({ name: `${canary} Rao` }),
    ];
    const { talentId } = someone;
    const { companyId, jobPostId } = hiring;
    await givePassword(someone);
    const { thread } = await client(hiring).invitation.send({ talentId, jobPostId });
    const { threadId } = thread.key;
    const acts = [
      () =>
        client(someone).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD }),
      () => client(hiring).message.sendAsCompany({ threadId, message: 'Hello' }),
      () => client(hiring).message.sendAsCompany({ threadId, message: 'Are you there?' }),
      () => client(someone).message.sendAsTalent({ threadId, message: `I am ${canary}` }),
      () => client(someone).message.sendAsTalent({ threadId, message: `Still ${canary}` }),
      () => client(someone).invitation.accept({ threadId }),
      () => client(someone).messagesPage.visitAsTalent({ talentId }),
      () => client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId }),
      () => client(hiring).hiddenProfile.put({ companyId, talentId }),
      () => client(other).invitation.send({ talentId, jobPostId: other.jobPostId, note: 'Hello' }),
      () =>
        client(other).shortlistedProfile.put({
          companyId: other.companyId,
          talentId,
          jobPostId: other.jobPostId,
        }),
      () => client(someone).dataExport.request({}),
      () =>
        client(someone).notificationPreferences.update({
          notificationPreferences: {
            unsubscribedFromAll: true,
            unsubscribedFromJobInvitations: false,
            unsubscribedFromMessageNotifications: false,
            unsubscribedFromProfileReviewNotifications: false,
          },
        }),
      () =>
        uploaded(someone, 'profilePicture', { filename: `${canary}.png`, content: png }).catch(
          () => undefined,
        ),
    ];
    const outcomes = await Promise.all(
      // In another order each time, because what comes first gets the locks first.
      [...acts.slice(round * 2), ...acts.slice(0, round * 2)].map(async (act): Promise<unknown> => {
        try {
          return await act();
        } catch (error) {
          return error;
        }
      }),
    );
    // Whoever waits for the deletion for too long is told to try again.
    const failed = outcomes.filter((outcome) => (outcome as { status?: number } | undefined)?.status === 500);
    expect(failed.map((outcome) => String(outcome))).toEqual([]);
    const isThere = async () =>
      (await deps.db.select().from(users).where(eq(users.id, someone.uid))).length > 0;
    if (await isThere()) await acts[0]?.();
    expect(await isThere()).toBe(false);
    await vi.waitFor(async () => expect(await tablesWith(deps, [canary])).toEqual([]), soon);
    await vi.waitFor(
      // A mail that is on its way at that moment is not called back.
      async () =>
        expect(
          (await filesWith(deps.config.dataDir, [canary, someone.uid])).filter(
            (name) => !name.startsWith('mail/'),
          ),
        ).toEqual([]),
      soon,
    );
  }
});
