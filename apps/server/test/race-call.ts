import { DEFAULT_CONVERSATION_PREFERENCES } from '@talaash/domain/conversation-preferences/rule';
import { DEFAULT_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import { eq } from 'drizzle-orm';
import { newRecordId } from '../src/base/record-id.ts';
import { talentProfiles } from '../src/db/schema/talent-profile.ts';
import { signToken } from '../src/mail/signed-token.ts';
import type { Client } from './app.ts';
import { companyProfileDraft, jobPostDraft, talentProfileDraft } from './draft.ts';
import { JOINING_RECORD_CALLS } from './race-joining-record.ts';
import { ACCOUNT_CALLS } from './race-account.ts';
import { API_KEY_CALLS } from './race-api-key.ts';
import { FOLLOW_UP_CALLS } from './race-follow-up.ts';
import { MEETING_CALLS } from './race-meeting.ts';
import { WEBHOOK_CALLS } from './race-webhook.ts';
import { TALENT_RECORD_CALLS } from './race-talent-record.ts';
import { PIPELINE_CALLS } from './race-pipeline.ts';
import { APPLICANT_TRACKING_CALLS } from './race-applicant-tracking.ts';
import type { Act, Means, World } from './race-world.ts';

const WHY = 'It was somebody else.';

const APPROVED = { reviewStatus: 'pass', commentsMarkdown: '' } as const;

const DOMAIN = { domain: 'loom.test' };
const JOB = {
  id: 'loom',
  designation: 'Weaver',
  company: 'Loom',
  tenure: { startIsoMonth: '2021-04', isCurrent: true },
  rolesAndResponsibilities: undefined,
  isInternship: false,
  isRemote: true,
  locality: undefined,
};
const CERTIFICATION = {
  id: 'weaving',
  name: 'Master Weaver',
  issuingOrganization: 'Guild',
  issueIsoMonth: '2022-05',
  credentialUrl: 'https://certificates.example/17',
};
const GSTIN = { kind: 'gstin' as const, value: '27AAPFU0939F1ZV' };

/** An invitation of the newcomer to the company. */
async function memberInvitation({ hiring, newcomer: { email } }: World, { client }: Means) {
  const { memberInvitationId } = await client(hiring).companyMember.invite({ email, role: 'viewer' });
  return { memberInvitationId };
}

/** A saved search of the company, under a name of its own. */
async function savedSearchKey({ savedSearch }: Client) {
  const draft = { name: newRecordId(), question: {} };
  return (await savedSearch.update({ savedSearch: draft })).savedSearch.key;
}

/** A template of the company, under a name of its own. */
async function messageTemplateKey({ messageTemplate }: Client) {
  const draft = { purpose: 'invitation' as const, name: newRecordId(), text: 'Hello {first name}' };
  return (await messageTemplate.update({ messageTemplate: draft })).messageTemplate.key;
}

/** One honest request by each call that writes. */
export const CALLS: Record<string, Act> = {
  ...API_KEY_CALLS,
  ...WEBHOOK_CALLS,
  ...FOLLOW_UP_CALLS,
  ...JOINING_RECORD_CALLS,
  ...MEETING_CALLS,
  ...PIPELINE_CALLS,
  'account.applyActionCode': ({ codes }, { client }) =>
    client().account.applyActionCode({ mode: 'verifyEmail', oobCode: codes.verifyCode }),
  'adminCompany.postHumanReview': ({ operator, free: { companyId } }, { client }) =>
    client(operator).adminCompany.postHumanReview({ companyId, humanReviewResponse: APPROVED }),
  'adminTalent.postHumanReview': ({ operator, applied: { talentId } }, { client }) =>
    client(operator).adminTalent.postHumanReview({ talentId, humanReviewResponse: APPROVED }),
  'company.requestHumanReview': ({ hiring }, { client }) => client(hiring).company.requestHumanReview({}),
  'companyMember.invite': ({ hiring, newcomer: { email } }, { client }) =>
    client(hiring).companyMember.invite({ email, role: 'viewer' }),
  'companyMember.revokeInvitation': async (world, means) =>
    means.client(world.hiring).companyMember.revokeInvitation(await memberInvitation(world, means)),
  'companyMember.accept': async (world, means) =>
    means.client(world.newcomer).companyMember.accept(await memberInvitation(world, means)),
  'companyMember.decline': async (world, means) =>
    means.client(world.newcomer).companyMember.decline(await memberInvitation(world, means)),
  'companyMember.setRole': ({ hiring, colleague: { uid } }, { client }) =>
    client(hiring).companyMember.setRole({ uid, role: 'viewer' }),
  'companyMember.remove': ({ hiring, colleague: { uid } }, { client }) =>
    client(hiring).companyMember.remove({ uid }),
  'companyMember.leave': ({ colleague }, { client }) => client(colleague).companyMember.leave(),
  'companyMember.handOver': ({ hiring, colleague: { uid } }, { client }) =>
    client(hiring).companyMember.handOver({ uid }),
  'companyMember.actFor': ({ colleague, companyId }, { client }) =>
    client(colleague).companyMember.actFor({ companyId }),
  'companyVerification.addDomain': ({ hiring }, { client }) =>
    client(hiring).companyVerification.addDomain(DOMAIN),
  'companyVerification.checkDomain': async ({ hiring }, { client }) => {
    await client(hiring).companyVerification.addDomain(DOMAIN);
    return client(hiring).companyVerification.checkDomain(DOMAIN);
  },
  'companyVerification.mailDomainLink': async ({ hiring }, { client }) => {
    await client(hiring).companyVerification.addDomain(DOMAIN);
    return client(hiring).companyVerification.mailDomainLink({ ...DOMAIN, mailbox: 'it@loom.test' });
  },
  'companyVerification.confirmDomain': ({ hiring }, { client }) =>
    client(hiring).companyVerification.confirmDomain({ code: 'invented' }),
  'companyVerification.stateIdentifier': ({ hiring }, { client }) =>
    client(hiring).companyVerification.stateIdentifier(GSTIN),
  'companyVerification.markIdentifierSeen': async ({ hiring, operator, companyId }, { client }) => {
    await client(hiring).companyVerification.stateIdentifier(GSTIN);
    return client(operator).companyVerification.markIdentifierSeen({ ...GSTIN, companyId });
  },
  'companyVerification.deleteDomain': async ({ hiring }, { client }) => {
    await client(hiring).companyVerification.addDomain(DOMAIN);
    return client(hiring).companyVerification.deleteDomain(DOMAIN);
  },
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
  'dataHolder.end': ({ invited, companyId }, { client }) => client(invited).dataHolder.end({ companyId }),
  'dataHolder.leaveShortlists': ({ invited }, { client }) => client(invited).dataHolder.leaveShortlists({}),
  'profileOpening.setNaming': ({ hiring }, { client }) =>
    client(hiring).profileOpening.setNaming({ isNamed: false }),
  'hiddenProfile.put': ({ hiring, companyId, found: { talentId } }, { client }) =>
    client(hiring).hiddenProfile.put({ companyId, talentId }),
  'hiddenProfile.delete': ({ hiring, companyId, found: { talentId } }, { client }) =>
    client(hiring).hiddenProfile.delete({ companyId, talentId }),
  'invitation.send': ({ hiring, jobPostId, found: { talentId } }, { client }) =>
    client(hiring).invitation.send({ talentId, jobPostId, note: 'Would you like to talk?' }),
  'invitation.accept': ({ invited, threadId }, { client }) => client(invited).invitation.accept({ threadId }),
  'invitation.reject': ({ invited, threadId }, { client }) => client(invited).invitation.reject({ threadId }),
  'invitation.undoDecline': ({ invited, threadId }, { client }) =>
    client(invited).invitation.undoDecline({ threadId }),
  'invitation.edit': ({ hiring, threadId }, { client }) =>
    client(hiring).invitation.edit({ threadId, note: 'Would you like to talk on Thursday?' }),
  'invitation.takeBack': ({ hiring, threadId }, { client }) =>
    client(hiring).invitation.takeBack({ threadId }),
  'invitation.raisePay': ({ hiring, threadId }, { client }) =>
    client(hiring).invitation.raisePay({ threadId, pay: { from: 20, to: 30 } }),
  'jobPost.update': ({ hiring, jobPostId }, { client }) =>
    client(hiring).jobPost.update({ jobPost: { ...jobPostDraft(), key: { jobPostId } } }),
  'jobPost.delete': ({ hiring, jobPostId }, { client }) => client(hiring).jobPost.delete({ jobPostId }),
  'jobPost.import': ({ hiring }, { client }) =>
    client(hiring).jobPost.import({
      csv: `title,description,pay\n${newRecordId()},A long enough description.,not stated`,
    }),
  'jobPost.setOpen': ({ hiring, jobPostId }, { client }) =>
    client(hiring).jobPost.setOpen({ jobPostId, isOpen: false }),
  'trialOpening.open': ({ free, found: { talentId } }, { client }) =>
    client(free).trialOpening.open({ talentId }),
  'jobPost.restore': async ({ hiring, jobPostId }, { client }) => {
    await client(hiring).jobPost.delete({ jobPostId });
    return client(hiring).jobPost.restore({ jobPostId });
  },
  'message.sendAsCompany': ({ hiring, threadId, messageId }, { client }) =>
    client(hiring).message.sendAsCompany({ threadId, message: 'Hello', clientMessageId: messageId }),
  'conversationPreferences.update': ({ invited }, { client }) =>
    client(invited).conversationPreferences.update({
      conversationPreferences: DEFAULT_CONVERSATION_PREFERENCES,
    }),
  'thread.signalTyping': ({ invited, threadId }, { client }) =>
    client(invited).thread.signalTyping({ threadId }),
  'messageDraft.save': ({ invited, threadId }, { client }) =>
    client(invited).messageDraft.save({ threadId, markdown: 'Hello', basedOn: null }),
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
  'verifiedFact.mailEmployerLink': async ({ found }, { client, deps }) => {
    await deps.db
      .update(talentProfiles)
      .set({ workExperiences: [JOB] })
      .where(eq(talentProfiles.talentId, found.talentId));
    return client(found).verifiedFact.mailEmployerLink({ entryId: JOB.id, mailbox: 'meera@loom.test' });
  },
  'verifiedFact.confirmEmployer': ({ found }, { client }) =>
    client(found).verifiedFact.confirmEmployer({ code: 'invented' }),
  'verifiedFact.beginCodeAccount': ({ found }, { client }) => client(found).verifiedFact.beginCodeAccount({}),
  'verifiedFact.verifyCertification': async ({ invited }, { client, deps }) => {
    await deps.db
      .update(talentProfiles)
      .set({ certifications: [CERTIFICATION] })
      .where(eq(talentProfiles.talentId, invited.talentId));
    return client(invited).verifiedFact.verifyCertification({ entryId: CERTIFICATION.id });
  },
  'verifiedFact.remove': ({ invited }, { client }) =>
    client(invited).verifiedFact.remove({ kind: 'certification', entryId: CERTIFICATION.id }),
  'privacyShield.add': ({ invited }, { client }) =>
    client(invited).privacyShield.add({ entries: [{ kind: 'name', value: 'Lumen Retail' }] }),
  'dataHolder.endAll': ({ invited }, { client }) => client(invited).dataHolder.endAll({}),
  'dataHolder.requestErasure': ({ hiring, invited }, { client }) =>
    client(invited).dataHolder.requestErasure({ companyId: hiring.companyId }),
  'erasureRequest.confirm': ({ hiring, invited }, { client }) =>
    client(hiring).erasureRequest.confirm({ talentId: invited.talentId }),
  'privacyShield.hideFromEmployer': ({ invited }, { client }) =>
    client(invited).privacyShield.hideFromEmployer({ name: 'Lumen Retail' }),
  'privacyShield.remove': ({ invited }, { client }) =>
    client(invited).privacyShield.remove({ entries: [{ kind: 'name', value: 'Lumen Retail' }] }),
  'privacyShield.setAnonymous': ({ invited }, { client }) =>
    client(invited).privacyShield.setAnonymous({ isAnonymousUntilAccepted: true }),
  'savedSearch.update': ({ hiring }, { client }) =>
    client(hiring).savedSearch.update({ savedSearch: { name: 'Weavers', question: { query: 'weaver' } } }),
  'savedSearch.visit': async ({ hiring }, { client }) =>
    client(hiring).savedSearch.visit(await savedSearchKey(client(hiring))),
  'savedSearch.delete': async ({ hiring }, { client }) =>
    client(hiring).savedSearch.delete(await savedSearchKey(client(hiring))),
  ...TALENT_RECORD_CALLS,
  'messageTemplate.update': ({ hiring }, { client }) => messageTemplateKey(client(hiring)),
  'messageTemplate.delete': async ({ hiring }, { client }) =>
    client(hiring).messageTemplate.delete(await messageTemplateKey(client(hiring))),
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
  'notification.markThreadRead': ({ invited, threadId }, { client }) =>
    client(invited).notification.markThreadRead({ threadId }),
  'pageView.record': (_world, { client }) => client().pageView.record({ route: '/' }),
  'profileOpening.count': ({ hiring, found: { talentId } }, { client }) =>
    client(hiring).profileOpening.count({ talentId }),
  'block.put': ({ invited, companyId }, { client }) => client(invited).block.put({ id: companyId }),
  'block.delete': ({ invited, companyId }, { client }) => client(invited).block.delete({ id: companyId }),
  'report.submit': ({ invited, companyId }, { client }) =>
    client(invited).report.submit({ subject: 'profile', id: companyId, reason: 'NotReal' }),
  'adminReport.take': ({ operator, caseId }, { client }) => client(operator).adminReport.take({ caseId }),
  'adminReport.ask': ({ operator, secondAdmin, caseId }, { client }) =>
    client(operator).adminReport.ask({ caseId, adminUid: secondAdmin.uid }),
  'adminReport.decide': ({ operator, caseId }, { client }) =>
    client(operator).adminReport.decide({ caseId, decision: 'nothing', textToReporters: WHY }),
  'adminReport.decideAppeal': ({ operator, appealedCaseId: caseId }, { client }) =>
    client(operator).adminReport.decideAppeal({ caseId, ruling: 'lifted', answer: WHY }),
  'adminReport.lift': ({ operator, decidedCaseId: caseId }, { client }) =>
    client(operator).adminReport.lift({ caseId, reason: WHY }),
  'sanction.appeal': ({ found, sanctionId }, { client }) =>
    client(found).sanction.appeal({ sanctionId, text: WHY }),
  'sanction.appealByLink': ({ sanctionId }, { client, deps }) =>
    client().sanction.appealByLink({
      token: signToken('appeal', sanctionId, deps.secrets.appeal),
      text: WHY,
    }),
  'account.requestDeletionByLink': ({ sanctionId }, { client, deps }) =>
    client().account.requestDeletionByLink({ token: signToken('appeal', sanctionId, deps.secrets.appeal) }),
  'dataExport.requestByLink': ({ sanctionId }, { client, deps }) =>
    client().dataExport.requestByLink({ token: signToken('appeal', sanctionId, deps.secrets.appeal) }),
  'thread.end': ({ invited, threadId }, { client }) => client(invited).thread.end({ threadId }),
  'thread.markRead': ({ invited, threadId }, { client }) => client(invited).thread.markRead({ threadId }),
  ...ACCOUNT_CALLS,
  ...APPLICANT_TRACKING_CALLS,
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
