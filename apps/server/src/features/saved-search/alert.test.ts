import { DEFAULT_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import type { SearchAlert } from '@talaash/domain/saved-search/choice';
import { ALERT_PEOPLE_MAX } from '@talaash/domain/saved-search/limit';
import { MAILS } from '@talaash/domain/mail/words';
import { UNSUBSCRIBE_WORDS } from '@talaash/domain/unsubscribe/words';
import { EVERYBODY } from '@talaash/talent-index/everybody';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { type CompanyPerson, PASSED, type TalentPerson } from '../../../test/person.ts';
import { threadRow } from '../../../test/thread.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { alertedTalents } from '../../db/schema/saved-search.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { talents } from '../../db/schema/talent.ts';
import { threads } from '../../db/schema/thread.ts';
import { record } from '../../events/record.ts';
import { prepareAlert, queueDueAlerts } from './alert.ts';
import { mailAlert } from './alert-mail.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let nowMs = Date.now();
const mails: Mail[] = [];
const app = await testApp({
  instead: { now: () => nowMs, mailer: { send: async (mail) => void mails.push(mail) } },
});
const { client, deps, url } = app;
const { changeTalent, foundTalent, hideFrom, hiringCompany, loseApproval } = marketOf(deps, app);

const iso = (ms: number) => new Date(ms).toISOString();

/** A trade for the people of one test, which is no misspelling of another. */
const TRADES = [
  'Falconer',
  'Luthier',
  'Glassblower',
  'Beekeeper',
  'Cartographer',
  'Bookbinder',
  'Horologist',
];
const MORE_TRADES = ['Thatcher', 'Stonemason', 'Perfumer', 'Upholsterer', 'Typographer', 'Milliner'];
const trades = [...TRADES, ...MORE_TRADES];
const newTrade = () => trades.pop() ?? '';

/** The index follows a change shortly after its commit. */
const isFound = (total: number, text: string) =>
  vi.waitFor(
    async () => {
      const asker = { hiddenTalentIds: [], redacted: false, nowMs };
      expect((await deps.talentIndex.search({ ...EVERYBODY, ...asker, text })).total).toBe(total);
    },
    { interval: 20, timeout: 60_000 },
  );

/** A company with a saved search, and somebody who was found before it was saved. */
async function alerted({ alert = 'daily' }: { alert?: SearchAlert } = {}) {
  const hiring = await hiringCompany();
  const jobTitle = newTrade();
  await newcomer(jobTitle, 'Old Acquaintance', nowMs - 40 * DAY);
  await isFound(1, jobTitle);
  const draft = { name: 'Weavers', question: { query: jobTitle }, alert };
  const { savedSearch } = await client(hiring).savedSearch.update({ savedSearch: draft });
  return { hiring, jobTitle, draft, savedSearch };
}

/** Somebody in search whose profile was saved then, and its review passed at once. */
async function newcomer(jobTitle: string, name: string, savedMs = nowMs): Promise<TalentPerson> {
  const someone = await foundTalent({ name, jobTitle, updatedIsoDateTimeUtc: iso(savedMs) });
  await reviewedAt(someone, savedMs);
  return someone;
}

const reviewedAt = ({ talentId }: TalentPerson, ms: number) =>
  deps.db
    .update(talents)
    .set({ updatedIsoDateTimeUtc: iso(ms) })
    .where(eq(talents.talentId, talentId));

/** Runs what the hourly job queues, as its jobs do. @returns the mails to the company */
async function runAlerts(hiring: CompanyPerson, times = 1): Promise<Mail[]> {
  const sent: { name: string; data: object }[] = [];
  const send = async (name: string, data: object) => void sent.push({ name, data });
  const sendAll = async (queued: readonly { name: string; data: object }[]) => void sent.push(...queued);
  const withJobs = { ...deps, jobs: { ...deps.jobs, send, sendAll } as typeof deps.jobs };
  await queueDueAlerts(withJobs);
  const isDue = sent.some(
    ({ data }) => JSON.stringify(data) === JSON.stringify({ companyId: hiring.companyId }),
  );
  const before = mails.length;
  sent.length = 0;
  if (isDue)
    await Promise.all(
      Array.from({ length: times }, () => prepareAlert(withJobs, { companyId: hiring.companyId })),
    );
  for (const { data } of sent) await mailAlert(deps, data as Parameters<typeof mailAlert>[1]);
  return mails.slice(before).filter(({ to }) => to === hiring.email);
}

const namesIn = (sent: Mail[]) =>
  sent.flatMap(({ text }) => [...text.matchAll(/^([\w ]+): \w+$/gm)].map(([, name]) => name));

test('an alert that is off, or not due yet, mails nothing', async () => {
  const { hiring, jobTitle } = await alerted({ alert: 'off' });
  const weekly = await alerted({ alert: 'weekly' });
  await newcomer(jobTitle, 'New One');
  await newcomer(weekly.jobTitle, 'New Two');
  await isFound(2, weekly.jobTitle);
  nowMs += 6 * DAY;
  expect(await runAlerts(hiring)).toEqual([]);
  expect(await runAlerts(weekly.hiring)).toEqual([]);
  nowMs += DAY;
  expect(await runAlerts(hiring)).toEqual([]);
  expect(namesIn(await runAlerts(weekly.hiring))).toEqual(['New Two']);
});

test('a mail names who is new, in the frame of every mail, and nobody twice', async () => {
  const { hiring, jobTitle, savedSearch } = await alerted();
  nowMs += DAY;
  const someone = await newcomer(jobTitle, 'Meera Krishnan', nowMs - HOUR);
  await isFound(2, jobTitle);
  // Several nodes at once.
  const [mail, ...others] = await runAlerts(hiring, 4);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('1 new person for “Weavers”');
  expect(mail?.text).toContain(`Meera Krishnan: ${jobTitle}\n6 years, Indiranagar, Karnataka`);
  expect(mail?.text).not.toContain('Old Acquaintance');
  expect(mail?.text).toContain(`${url}/company/search?saved=${savedSearch.key.savedSearchId}`);
  expect(mail?.text).toContain(MAILS.searchAlert.reason);
  expect(mail?.text).toContain(UNSUBSCRIBE_WORDS.search_alerts.link);
  expect(mail?.text).toContain(`${url}/company/settings#notifications`);
  expect(mail?.unsubscribeUrl).toContain('/api/unsubscribe_email_cf?token=');
  expect(mail?.text).not.toMatch(/@people\.test|linkedin|secret/);
  // A change does not make somebody new again who was named.
  nowMs += DAY;
  await changeTalent(someone, { skills: ['React', 'Looms'], updatedIsoDateTimeUtc: iso(nowMs - HOUR) });
  expect(await runAlerts(hiring)).toEqual([]);
});

test('somebody who changes so that they are found is named, and so is who passes a review days later', async () => {
  const { hiring, jobTitle } = await alerted();
  const changed = await newcomer('Someone Else', 'Changed One', nowMs - 40 * DAY);
  const reviewed = await newcomer(jobTitle, 'Reviewed One', nowMs - 3 * DAY);
  await deps.db
    .update(talents)
    .set({ aiReviewResponse: null })
    .where(eq(talents.talentId, reviewed.talentId));
  nowMs += DAY;
  await changeTalent(changed, { jobTitle, updatedIsoDateTimeUtc: iso(nowMs - HOUR) });
  await reviewedAt(reviewed, nowMs - HOUR);
  await deps.events.transaction(async (tx) => {
    await tx.update(talents).set({ aiReviewResponse: PASSED }).where(eq(talents.talentId, reviewed.talentId));
    await record(tx, { kind: 'talent.reviewed', actorUid: null, talentId: reviewed.talentId });
  });
  await isFound(3, jobTitle);
  expect(new Set(namesIn(await runAlerts(hiring)))).toEqual(new Set(['Changed One', 'Reviewed One']));
});

test('nobody is named whom the company has hidden, shortlisted or talked to, or who left search', async () => {
  const { hiring, jobTitle } = await alerted();
  nowMs += DAY;
  const at = nowMs - HOUR;
  const { companyId, jobPostId } = hiring;
  const [hidden, shortlisted, ended, talking, leaving] = await Promise.all(
    ['Hidden', 'Shortlisted', 'Ended', 'Talking', 'Leaving'].map((name) => newcomer(jobTitle, name, at)),
  );
  await newcomer(jobTitle, 'New One', at);
  await isFound(7, jobTitle);
  if (!hidden || !shortlisted || !ended || !talking || !leaving) throw new Error('Somebody is missing.');
  await hideFrom(hiring, hidden);
  await client(hiring).shortlistedProfile.put({ companyId, talentId: shortlisted.talentId, jobPostId });
  await deps.db
    .insert(threads)
    .values([
      { ...threadRow({ companyId, talentId: ended.talentId }), endedIsoDateTimeUtc: iso(nowMs) },
      threadRow({ companyId, talentId: talking.talentId }),
    ]);
  // The index does not hear of it.
  await deps.db
    .update(talentProfiles)
    .set({ openToWorkStatus: 'NotSeeking' })
    .where(eq(talentProfiles.talentId, leaving.talentId));
  expect(namesIn(await runAlerts(hiring))).toEqual(['New One']);
});

test('a search names five at most; several searches of a company are one mail, and nobody is in two', async () => {
  const { hiring, jobTitle, draft } = await alerted();
  const second = { ...draft, name: 'Weavers again' };
  await client(hiring).savedSearch.update({ savedSearch: second });
  nowMs += DAY;
  const people = ['Anu', 'Bala', 'Chitra', 'Deepa', 'Esha', 'Farah', 'Gita'];
  for (const name of people) await newcomer(jobTitle, name, nowMs - HOUR);
  await isFound(people.length + 1, jobTitle);
  const [mail, ...others] = await runAlerts(hiring);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('7 new people for 2 saved searches');
  const [first = '', again = ''] = mail?.text.split('“Weavers again”') ?? [];
  expect(namesIn([{ text: first } as Mail])).toHaveLength(ALERT_PEOPLE_MAX);
  expect(new Set(namesIn([mail as Mail]))).toEqual(new Set(people));
  expect(namesIn([{ text: again } as Mail])).toHaveLength(people.length - ALERT_PEOPLE_MAX);
});

test('a company that is not approved, disabled or does not want such mails hears later of whom it missed', async () => {
  const stops: [(of: CompanyPerson) => Promise<unknown>, (of: CompanyPerson) => Promise<unknown>][] = [
    [
      loseApproval,
      ({ companyId }) =>
        deps.db.update(companies).set({ aiReviewResponse: PASSED }).where(eq(companies.companyId, companyId)),
    ],
    [
      ({ uid }) => deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid)),
      ({ uid }) => deps.db.update(users).set({ isDisabled: false }).where(eq(users.id, uid)),
    ],
    ...(['unsubscribedFromSearchAlerts', 'unsubscribedFromAll'] as const).map(
      (preference): (typeof stops)[number] => {
        const set = (isOff: boolean) => (as: CompanyPerson) =>
          client(as).notificationPreferences.update({
            notificationPreferences: { ...DEFAULT_PREFERENCES, [preference]: isOff },
          });
        return [set(true), set(false)];
      },
    ),
  ];
  for (const [stop, start] of stops) {
    const { hiring, jobTitle } = await alerted();
    nowMs += DAY;
    await newcomer(jobTitle, 'New One', nowMs - HOUR);
    await isFound(2, jobTitle);
    await stop(hiring);
    expect(await runAlerts(hiring)).toEqual([]);
    await start(hiring);
    expect(await runAlerts(hiring)).toEqual([]);
    nowMs += DAY;
    expect(namesIn(await runAlerts(hiring))).toEqual(['New One']);
  }
});

test('a mail that waits leaves out whom the company may not find any more, and is not sent to a company that lost its approval', async () => {
  const { hiring, jobTitle, savedSearch } = await alerted();
  const { companyId } = hiring;
  const alertId = 'an alert';
  const [first, second] = [await newcomer(jobTitle, 'First'), await newcomer(jobTitle, 'Second')];
  const { savedSearchId } = savedSearch.key;
  await deps.db
    .insert(alertedTalents)
    .values([first, second].map(({ talentId }) => ({ companyId, talentId, alertId, savedSearchId })));
  await hideFrom(hiring, first);
  await mailAlert(deps, { companyId, alertId });
  expect(namesIn(mails.filter(({ to }) => to === hiring.email))).toEqual(['Second']);
  await loseApproval(hiring);
  await mailAlert(deps, { companyId, alertId });
  await deps.db.update(companies).set({ aiReviewResponse: PASSED }).where(eq(companies.companyId, companyId));
  await deps.db.delete(users).where(eq(users.id, second.uid));
  await mailAlert(deps, { companyId, alertId });
  expect(mails.filter(({ to }) => to === hiring.email)).toHaveLength(1);
});

test('while the index is incomplete an alert waits', async () => {
  const { hiring, jobTitle } = await alerted();
  nowMs += DAY;
  await newcomer(jobTitle, 'New One', nowMs - HOUR);
  await isFound(2, jobTitle);
  const status = vi.spyOn(deps.talentIndex, 'status');
  status.mockResolvedValue({ state: 'building', talents: 0, cursor: undefined });
  expect(await runAlerts(hiring)).toEqual([]);
  status.mockRestore();
  expect(namesIn(await runAlerts(hiring))).toEqual(['New One']);
});
