import { type AnySchema, isContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import { CONTACT_DAYS } from '@talaash/domain/talent-record/limit';
import { TALENT_RECORD_REFUSALS } from '@talaash/domain/talent-record/words';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { newWord } from '../../../test/canary.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import { READS } from '../../../test/race-read.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { messages } from '../../db/schema/message.ts';
import { threads } from '../../db/schema/thread.ts';
import { EXPORTED } from '../data-export/exported.ts';

const DAY = 24 * 60 * 60 * 1000;
const soon = { interval: 20, timeout: 60_000 };

let clock = 0;
const now = () => Date.now() + clock;
const app = await testApp({ instead: { now } });
const { client, deps, member } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

beforeEach(async () => {
  clock = 0;
  await deps.db.delete(rateLimits);
});

const calls = (as: Person) => client(as).talentRecord;

async function team() {
  const owner = await hiringCompany();
  const asha = await member(owner, 'recruiter');
  const someone = await foundTalent();
  const { talentId } = someone;
  const contactOf = async () => (await calls(owner).get({ talentId })).record.contact;
  const invite = (as: Person, knownContactOwner?: string) =>
    client(as).invitation.send({ talentId, jobPostId: owner.jobPostId, knownContactOwner });
  return { owner, asha, someone, talentId, contactOf, invite };
}

test('a contact belongs to the member who invited or wrote last, for 60 days', async () => {
  const { owner, asha, talentId, contactOf, invite } = await team();
  expect(await contactOf()).toBeNull();
  const { thread } = await invite(asha);
  const { threadId } = thread.key;
  expect(await contactOf()).toMatchObject({ uid: asha.uid, name: asha.name });
  await client(owner).message.sendAsCompany({ threadId, message: 'Would Thursday suit you?' });
  expect(await contactOf()).toMatchObject({ uid: owner.uid });
  await calls(owner).setContactOwner({ talentId, uid: asha.uid });
  expect(await contactOf()).toMatchObject({ uid: asha.uid });
  clock = CONTACT_DAYS * DAY + 1000;
  expect(await contactOf()).toBeNull();
  clock = 0;
  await calls(asha).setContactOwner({ talentId, uid: null });
  expect(await contactOf()).toBeNull();
});

test('a contact is given to members who may write, and ends with the membership', async () => {
  const { owner, asha, talentId, contactOf } = await team();
  const [viewer, rival] = [await member(owner, 'viewer'), await hiringCompany()];
  for (const { uid } of [viewer, rival])
    await expect(calls(owner).setContactOwner({ talentId, uid })).rejects.toMatchObject({
      code: 'BUSINESS_RULE_VIOLATION',
      message: TALENT_RECORD_REFUSALS.notARecruiter,
    });
  await expect(calls(viewer).setContactOwner({ talentId, uid: null })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await calls(owner).setContactOwner({ talentId, uid: asha.uid });
  await deps.db.delete(companyMembers).where(eq(companyMembers.uid, asha.uid));
  expect(await contactOf()).toBeNull();
});

test('a second member is told who is in touch, and has to confirm that colleague', async () => {
  const { owner, asha, talentId, invite } = await team();
  const other = await member(owner, 'recruiter');
  const sent = await invite(asha);
  await client(asha).invitation.takeBack({ threadId: sent.thread.key.threadId });
  const ago = sql`now() - interval '12 days 1 hour'`;
  await deps.db
    .update(messages)
    .set({ createdIsoDateTimeUtc: ago })
    .where(eq(messages.threadId, sent.thread.key.threadId));
  const told = {
    code: 'CONFLICT',
    message: `Already in touch: ${asha.name}, 12 days ago.`,
    data: { contactOwner: { uid: asha.uid, name: asha.name } },
  };
  await expect(invite(other)).rejects.toMatchObject(told);
  await expect(invite(other, owner.uid)).rejects.toMatchObject(told);
  const [first, second] = await Promise.allSettled([invite(other, asha.uid), invite(owner)]);
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'CONFLICT' } });
  expect((await calls(owner).get({ talentId })).record.contact).toMatchObject({ uid: other.uid });
});

test('the history says what happened, who did it, with pay and reasons, by twenty', async () => {
  const { owner, asha, someone, talentId, invite } = await team();
  const viewer = await member(owner, 'viewer');
  const { companyId, jobPostId } = owner;
  for (const by of [asha, viewer, asha]) await client(by).profileOpening.count({ talentId });
  const opened = async () =>
    (await calls(owner).history({ talentId })).list.find(({ kind }) => kind === 'opened')?.members.length;
  await vi.waitFor(async () => expect(await opened()).toBe(2), soon);
  await client(asha).shortlistedProfile.put({ companyId, jobPostId, talentId });
  const { thread } = await invite(asha);
  const { threadId } = thread.key;
  await deps.db
    .update(threads)
    .set({ terms: { pay: { from: 16, to: 22 } } })
    .where(eq(threads.threadId, threadId));
  await client(someone).invitation.reject({ threadId, reason: 'Work' });
  const { list } = await calls(viewer).history({ talentId });
  expect(list.map(({ kind }) => kind)).toEqual(['declined', 'invited', 'shortlisted', 'opened']);
  expect(list).toMatchObject([
    { members: [], reason: 'Work' },
    { members: [{ uid: asha.uid }], pay: { from: 16, to: 22 }, jobPostTitle: 'Senior React Developer' },
    { members: [{ uid: asha.uid, name: asha.name }] },
    { members: expect.arrayContaining([{ uid: viewer.uid, name: viewer.name }]) },
  ]);
  const first = await calls(owner).history({ talentId, limit: 3 });
  const rest = await calls(owner).history({ talentId, limit: 3, cursor: first.cursor });
  expect([...first.list, ...rest.list]).toEqual(list);
  expect(rest.cursor).toBeNull();
  await expect(calls(owner).history({ talentId, cursor: 'x' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  const rival = await hiringCompany();
  expect((await calls(rival).history({ talentId })).list).toEqual([]);
});

/** Each call that only reads, by name. */
const reads = Object.entries(contract).flatMap(([noun, made]) =>
  Object.entries(made).flatMap(([act, procedure]) => {
    if (!isContractProcedure(procedure)) return [];
    const name = `${noun}.${act}`;
    const { route, inputSchema } = procedure['~orpc'];
    return route.method === 'GET' || READS.has(name) ? [{ noun, act, inputSchema }] : [];
  }),
);

/** Those of the inputs that differ in what the call takes of them; if it takes none, the first: the answer is a refusal. */
async function differentFor(
  inputSchema: AnySchema | undefined,
  inputs: readonly object[],
): Promise<object[]> {
  const taken = new Map<string, object>();
  for (const input of inputs) {
    const read = await inputSchema?.['~standard'].validate(input);
    if (!read?.issues) taken.set(JSON.stringify(read?.value), input);
  }
  return taken.size === 0 ? inputs.slice(0, 1) : [...taken.values()];
}

test('no byte of it reaches the talent, a guest, another company or a billing member', async () => {
  const { owner, asha, someone, talentId, invite } = await team();
  const [billing, rival] = [await member(owner, 'billing'), await hiringCompany()];
  const words = [newWord(), newWord(), newWord()] as const;
  await calls(asha).writeNote({ talentId, text: words[0] });
  await calls(asha).addTag({ talentId, tag: words[1] });
  await calls(asha).addReminder({
    talentId,
    text: words[2],
    dueIsoDateTimeUtc: new Date(now() + DAY).toISOString(),
  });
  const { thread } = await invite(asha);
  const { threadId } = thread.key;
  const { companyId, jobPostId } = owner;
  const inputs = [
    {},
    { talentId },
    { talentIds: [talentId] },
    { companyId },
    { threadId },
    { jobPostId },
    { jobPostId, talentIds: [talentId] },
  ];
  const answersTo = async (as: Person | undefined) => {
    const nouns = client(as) as unknown as Record<
      string,
      Record<string, (input: object) => Promise<unknown>>
    >;
    let answers = '';
    for (const { noun, act, inputSchema } of reads)
      for (const input of await differentFor(inputSchema, inputs)) {
        const answer = nouns[noun]
          ?.[act]?.(input)
          .catch((error: Error) => ({ ...error, said: error.message }));
        answers += JSON.stringify(await answer);
      }
    return answers;
  };
  const seen = await answersTo(asha);
  for (const word of words) expect(seen).toContain(word);
  for (const as of [someone, undefined, rival, billing]) {
    const answers = await answersTo(as);
    for (const word of words) expect(answers).not.toContain(word);
    await deps.db.delete(rateLimits);
  }
  const exportOf = async (whose: { uid: string; talentId: string | null; companyId: string | null }) =>
    JSON.stringify(await Promise.all(Object.values(EXPORTED).map(({ read }) => read(deps.db, whose))));
  const [hers, theirs, another] = [
    await exportOf({ uid: someone.uid, talentId, companyId: null }),
    await exportOf({ uid: owner.uid, talentId: null, companyId }),
    await exportOf({ uid: billing.uid, talentId: null, companyId: null }),
  ];
  for (const word of words) {
    expect(hers).not.toContain(word);
    expect(another).not.toContain(word);
    expect(theirs).toContain(word);
  }
});
