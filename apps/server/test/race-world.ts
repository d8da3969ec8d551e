import { eq } from 'drizzle-orm';
import { newRecordId } from '../src/base/record-id.ts';
import { sessions } from '../src/db/schema/account.ts';
import { companies } from '../src/db/schema/company.ts';
import { contactMessages } from '../src/db/schema/contact-message.ts';
import { notifications } from '../src/db/schema/notification.ts';
import { reportCases } from '../src/db/schema/report.ts';
import { sanctions } from '../src/db/schema/sanction.ts';
import { talents } from '../src/db/schema/talent.ts';
import { newActionCode } from '../src/features/account/action-code.ts';
import { signUnsubscribeToken } from '../src/mail/unsubscribe-token.ts';
import type { openApp } from './open-app.ts';
import { marketOf } from './market.ts';
import { americanNumber } from './one-time-code.ts';
import type { CompanyPerson, Person, TalentPerson } from './person.ts';
import { personJpeg } from './portrait.ts';
import { signInCalls, signUpForm } from './sign-in.ts';
import { uploadCalls } from './upload.ts';

type App = Omit<Awaited<ReturnType<typeof openApp>>, 'close'>;

/** An honest request of somebody in a world. */
export type Act = (world: World, means: Means) => Promise<unknown>;
export type World = Awaited<ReturnType<typeof newWorld>>;
export type Means = Awaited<ReturnType<typeof meansOf>>;

/** What acts make their requests with. */
export async function meansOf({ client, deps, request }: App) {
  return {
    client,
    deps,
    request,
    ...signInCalls(request),
    ...uploadCalls(request),
    portrait: await personJpeg(),
    unsubscribeToken: (email: string) =>
      signUnsubscribeToken({ email, type: 'job_invitations' }, deps.secrets.unsubscribe, deps.now()),
  };
}

/** People who have met, each with everything that their requests need. */
export async function newWorld(app: App) {
  const { admin, client, deps, givePassword, member, person, url } = app;
  const { foundTalent, hiringCompany } = marketOf(deps, app);
  const [hiring, free, invited, found, newcomer, applicant] = await Promise.all([
    hiringCompany(),
    hiringCompany({ hasPremiumAccess: false }),
    foundTalent(),
    foundTalent(),
    person(),
    person(),
  ]);
  const [applied, leaving, operator] = [await foundTalent(), await foundTalent(), await admin()];
  const colleague = await member(hiring, 'recruiter');
  await givePassword(leaving);
  await givePassword(operator);
  const secondAdmin = await admin();
  await setReviews(app, { passed: found, waiting: [applied, free] });
  const { companyId, jobPostId } = hiring;
  await deps.db
    .update(companies)
    .set({ paymentCustomerId: newRecordId() })
    .where(eq(companies.companyId, companyId));
  const number = { countryCode: 'US' as const, mobileNumber: americanNumber(), userType: 'company' as const };
  await client(newcomer).mobileVerification.requestOtp(number);
  const { checkoutUrl } = await client(free).subscription.createCheckoutSessionUrl({});
  return {
    applicant,
    applied,
    checkout: checkoutUrl.slice(url.length),
    colleague,
    secondAdmin,
    companyId,
    found,
    free,
    hiring,
    invited,
    jobPostId,
    leaving,
    messageId: newRecordId(),
    newcomer,
    number,
    operator,
    signUpForm: signUpForm(),
    ...(await newConversation(app, hiring, invited)),
    waitingThreadId: await newWaiting(app, hiring),
    ...(await newCases(app, { accused: found, decider: secondAdmin })),
    ...(await newAccount(app)),
  };
}

async function setReviews(
  { deps: { db, now } }: App,
  { passed, waiting: [talent, company] }: { passed: TalentPerson; waiting: [TalentPerson, CompanyPerson] },
): Promise<void> {
  const humanReviewResponse = { reviewStatus: 'pass' as const, commentsMarkdown: '' };
  await db.update(talents).set({ humanReviewResponse }).where(eq(talents.talentId, passed.talentId));
  const pending = {
    humanReviewResponse: { reviewStatus: 'pending' as const, commentsMarkdown: '' },
    humanReviewWaitingSince: new Date(now()).toISOString(),
  };
  await db.update(talents).set(pending).where(eq(talents.talentId, talent.talentId));
  await db.update(companies).set(pending).where(eq(companies.companyId, company.companyId));
}

/** A company has invited a talent, who has a notification of it. */
async function newConversation(
  { client, deps }: App,
  hiring: CompanyPerson & { jobPostId: string },
  { talentId }: TalentPerson,
) {
  const { companyId, jobPostId } = hiring;
  const { thread } = await client(hiring).invitation.send({ talentId, jobPostId });
  const { threadId } = thread.key;
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
  return { notificationId, threadId };
}

/** Another invitation that waits. */
async function newWaiting(app: App, hiring: CompanyPerson & { jobPostId: string }): Promise<string> {
  const { talentId } = await marketOf(app.deps, app).foundTalent();
  const { jobPostId } = hiring;
  const { thread } = await app.client(hiring).invitation.send({ talentId, jobPostId });
  return thread.key.threadId;
}

/** A report that waits, a decision, and one whose appeal waits. */
async function newCases(
  { deps: { db, now } }: App,
  { accused, decider }: { accused: TalentPerson; decider: Person },
) {
  const at = new Date(now()).toISOString();
  const [caseId, decidedCaseId, appealedCaseId] = [newRecordId(), newRecordId(), newRecordId()];
  const { uid, talentId } = accused;
  const reported = { subject: 'profile', subjectId: talentId, uid, talentId, reason: 'Rude' } as const;
  const times = { waitingSince: at, createdIsoDateTimeUtc: at };
  const decided = { decision: 'warn', decidedByUid: decider.uid, decidedAt: at } as const;
  await db.insert(reportCases).values([
    { caseId, referenceId: caseId, ...reported, ...times },
    {
      caseId: decidedCaseId,
      referenceId: decidedCaseId,
      ...reported,
      ...times,
      ...decided,
      state: 'decided',
    },
    {
      caseId: appealedCaseId,
      referenceId: appealedCaseId,
      ...reported,
      ...times,
      ...decided,
      state: 'appealed',
    },
  ]);
  const sanctionId = newRecordId();
  const sanction = { uid, act: 'warn', text: 'Please be kind.', createdIsoDateTimeUtc: at } as const;
  await db.insert(sanctions).values([
    { sanctionId, caseId: decidedCaseId, ...sanction },
    { sanctionId: newRecordId(), caseId: appealedCaseId, ...sanction, appealText: 'No.', appealedAt: at },
  ]);
  return { caseId, decidedCaseId, appealedCaseId, sanctionId };
}

/** A person whose email is not verified, with another device, the codes of mails, and a message to the operator. */
async function newAccount({ deps, givePassword, person }: App) {
  const account = await person({ isEmailVerified: false });
  await givePassword(account);
  const { uid, name, email } = account;
  const deviceId = newRecordId();
  await deps.db
    .insert(sessions)
    .values({ id: deviceId, userId: uid, token: newRecordId(), expiresAt: new Date(deps.now() + 60_000) });
  await deps.db.insert(contactMessages).values({
    contactMessageId: uid,
    referenceId: uid,
    name,
    email,
    subject: 'A question',
    message: 'Does anybody read this?',
  });
  return { account, codes: await newCodes(deps, account), contactMessageId: uid, deviceId };
}

async function newCodes({ db, now }: App['deps'], { uid, email }: Person) {
  const [verifyCode, resetCode, changeCode] = await Promise.all([
    newActionCode(db, 'verifyEmail', { uid, email }, now()),
    newActionCode(db, 'resetPassword', { uid, email }, now()),
    newActionCode(db, 'verifyAndChangeEmail', { uid, email: `new-${email}` }, now()),
  ]);
  return { verifyCode, resetCode, changeCode };
}
