import { MAILS } from '@talaash/domain/mail/words';
import { UNSUBSCRIBE_WORDS } from '@talaash/domain/unsubscribe/words';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { companyProfileDraft, talentProfileDraft } from '../../../test/draft.ts';
import { FAILED, marketOf } from '../../../test/market.ts';
import { PASSED } from '../../../test/person.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { talents } from '../../db/schema/talent.ts';
import { type NewEvent, record } from '../../events/record.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from './follow.ts';
import { mailReview } from './review-mail.ts';
import { mailSubscription } from './subscription-mail.ts';

const mails: Mail[] = [];
let isReviewerAway = false;
const review = async () => {
  if (isReviewerAway) throw new Error('The reviewer is away.');
  return { ...FAILED, failureReasons: ['About: too <b>thin</b>', 'Skills: name what you use'] };
};
const app = await testApp({
  instead: {
    mailer: { send: async (mail) => void mails.push(mail) },
    reviewer: { reviewTalentProfile: review, reviewCompanyProfile: review, reviewJobPost: review },
  },
});
const { client, company, deps, talent, url } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);
await workJobs(deps);
await followNotices(deps);

const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
const soon = { interval: 20, timeout: 60_000 };

/** Records events and waits until their jobs have run: those of one kind run in their order, and the last one mails. */
async function happen(...events: NewEvent[]) {
  const witness = await hiringCompany();
  await deps.events.transaction((tx) =>
    record(tx, ...events, {
      kind: 'company.subscriptionChanged',
      actorUid: null,
      companyId: witness.companyId,
      payload: { change: 'started' },
    }),
  );
  await vi.waitFor(async () => {
    expect(mailsTo(witness.email)).toHaveLength(1);
    const { rows } = await deps.database.pool.query(
      `select from pgboss.job where name in ('review.mail', 'account.mail', 'subscription.mail') and state in ('created', 'retry', 'active')`,
    );
    expect(rows).toEqual([]);
  }, soon);
}

test('what the page of a save said at once is not mailed; what a queued review finds later is, once', async () => {
  const [someone, employer] = [await talent(), await company()];
  await client(someone).talentProfile.update({ talentProfile: talentProfileDraft() });
  await client(employer).companyProfile.update({ companyProfile: companyProfileDraft() });
  isReviewerAway = true;
  const late = await talent({ name: 'आशा' });
  const lateEmployer = await company();
  await client(late).talentProfile.update({ talentProfile: talentProfileDraft() });
  await client(lateEmployer).companyProfile.update({ companyProfile: companyProfileDraft() });
  isReviewerAway = false;
  await vi.waitFor(() => {
    expect(mailsTo(late.email)).toHaveLength(1);
    expect(mailsTo(lateEmployer.email)).toHaveLength(1);
  }, soon);
  const [mail] = mailsTo(late.email);
  expect(mail?.subject).toBe('Your profile needs changes');
  expect(mail?.text).toContain('- About: too <b>thin</b>\n- Skills: name what you use');
  expect(mail?.html).toContain('About: too &lt;b&gt;thin&lt;/b&gt;');
  expect(mail?.text).toContain(`${url}/talent/profile/edit`);
  expect(mail?.text).toContain(MAILS.talentReviewed.reason);
  expect(mail?.text).toContain(UNSUBSCRIBE_WORDS.profile_review_notifications.link);
  expect(mail?.unsubscribeUrl).toContain('/api/unsubscribe_email_cf?token=');
  expect(mailsTo(lateEmployer.email)[0]?.subject).toBe('Your company profile needs changes');
  await happen();
  expect([...mailsTo(someone.email), ...mailsTo(employer.email)]).toEqual([]);
});

test.each(['talent', 'company'] as const)(
  'the answer of a person to a %s is mailed with its comments, and not when it is no longer so',
  async (side) => {
    const someone = side === 'talent' ? await foundTalent() : await hiringCompany();
    const id = 'talentId' in someone ? someone.talentId : someone.companyId;
    const answer = (reviewStatus: 'pass' | 'fail' | 'pending', commentsMarkdown = '') => {
      const humanReviewResponse = { reviewStatus, commentsMarkdown };
      return side === 'talent'
        ? deps.db.update(talents).set({ humanReviewResponse }).where(eq(talents.talentId, id))
        : deps.db.update(companies).set({ humanReviewResponse }).where(eq(companies.companyId, id));
    };
    const event = (reviewStatus: string): NewEvent => ({
      kind: `${side}.reviewed`,
      actorUid: null,
      ...(side === 'talent' ? { talentId: id } : { companyId: id }),
      payload: { reviewer: 'human', reviewStatus },
    });
    await answer('fail', '## Please\n- **add** a <script>title</script>\n- [a link](https://evil.test)');
    await happen(event('fail'));
    const [rejected] = mailsTo(someone.email);
    // The automated review passed, and one that passes is enough.
    expect(rejected?.subject).toMatch(/^A person asks for changes to your (company )?profile$/);
    expect(rejected?.text).toMatch(/Your (company )?profile stays approved\./);
    expect(rejected?.text).toContain('> • add a <script>title</script>');
    expect(rejected?.text).not.toContain('**');
    expect(rejected?.html).toContain('add a &lt;script&gt;title&lt;/script&gt;');
    expect(rejected?.html).not.toContain('href="https://evil.test');
    await answer('pending');
    await happen(event('fail'));
    expect(mailsTo(someone.email)).toHaveLength(1);
    await answer('pass');
    await happen(event('pass'));
    expect(mailsTo(someone.email).at(-1)?.subject).toMatch(/^Your (company )?profile is approved$/);
    const preferences = await client(someone).notificationPreferences.get();
    await client(someone).notificationPreferences.update({
      notificationPreferences: {
        ...preferences.notificationPreferences,
        unsubscribedFromProfileReviewNotifications: true,
      },
    });
    await mailReview(deps, { party: { side, id }, reviewer: 'human', reviewStatus: 'pass' });
    expect(mailsTo(someone.email)).toHaveLength(2);
  },
);

test('an automated review whose record was reviewed again since is not mailed', async () => {
  const someone = await foundTalent();
  await deps.db
    .update(talents)
    .set({ aiReviewResponse: PASSED })
    .where(eq(talents.talentId, someone.talentId));
  const party = { side: 'talent', id: someone.talentId } as const;
  await mailReview(deps, { party, reviewer: 'ai', reviewStatus: 'fail' });
  expect(mailsTo(someone.email)).toEqual([]);
  await mailReview(deps, { party, reviewer: 'ai', reviewStatus: 'pass' });
  expect(mailsTo(someone.email)).toHaveLength(1);
});

test('what happens to a subscription is mailed, but not that it renews, and cannot be unsubscribed', async () => {
  const hiring = await hiringCompany();
  await client(hiring).notificationPreferences.update({
    notificationPreferences: {
      unsubscribedFromJobInvitations: true,
      unsubscribedFromMessageNotifications: true,
      unsubscribedFromProfileReviewNotifications: true,
      unsubscribedFromAll: true,
    },
  });
  const changes = ['started', 'renewed', 'paymentFailed', 'cancelled', 'resumed', 'ended', 'nonsense'];
  for (const change of changes)
    await happen({
      kind: 'company.subscriptionChanged',
      actorUid: null,
      companyId: hiring.companyId,
      payload: { change },
    });
  expect(mailsTo(hiring.email).map(({ subject }) => subject)).toEqual([
    'Your Talaash subscription has started',
    'Your Talaash payment failed: 7 days left',
    'Your Talaash subscription is cancelled',
    'Your Talaash subscription continues',
    'Your Talaash subscription has ended',
  ]);
  expect(mailsTo(hiring.email)[0]?.text).toContain('Premium costs $25 per month. Your company now has:');
  for (const { unsubscribeUrl, text } of mailsTo(hiring.email)) {
    expect(unsubscribeUrl).toBeUndefined();
    expect(text).toContain('You cannot turn off emails about a subscription and its payments.');
  }
});

test.each([
  [0, '7 days left'],
  [5.5, '2 days left'],
  [6.5, '1 day left'],
  [7, 'payment failed'],
])('a payment that failed %s days ago: %s', async (daysAgo, words) => {
  const { companyId, email } = await hiringCompany();
  // By the clock of the product: this machine's may be some milliseconds ahead of the database's.
  const at = new Date(deps.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
  await mailSubscription(deps, { companyId, change: 'paymentFailed', at });
  expect(mailsTo(email)[0]?.subject).toMatch(new RegExp(`${words}$`));
});

test('an owner learns that the account was disabled and that it works again', async () => {
  const someone = await foundTalent();
  const change = async (kind: 'account.disabled' | 'account.enabled') => {
    const isDisabled = kind === 'account.disabled';
    await deps.db.update(users).set({ isDisabled }).where(eq(users.id, someone.uid));
    await happen({ kind, actorUid: null, payload: { uid: someone.uid } });
  };
  await change('account.disabled');
  await change('account.enabled');
  const sent = mailsTo(someone.email);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Your Talaash account was disabled',
    'Your Talaash account works again',
  ]);
  for (const { unsubscribeUrl, text } of sent) {
    expect(unsubscribeUrl).toBeUndefined();
    expect(text).toContain('You cannot turn off emails about the account itself.');
  }
});
