import { DEFAULT_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import { eq } from 'drizzle-orm';
import { newRecordId } from '../src/base/record-id.ts';
import { users } from '../src/db/schema/account.ts';
import type { Client } from './app.ts';
import { codeOf } from './authenticator.ts';
import { companyProfileDraft, jobPostDraft, talentProfileDraft } from './draft.ts';
import type { Act } from './race-world.ts';
import { PASSWORD } from './sign-in.ts';

const APPROVED = { reviewStatus: 'pass', commentsMarkdown: '' } as const;

/** A saved search of the company, under a name of its own. */
async function savedSearchKey({ savedSearch }: Client) {
  const draft = { name: newRecordId(), question: {} };
  return (await savedSearch.update({ savedSearch: draft })).savedSearch.key;
}

/** One honest request by each call that writes. */
export const CALLS: Record<string, Act> = {
  'account.applyActionCode': ({ codes }, { client }) =>
    client().account.applyActionCode({ mode: 'verifyEmail', oobCode: codes.verifyCode }),
  'adminCompany.postHumanReview': ({ operator, free: { companyId } }, { client }) =>
    client(operator).adminCompany.postHumanReview({ companyId, humanReviewResponse: APPROVED }),
  'adminTalent.postHumanReview': ({ operator, applied: { talentId } }, { client }) =>
    client(operator).adminTalent.postHumanReview({ talentId, humanReviewResponse: APPROVED }),
  'company.requestHumanReview': ({ hiring }, { client }) => client(hiring).company.requestHumanReview({}),
  'companyProfile.update': ({ hiring }, { client }) =>
    client(hiring).companyProfile.update({ companyProfile: companyProfileDraft({ countryCode: 'US' }) }),
  'contactMessage.submit': ({ found: { name, email } }, { client }) =>
    client().contactMessage.submit({
      name,
      email,
      subject: 'A question',
      message: 'Who reads what I write here?',
      clientMessageId: 'the same one',
    }),
  'contactMessage.markAnswered': ({ operator, contactMessageId }, { client }) =>
    client(operator).contactMessage.markAnswered({ contactMessageId }),
  'hiddenProfile.put': ({ hiring, companyId, found: { talentId } }, { client }) =>
    client(hiring).hiddenProfile.put({ companyId, talentId }),
  'hiddenProfile.delete': ({ hiring, companyId, found: { talentId } }, { client }) =>
    client(hiring).hiddenProfile.delete({ companyId, talentId }),
  'invitation.send': ({ hiring, jobPostId, found: { talentId } }, { client }) =>
    client(hiring).invitation.send({ talentId, jobPostId, note: 'Would you like to talk?' }),
  'invitation.accept': ({ invited, threadId }, { client }) => client(invited).invitation.accept({ threadId }),
  'invitation.reject': ({ invited, threadId }, { client }) => client(invited).invitation.reject({ threadId }),
  'invitation.edit': ({ hiring, threadId }, { client }) =>
    client(hiring).invitation.edit({ threadId, note: 'Would you like to talk on Thursday?' }),
  'invitation.takeBack': ({ hiring, threadId }, { client }) =>
    client(hiring).invitation.takeBack({ threadId }),
  'invitation.raisePay': ({ hiring, threadId }, { client }) =>
    client(hiring).invitation.raisePay({ threadId, pay: { from: 20, to: 30 } }),
  'jobPost.update': ({ hiring, jobPostId }, { client }) =>
    client(hiring).jobPost.update({ jobPost: { ...jobPostDraft(), key: { jobPostId } } }),
  'jobPost.delete': ({ hiring, jobPostId }, { client }) => client(hiring).jobPost.delete({ jobPostId }),
  'jobPost.restore': async ({ hiring, jobPostId }, { client }) => {
    await client(hiring).jobPost.delete({ jobPostId });
    return client(hiring).jobPost.restore({ jobPostId });
  },
  'message.sendAsCompany': ({ hiring, threadId, messageId }, { client }) =>
    client(hiring).message.sendAsCompany({ threadId, message: 'Hello', clientMessageId: messageId }),
  'message.sendAsTalent': ({ invited, threadId, messageId }, { client }) =>
    client(invited).message.sendAsTalent({ threadId, message: 'Hello', clientMessageId: messageId }),
  'messagesPage.visitAsCompany': ({ hiring, companyId }, { client }) =>
    client(hiring).messagesPage.visitAsCompany({ companyId }),
  'messagesPage.visitAsTalent': ({ invited }, { client }) =>
    client(invited).messagesPage.visitAsTalent({ talentId: invited.talentId }),
  'mobileVerification.requestOtp': ({ applicant, number }, { client }) =>
    client(applicant).mobileVerification.requestOtp(number),
  'mobileVerification.verifyOtp': ({ newcomer, number }, { client }) =>
    client(newcomer).mobileVerification.verifyOtp({ ...number, verificationCode: '123456' }),
  'mobileVerification.deleteOtp': ({ newcomer }, { client }) =>
    client(newcomer).mobileVerification.deleteOtp({}),
  'savedSearch.update': ({ hiring }, { client }) =>
    client(hiring).savedSearch.update({ savedSearch: { name: 'Weavers', question: { query: 'weaver' } } }),
  'savedSearch.visit': async ({ hiring }, { client }) =>
    client(hiring).savedSearch.visit(await savedSearchKey(client(hiring))),
  'savedSearch.delete': async ({ hiring }, { client }) =>
    client(hiring).savedSearch.delete(await savedSearchKey(client(hiring))),
  'shortlistedProfile.put': ({ hiring, companyId, jobPostId, found: { talentId } }, { client }) =>
    client(hiring).shortlistedProfile.put({ companyId, talentId, jobPostId }),
  'shortlistedProfile.delete': ({ hiring, companyId, found: { talentId } }, { client }) =>
    client(hiring).shortlistedProfile.delete({ companyId, talentId }),
  'subscription.cancel': ({ hiring }, { client }) => client(hiring).subscription.cancel({}),
  'subscription.resume': ({ hiring }, { client }) => client(hiring).subscription.resume({}),
  'subscription.createCheckoutSessionUrl': ({ free }, { client }) =>
    client(free).subscription.createCheckoutSessionUrl({}),
  'subscription.createCustomerPortalUrl': ({ hiring }, { client }) =>
    client(hiring).subscription.createCustomerPortalUrl({}),
  'subscription.verifyStatus': ({ free, checkout }, { client }) =>
    client(free).subscription.verifyStatus({ sessionId: checkout.split('/').at(-1) ?? '' }),
  'talent.requestHumanReview': ({ found }, { client }) => client(found).talent.requestHumanReview({}),
  'talentProfile.update': ({ found }, { client }) =>
    client(found).talentProfile.update({ talentProfile: talentProfileDraft() }),
  'talentProfile.setVisibility': ({ found }, { client }) =>
    client(found).talentProfile.setVisibility({ isVisible: false }),
  'talentProfile.unindex': ({ found }, { client }) => client(found).talentProfile.unindex({}),
  'notification.change': ({ invited, notificationId }, { client }) =>
    client(invited).notification.change({ notificationIds: [notificationId], change: 'archive' }),
  'notification.markAllRead': ({ invited }, { client }) =>
    client(invited).notification.markAllRead({ upToIsoDateTimeUtc: new Date().toISOString() }),
  'pageView.record': (_world, { client }) => client().pageView.record({ route: '/' }),
  'profileOpening.count': ({ hiring, found: { talentId } }, { client }) =>
    client(hiring).profileOpening.count({ talentId }),
  'thread.end': ({ invited, threadId }, { client }) => client(invited).thread.end({ threadId }),
  'thread.markRead': ({ invited, threadId }, { client }) => client(invited).thread.markRead({ threadId }),
  'account.changeEmail': ({ newcomer }, { client }) =>
    client(newcomer).account.changeEmail({ newEmail: `other-${newcomer.email}` }),
  'account.endDevice': ({ account, deviceId }, { client }) => client(account).account.endDevice({ deviceId }),
  // Of an account with a password only: there is nothing to find, and nothing is written.
  'account.removeIdentity': ({ account }, { client }) =>
    client(account).account.removeIdentity({ identityId: 'another' }),
  'account.endOtherDevices': ({ applicant }, { client }) => client(applicant).account.endOtherDevices({}),
  'account.keep': ({ leaving }, { client }) => client(leaving).account.keep({}),
  'account.requestDeletion': ({ leaving }, { client }) =>
    client(leaving).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD }),
  'account.confirmPassword': ({ account }, { client }) =>
    client(account).account.confirmPassword({ currentPassword: PASSWORD }),
  'account.beginSecondFactor': ({ operator }, { client }) =>
    client(operator).account.beginSecondFactor({ currentPassword: PASSWORD }),
  'account.confirmSecondFactor': async ({ operator }, { client }) => {
    const { key } = await client(operator).account.beginSecondFactor({ currentPassword: PASSWORD });
    return client(operator).account.confirmSecondFactor({ code: codeOf(key) });
  },
  'account.renewRecoveryCodes': ({ operator }, { client }) =>
    client(operator).account.renewRecoveryCodes({ currentPassword: PASSWORD }),
  'account.endSecondFactor': ({ operator }, { client }) =>
    client(operator).account.endSecondFactor({ currentPassword: PASSWORD }),
  'adminAccount.disable': ({ operator, found: { uid } }, { client }) =>
    client(operator).adminAccount.disable({ uid, reason: 'Writes to everybody about loans.' }),
  'adminAccount.enable': async ({ operator, found: { uid } }, { client, deps }) => {
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));
    return client(operator).adminAccount.enable({ uid, reason: 'It was somebody else.' });
  },
  'adminAccount.endSessions': ({ operator, newcomer: { uid } }, { client }) =>
    client(operator).adminAccount.endSessions({ uid }),
  'adminOverview.sendTestMail': ({ operator }, { client }) => client(operator).adminOverview.sendTestMail({}),
  'adminOverview.resendMails': ({ operator }, { client }) => client(operator).adminOverview.resendMails({}),
  'talentContact.createResumeDownloadUrl': ({ operator, found: { talentId } }, { client }) =>
    client(operator).talentContact.createResumeDownloadUrl({ talentId }),
  'dataExport.request': ({ invited }, { client }) => client(invited).dataExport.request({}),
  'notificationPreferences.update': ({ invited }, { client }) =>
    client(invited).notificationPreferences.update({ notificationPreferences: DEFAULT_PREFERENCES }),
  'notificationPreferences.updateByLink': ({ invited }, { client, unsubscribeToken }) =>
    client().notificationPreferences.updateByLink({
      token: unsubscribeToken(invited.email),
      notificationPreferences: DEFAULT_PREFERENCES,
    }),
};

/** The calls that write nothing, though their method would allow it. */
export const READS = new Set([
  'adminCompany.get',
  'answerRate.ofTalents',
  'answerRate.ofCompanies',
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
  'message.get',
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
  'talentMatch.ofJobPost',
  'talentMatch.skills',
  'talentMatch.whyFound',
  'talentProfile.isIndexed',
  'talentProfile.list',
  'talentSearch.complete',
  'talentSearch.createCompanyApiKey',
  'talentSearch.search',
  'talentSearch.suggest',
  'thread.listForCompany',
  'thread.listForTalent',
  'thread.readOpen',
]);
