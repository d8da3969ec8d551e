import { isContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { newWord, tablesWith } from '../../../test/canary.ts';
import { inDays, joiningRecordsOf } from '../../../test/joining-record.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { READS } from '../../../test/race-read.ts';
import { PASSWORD } from '../../../test/sign-in.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { eraseTalentRecords } from '../../db/erase-talent-record.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { joiningRecords } from '../../db/schema/joining-record.ts';
import { workJobs } from '../../job-handlers.ts';
import { readConversation } from '../data-export/conversation.ts';
import { followNotices } from '../notice/follow.ts';

const mails: Mail[] = [];
const mailer = {
  async send(mail: Mail) {
    mails.push(mail);
  },
};
const app = await testApp({ instead: { mailer } });
const { client, deps, givePassword } = app;
const { hiringCompany, foundTalent } = marketOf(deps, app);
const { accepted, conversation, list, move, offer, offered } = joiningRecordsOf(app);
await workJobs(deps);
await followNotices(deps);
const soon = { interval: 20, timeout: 60_000 };

/** What tells others about a talent or a company. */
const TELLING = new Set([
  'answerRate',
  'company',
  'companyProfile',
  'companyRelation',
  'companyVerification',
  'jobPost',
  'joiningRecord',
  'profileOpening',
  'sharedProfile',
  'talent',
  'talentContact',
  'talentMatch',
  'talentProfile',
  'talentSearch',
  'thread',
  'verifiedFact',
]);

/** Each of its calls that only reads, by name. */
const reads = Object.entries(contract).flatMap(([noun, made]) =>
  Object.entries(made).flatMap(([act, procedure]) => {
    if (!isContractProcedure(procedure) || !TELLING.has(noun)) return [];
    const name = `${noun}.${act}`;
    return procedure['~orpc'].route.method === 'GET' || READS.has(name) ? [{ name, noun, act }] : [];
  }),
);

/** Inputs that a call does not take, for everybody. */
const unfit = new Set<string>();

/** What each read answers somebody, by its name and input. */
async function answersTo(as: Person | undefined, inputs: readonly object[]) {
  const nouns = client(as) as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  const answers = new Map<string, string>();
  for (const { name, noun, act } of reads) {
    // Each call has its own limit.
    await deps.db.delete(rateLimits);
    await Promise.all(
      inputs.map(async (input) => {
        const key = `${name} ${JSON.stringify(input)}`;
        if (unfit.has(key)) return;
        const answer = await nouns[noun]?.[act]?.(input).catch((error: Error) => ({ said: error.message }));
        if (JSON.stringify(answer).startsWith('{"said":"Validation failed')) unfit.add(key);
        else answers.set(key, JSON.stringify(answer));
      }),
    );
  }
  return answers;
}

test('changes nothing that others see: search, profiles, company pages, answer rates and matches', async () => {
  const { hiring, someone, threadId } = await conversation();
  const [rival, another] = [await hiringCompany(), await foundTalent()];
  const { talentId } = someone;
  const { companyId } = hiring;
  const key = await client(rival).talentSearch.createCompanyApiKey({});
  const inputs = [
    {},
    { talentId },
    { talentIds: [talentId] },
    { companyId },
    { companyIds: [companyId] },
    { threadId },
    { jobPostId: rival.jobPostId },
    { jobPostId: rival.jobPostId, talentIds: [talentId] },
    { apiKey: key.apiKey, query: '' },
  ];
  const others = [undefined, rival, another];
  const answers = async () => {
    const found: Map<string, string>[] = [];
    for (const as of others) found.push(await answersTo(as, inputs));
    return found;
  };
  const [before, again] = [await answers(), await answers()];
  const reason = newWord();
  const { joiningRecordId } = await offer(hiring, threadId, { pay: { from: 499.5, to: 500 } });
  await move(someone, joiningRecordId, { kind: 'accept' });
  for (const as of [hiring, someone])
    await move(as, joiningRecordId, { kind: 'sayJoined', joinedIsoDate: inDays(-1) });
  await move(someone, joiningRecordId, { kind: 'dispute', reason });
  const after = await answers();
  for (const [at, found] of after.entries()) {
    expect([...found.values()].join()).not.toContain(reason);
    // Keys and challenges are new at each call.
    const lasting = [...found].filter(([name]) => before[at]?.get(name) === again[at]?.get(name));
    expect(Object.fromEntries(lasting)).toEqual(
      Object.fromEntries(lasting.map(([name]) => [name, before[at]?.get(name)])),
    );
    expect(lasting.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        `talentSearch.search ${JSON.stringify(inputs.at(-1))}`,
        `talentProfile.get {"talentId":"${talentId}"}`,
        `companyProfile.get {"companyId":"${companyId}"}`,
        `answerRate.ofTalents {"talentIds":["${talentId}"]}`,
        `answerRate.ofCompanies {"companyIds":["${companyId}"]}`,
        `talentMatch.ofJobPost ${JSON.stringify(inputs[7])}`,
      ]),
    );
  }
  expect(JSON.stringify(await list(hiring, threadId))).toContain(reason);
});

test('is mailed to the other side, without what was typed', async () => {
  const { hiring, someone, joiningRecordId } = await offered();
  const mailTo = (to: string, subject: RegExp) =>
    vi.waitFor(() => {
      const mail = mails.find((one) => one.to === to && subject.test(one.subject));
      if (!mail) throw new Error(`No mail to ${to} matches ${subject}.`);
      return mail;
    }, soon);
  const offerMail = await mailTo(someone.email, /recorded a job offer/);
  expect(offerMail.text).toContain('₹24 to 26 LPA');
  await move(someone, joiningRecordId, { kind: 'accept' });
  await mailTo(hiring.email, /accepted your job offer/);
  const reason = newWord();
  await move(someone, joiningRecordId, { kind: 'dispute', reason });
  const disputeMail = await mailTo(hiring.email, /disputes the record/);
  expect(JSON.stringify(disputeMail)).not.toContain(reason);
});

test('is exported to both sides, without the ids of accounts', async () => {
  const { hiring, someone, threadId, joiningRecordId } = await accepted();
  for (const whose of [
    { uid: hiring.uid, companyId: hiring.companyId, talentId: null },
    { uid: someone.uid, companyId: null, talentId: someone.talentId },
  ]) {
    const exported = await readConversation(deps.db, threadId, whose);
    expect(exported?.joiningRecords).toMatchObject([{ joiningRecordId, state: 'accepted' }]);
    expect(JSON.stringify(exported?.joiningRecords)).not.toContain(hiring.uid);
  }
});

test('is deleted with the account of either side, and with the copies that a company erases', async () => {
  const reason = newWord();
  const countOf = async (joiningRecordId: string) =>
    (await deps.db.select().from(joiningRecords).where(sql`joining_record_id = ${joiningRecordId}`)).length;
  for (const side of ['hiring', 'someone'] as const) {
    const of = await accepted();
    await givePassword(of[side]);
    await move(of[side], of.joiningRecordId, { kind: 'dispute', reason });
    await client(of[side]).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD });
    expect(await countOf(of.joiningRecordId)).toBe(0);
    expect(await tablesWith(deps, [reason])).toEqual([]);
    const other = side === 'hiring' ? of.someone : of.hiring;
    await expect(
      move(other, of.joiningRecordId, { kind: 'dispute', reason: 'It was another job.' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const { hiring, someone, joiningRecordId } = await accepted();
  const elsewhere = await accepted({ someone });
  await deps.db.transaction((tx) => eraseTalentRecords(tx, someone.talentId, hiring.companyId));
  expect([await countOf(joiningRecordId), await countOf(elsewhere.joiningRecordId)]).toEqual([0, 1]);
});

test('is gone, or moved and then gone, when an account is deleted while the other side confirms', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { hiring, someone, joiningRecordId } = await accepted();
    await givePassword(someone);
    const [confirmed] = await Promise.allSettled([
      move(hiring, joiningRecordId, { kind: 'sayNotJoined' }),
      client(someone).account.requestDeletion({ when: 'now', word: 'erase', currentPassword: PASSWORD }),
    ]);
    if (confirmed?.status === 'rejected')
      expect(['NOT_FOUND', 'CONFLICT']).toContain((confirmed.reason as { code: string }).code);
    expect(
      await deps.db.select().from(joiningRecords).where(sql`joining_record_id = ${joiningRecordId}`),
    ).toEqual([]);
  }
});
