import { isContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import { ROUTES } from '@talaash/contract/route';
import { DEFAULT_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { newRecordId } from '../src/base/record-id.ts';
import { accounts, rateLimits, sessions, users } from '../src/db/schema/account.ts';
import { companies } from '../src/db/schema/company.ts';
import { contactMessages } from '../src/db/schema/contact-message.ts';
import { oneTimeCodeSends } from '../src/db/schema/mobile-verification.ts';
import { notifications } from '../src/db/schema/notification.ts';
import { talents } from '../src/db/schema/talent.ts';
import { signUnsubscribeToken } from '../src/mail/unsubscribe-token.ts';
import { newActionCode } from '../src/features/account/action-code.ts';
import { testApp } from './app.ts';
import { codeOf } from './authenticator.ts';
import { companyProfileDraft, jobPostDraft, talentProfileDraft } from './draft.ts';
import { marketOf } from './market.ts';
import { americanNumber } from './one-time-code.ts';
import { PASSWORD, signInCalls, signUpForm } from './sign-in.ts';
import { personJpeg } from './portrait.ts';
import { png, uploadCalls } from './upload.ts';

const app = await testApp();
const { admin, client, deps, request, person, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
const { post, signUp } = signInCalls(request);
const { sendFile, upload } = uploadCalls(request);
const portrait = await personJpeg();
const passwordHash = await (await deps.auth.$context).password.hash(PASSWORD);

const unsubscribeToken = (email: string) =>
  signUnsubscribeToken({ email, type: 'job_invitations' }, deps.secrets.unsubscribe, deps.now());

beforeEach(async () => {
  await deps.db.delete(rateLimits);
  await deps.db.delete(oneTimeCodeSends);
});

/** People who have met, each with everything that their requests need. */
async function newWorld() {
  const [hiring, free, invited, found, newcomer, applicant] = await Promise.all([
    hiringCompany(),
    hiringCompany({ hasPremiumAccess: false }),
    foundTalent(),
    foundTalent(),
    person(),
    person(),
  ]);
  const { companyId, jobPostId } = hiring;
  await deps.db
    .update(companies)
    .set({ paymentCustomerId: newRecordId() })
    .where(eq(companies.companyId, companyId));
  const humanReviewResponse = { reviewStatus: 'pass' as const, commentsMarkdown: '' };
  await deps.db.update(talents).set({ humanReviewResponse }).where(eq(talents.talentId, found.talentId));
  const [applied, operator] = [await foundTalent(), await admin()];
  const pending = {
    humanReviewResponse: { reviewStatus: 'pending' as const, commentsMarkdown: '' },
    humanReviewWaitingSince: new Date(deps.now()).toISOString(),
  };
  await deps.db.update(talents).set(pending).where(eq(talents.talentId, applied.talentId));
  await deps.db.update(companies).set(pending).where(eq(companies.companyId, free.companyId));
  const { talentId } = invited;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId });
  const { threadId } = thread.key;
  const { uid, sessionId, name, email: ownEmail, cookie } = await person({ isEmailVerified: false });
  for (const id of [uid, operator.uid])
    await deps.db
      .insert(accounts)
      .values({ id, userId: id, accountId: id, providerId: 'credential', password: passwordHash });
  const code = (mode: 'verifyEmail' | 'resetPassword' | 'verifyAndChangeEmail', email = ownEmail) =>
    newActionCode(deps.db, mode, { uid, email }, deps.now());
  const [verifyCode, resetCode, changeCode] = await Promise.all([
    code('verifyEmail'),
    code('resetPassword'),
    code('verifyAndChangeEmail', `new-${ownEmail}`),
  ]);
  const leaving = await foundTalent();
  await deps.db.insert(accounts).values({
    id: leaving.uid,
    userId: leaving.uid,
    accountId: leaving.uid,
    providerId: 'credential',
    password: passwordHash,
  });
  const deviceId = newRecordId();
  await deps.db
    .insert(sessions)
    .values({ id: deviceId, userId: uid, token: newRecordId(), expiresAt: new Date(deps.now() + 60_000) });
  const notificationId = newRecordId();
  const at = new Date().toISOString();
  await deps.db.insert(notifications).values({
    notificationId,
    talentId,
    event: 'invitation_received',
    senderId: companyId,
    threadId,
    firstIsoDateTimeUtc: at,
    lastIsoDateTimeUtc: at,
  });
  const number = { countryCode: 'US' as const, mobileNumber: americanNumber(), userType: 'company' as const };
  await client(newcomer).mobileVerification.requestOtp(number);
  await deps.db.insert(contactMessages).values({
    contactMessageId: uid,
    referenceId: uid,
    name,
    email: ownEmail,
    subject: 'A question',
    message: 'Does anybody read this?',
  });
  const { checkoutUrl } = await client(free).subscription.createCheckoutSessionUrl({});
  return {
    applicant,
    applied,
    operator,
    account: { uid, sessionId, name, email: ownEmail, cookie },
    checkout: checkoutUrl.slice(url.length),
    codes: { verifyCode, resetCode, changeCode },
    companyId,
    contactMessageId: uid,
    found,
    free,
    hiring,
    invited,
    jobPostId,
    leaving,
    deviceId,
    messageId: newRecordId(),
    newcomer,
    notificationId,
    number,
    signUpForm: signUpForm(),
    threadId,
  };
}

type World = Awaited<ReturnType<typeof newWorld>>;
const APPROVED = { reviewStatus: 'pass', commentsMarkdown: '' } as const;

type Act = (world: World) => Promise<unknown>;

/** One honest request by each call that writes. */
const CALLS: Record<string, Act> = {
  'account.applyActionCode': ({ codes }) =>
    client().account.applyActionCode({ mode: 'verifyEmail', oobCode: codes.verifyCode }),
  'adminCompany.postHumanReview': ({ operator, free: { companyId } }) =>
    client(operator).adminCompany.postHumanReview({ companyId, humanReviewResponse: APPROVED }),
  'adminTalent.postHumanReview': ({ operator, applied: { talentId } }) =>
    client(operator).adminTalent.postHumanReview({ talentId, humanReviewResponse: APPROVED }),
  'company.requestHumanReview': ({ hiring }) => client(hiring).company.requestHumanReview({}),
  'companyProfile.update': ({ hiring }) =>
    client(hiring).companyProfile.update({ companyProfile: companyProfileDraft({ countryCode: 'US' }) }),
  'contactMessage.submit': ({ found: { name, email } }) =>
    client().contactMessage.submit({
      name,
      email,
      subject: 'A question',
      message: 'Who reads what I write here?',
      clientMessageId: 'the same one',
    }),
  'contactMessage.markAnswered': ({ operator, contactMessageId }) =>
    client(operator).contactMessage.markAnswered({ contactMessageId }),
  'hiddenProfile.put': ({ hiring, companyId, found: { talentId } }) =>
    client(hiring).hiddenProfile.put({ companyId, talentId }),
  'hiddenProfile.delete': ({ hiring, companyId, found: { talentId } }) =>
    client(hiring).hiddenProfile.delete({ companyId, talentId }),
  'invitation.send': ({ hiring, jobPostId, found: { talentId } }) =>
    client(hiring).invitation.send({ talentId, jobPostId, note: 'Would you like to talk?' }),
  'invitation.accept': ({ invited, threadId }) => client(invited).invitation.accept({ threadId }),
  'invitation.reject': ({ invited, threadId }) => client(invited).invitation.reject({ threadId }),
  'jobPost.update': ({ hiring, jobPostId }) =>
    client(hiring).jobPost.update({ jobPost: { ...jobPostDraft(), key: { jobPostId } } }),
  'jobPost.delete': ({ hiring, jobPostId }) => client(hiring).jobPost.delete({ jobPostId }),
  'jobPost.restore': async ({ hiring, jobPostId }) => {
    await client(hiring).jobPost.delete({ jobPostId });
    return client(hiring).jobPost.restore({ jobPostId });
  },
  'message.sendAsCompany': ({ hiring, threadId, messageId }) =>
    client(hiring).message.sendAsCompany({ threadId, message: 'Hello', clientMessageId: messageId }),
  'message.sendAsTalent': ({ invited, threadId, messageId }) =>
    client(invited).message.sendAsTalent({ threadId, message: 'Hello', clientMessageId: messageId }),
  'messagesPage.visitAsCompany': ({ hiring, companyId }) =>
    client(hiring).messagesPage.visitAsCompany({ companyId }),
  'messagesPage.visitAsTalent': ({ invited }) =>
    client(invited).messagesPage.visitAsTalent({ talentId: invited.talentId }),
  'mobileVerification.requestOtp': ({ applicant, number }) =>
    client(applicant).mobileVerification.requestOtp(number),
  'mobileVerification.verifyOtp': ({ newcomer, number }) =>
    client(newcomer).mobileVerification.verifyOtp({ ...number, verificationCode: '123456' }),
  'mobileVerification.deleteOtp': ({ newcomer }) => client(newcomer).mobileVerification.deleteOtp({}),
  'shortlistedProfile.put': ({ hiring, companyId, jobPostId, found: { talentId } }) =>
    client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId }),
  'shortlistedProfile.delete': ({ hiring, companyId, found: { talentId } }) =>
    client(hiring).shortlistedProfile.delete({ companyId, talentId }),
  'subscription.cancel': ({ hiring }) => client(hiring).subscription.cancel({}),
  'subscription.resume': ({ hiring }) => client(hiring).subscription.resume({}),
  'subscription.createCheckoutSessionUrl': ({ free }) =>
    client(free).subscription.createCheckoutSessionUrl({}),
  'subscription.createCustomerPortalUrl': ({ hiring }) =>
    client(hiring).subscription.createCustomerPortalUrl({}),
  'subscription.verifyStatus': ({ free, checkout }) =>
    client(free).subscription.verifyStatus({ sessionId: checkout.split('/').at(-1) ?? '' }),
  'talent.requestHumanReview': ({ found }) => client(found).talent.requestHumanReview({}),
  'talentProfile.update': ({ found }) =>
    client(found).talentProfile.update({ talentProfile: talentProfileDraft() }),
  'talentProfile.setVisibility': ({ found }) =>
    client(found).talentProfile.setVisibility({ isVisible: false }),
  'talentProfile.unindex': ({ found }) => client(found).talentProfile.unindex({}),
  'notification.change': ({ invited, notificationId }) =>
    client(invited).notification.change({ notificationIds: [notificationId], change: 'archive' }),
  'notification.markAllRead': ({ invited }) =>
    client(invited).notification.markAllRead({ upToIsoDateTimeUtc: new Date().toISOString() }),
  'profileOpening.count': ({ hiring, found: { talentId } }) =>
    client(hiring).profileOpening.count({ talentId }),
  'thread.end': ({ invited, threadId }) => client(invited).thread.end({ threadId }),
  'thread.markRead': ({ invited, threadId }) => client(invited).thread.markRead({ threadId }),
  'account.changeEmail': ({ newcomer }) =>
    client(newcomer).account.changeEmail({ newEmail: `other-${newcomer.email}` }),
  'account.endDevice': ({ account, deviceId }) => client(account).account.endDevice({ deviceId }),
  'account.endOtherDevices': ({ applicant }) => client(applicant).account.endOtherDevices({}),
  'account.keep': ({ leaving }) => client(leaving).account.keep({}),
  'account.requestDeletion': ({ leaving }) =>
    client(leaving).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD }),
  'account.confirmPassword': ({ account }) =>
    client(account).account.confirmPassword({ currentPassword: PASSWORD }),
  'account.beginTwoFactor': ({ operator }) =>
    client(operator).account.beginTwoFactor({ currentPassword: PASSWORD }),
  'account.confirmTwoFactor': async ({ operator }) => {
    const { key } = await client(operator).account.beginTwoFactor({ currentPassword: PASSWORD });
    return client(operator).account.confirmTwoFactor({ code: codeOf(key) });
  },
  'account.renewRecoveryCodes': ({ operator }) =>
    client(operator).account.renewRecoveryCodes({ currentPassword: PASSWORD }),
  'account.endTwoFactor': ({ operator }) =>
    client(operator).account.endTwoFactor({ currentPassword: PASSWORD }),
  'adminAccount.disable': ({ operator, found: { uid } }) =>
    client(operator).adminAccount.disable({ uid, reason: 'Writes to everybody about loans.' }),
  'adminAccount.enable': async ({ operator, found: { uid } }) => {
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));
    return client(operator).adminAccount.enable({ uid, reason: 'It was somebody else.' });
  },
  'adminAccount.endSessions': ({ operator, newcomer: { uid } }) =>
    client(operator).adminAccount.endSessions({ uid }),
  'adminOverview.resendMails': ({ operator }) => client(operator).adminOverview.resendMails({}),
  'talentContact.createResumeDownloadUrl': ({ operator, found: { talentId } }) =>
    client(operator).talentContact.createResumeDownloadUrl({ talentId }),
  'dataExport.request': ({ invited }) => client(invited).dataExport.request({}),
  'notificationPreferences.update': ({ invited }) =>
    client(invited).notificationPreferences.update({ notificationPreferences: DEFAULT_PREFERENCES }),
  'notificationPreferences.updateByLink': ({ invited }) =>
    client().notificationPreferences.updateByLink({
      token: unsubscribeToken(invited.email),
      notificationPreferences: DEFAULT_PREFERENCES,
    }),
};

/** The calls that write nothing, though their method would allow it. */
const READS = new Set([
  'adminCompany.get',
  'contactMessage.page',
  'adminCompany.page',
  'adminTalent.get',
  'adminTalent.page',
  'account.checkActionCode',
  'companyDashboard.readStats',
  'companyDashboard.readRecentActivities',
  'adminAccount.get',
  'adminAccount.list',
  'adminAction.list',
  'headshot.runs',
  'talentProfile.preview',
  'hiddenProfile.search',
  'message.listForCompany',
  'message.listForTalent',
  'notification.count',
  'notification.list',
  'notificationPreferences.getByLink',
  'shortlistedProfile.search',
  'shortlistedProfile.getShortlist',
  'talentContact.getEmail',
  'talentDashboard.readStats',
  'talentDashboard.readRecentActivities',
  'talentProfile.isIndexed',
  'talentProfile.list',
  'talentSearch.createCompanyApiKey',
  'talentSearch.search',
  'talentSearch.suggest',
  'thread.listForCompany',
  'thread.listForTalent',
  'thread.readOpen',
]);

const newPassword = `${PASSWORD} again`;

/** One honest request by each route that writes. */
const WRITING_ROUTES: Partial<Record<keyof typeof ROUTES, Act>> = {
  signUp: (world) => signUp(world.signUpForm),
  signIn: ({ account }) => post('sign-in/email', { email: account.email, password: PASSWORD }),
  verifyTotp: ({ account }) => post('two-factor/verify-totp', { code: '123456' }, account.cookie),
  verifyBackupCode: ({ account }) =>
    post('two-factor/verify-backup-code', { code: 'abcde-fghij' }, account.cookie),
  signOut: ({ account }) => post('sign-out', {}, account.cookie),
  getSession: ({ account }) => request('/api/auth/get-session', { headers: { cookie: account.cookie } }),
  revokeSession: ({ account }) => post('revoke-session', { token: 'another' }, account.cookie),
  revokeSessions: ({ account }) => post('revoke-sessions', {}, account.cookie),
  revokeOtherSessions: ({ account }) => post('revoke-other-sessions', {}, account.cookie),
  sendVerificationEmail: ({ account }) => post('send-verification-email', {}, account.cookie),
  verifyEmail: ({ codes }) => request(`/api/auth/verify-email?token=${codes.verifyCode}`),
  requestPasswordReset: ({ account }) => post('request-password-reset', { email: account.email }),
  resetPassword: ({ codes }) => post('reset-password', { token: codes.resetCode, newPassword }),
  changePassword: ({ account }) =>
    post('change-password', { currentPassword: PASSWORD, newPassword }, account.cookie),
  changeEmail: ({ account }) => post('change-email', { newEmail: `x-${account.email}` }, account.cookie),
  updateUser: ({ account }) => post('update-user', { name: 'Asha R.' }, account.cookie),
  upload: ({ hiring }) => upload(hiring, 'companyLogo', { filename: 'logo.png', content: png }),
  generateHeadshots: ({ found }) =>
    sendFile(found, '/api/v1/generate-headshots', { filename: 'me.jpg', content: portrait }),
  parseResume: ({ found }) =>
    sendFile(found, '/api/v1/parse-resume-for-talent-profile', { filename: 'cv.pdf', content: '%PDF-' }),
  unsubscribe: ({ invited }) =>
    request(ROUTES.unsubscribe.path, {
      method: 'POST',
      body: JSON.stringify({ token: unsubscribeToken(invited.email) }),
      headers: { 'content-type': 'application/json' },
    }),
  // The button of the local checkout sends the webhook.
  paymentWebhook: ({ checkout }) => request(`${checkout}/pay`, { method: 'POST' }),
};

const ACTS: Record<string, Act> = {
  ...CALLS,
  ...WRITING_ROUTES,
  changedEmail: ({ codes }) =>
    client().account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: codes.changeCode }),
};

/** Makes requests at once. Answers those that failed, by the server's own fault. */
async function failuresOf(world: World, names: readonly string[]): Promise<string[]> {
  const outcomes = await Promise.all(
    names.map(async (name) => {
      const outcome = (await ACTS[name]?.(world).catch((error: unknown) => error)) as {
        status?: number;
        message?: string;
      };
      return (outcome.status ?? 200) >= 500 ? `${name}: ${outcome.status} ${outcome.message}` : undefined;
    }),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}

test('every call that writes is raced here', () => {
  const writing = Object.entries(contract).flatMap(([noun, verbs]) =>
    Object.entries(verbs)
      .filter(([, procedure]) => isContractProcedure(procedure) && procedure['~orpc'].route.method !== 'GET')
      .map(([verb]) => `${noun}.${verb}`),
  );
  expect(Object.keys(CALLS).sort()).toEqual(writing.filter((name) => !READS.has(name)).sort());
  const posts = Object.entries(ROUTES).filter(([, { method }]) => method === 'POST');
  expect(Object.keys(WRITING_ROUTES)).toEqual(expect.arrayContaining(posts.map(([name]) => name)));
});

test.each(Object.keys(ACTS))('%s, made five times at once, never fails', async (name) => {
  expect(await failuresOf(await newWorld(), Array<string>(5).fill(name))).toEqual([]);
});

/** Requests that lock the same rows in another order. */
const CROSSING = [
  ['changedEmail', 'account.applyActionCode', 'verifyEmail', 'changedEmail', 'resetPassword'],
  [
    'invitation.accept',
    'message.sendAsCompany',
    'thread.markRead',
    'invitation.reject',
    'message.sendAsTalent',
  ],
  [
    'talentProfile.update',
    'shortlistedProfile.put',
    'hiddenProfile.put',
    'invitation.send',
    'talentProfile.update',
  ],
];

test('whatever people do at once, nothing fails', { timeout: 120_000 }, async () => {
  const names = fc.array(fc.constantFrom(...Object.keys(ACTS)), { minLength: 5, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(names, async (chosen) => {
      await deps.db.delete(rateLimits);
      expect(await failuresOf(await newWorld(), chosen)).toEqual([]);
    }),
    { numRuns: 9, endOnFailure: true, examples: CROSSING.map((chosen) => [chosen]) },
  );
});
