import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { TalentPerson } from '../../../test/person.ts';
import { type Hiring, pipelineOf, type Shortlisted } from '../../../test/pipeline.ts';
import { users } from '../../db/schema/account.ts';
import { threads } from '../../db/schema/thread.ts';
import { settleInvitations } from '../invitation/expiry.ts';

const app = await testApp();
const { client, deps } = app;
const { addJobPost, foundTalent, hideFrom } = marketOf(deps, app);
const { board, invite, placesOn, shortlist, shortlisted, stageOf } = pipelineOf(app);

describe('an entry follows what happens', () => {
  test('from the shortlist over the invitation to the conversation', async () => {
    const { hiring, someone } = await shortlisted();
    expect(await stageOf(hiring, someone)).toBe('Shortlisted');
    const { threadId } = await invite(hiring, someone);
    expect(await stageOf(hiring, someone)).toBe('Invited');
    await client(someone).message.sendAsTalent({ threadId, message: 'Which hours?' });
    expect(await stageOf(hiring, someone)).toBe('Talking');
    await client(someone).invitation.accept({ threadId });
    const talking = (await board(hiring, hiring.jobPostId)).columns.find(({ count }) => count > 0);
    expect(talking).toMatchObject({ stageId: 'Talking', waitingCount: 1 });
    expect(talking?.list[0]).toMatchObject({
      version: 3,
      thread: { threadId, invitationStatus: 'Accepted', isUnread: true, lastMessage: { sender: 'Talent' } },
      talentProfile: { name: 'Meera Krishnan', isRedacted: false },
    });
  });

  test('without an invitation in between, and off the shortlist', async () => {
    const { hiring, someone, key } = await shortlisted();
    const { companyId } = hiring;
    const other = { ...hiring, jobPostId: await addJobPost(companyId) };
    await shortlist(other, someone);
    expect([await stageOf(hiring, someone), await stageOf(other, someone)]).toEqual([
      undefined,
      'Shortlisted',
    ]);
    await client(hiring).shortlistedProfile.delete({ companyId, talentId: key.talentId });
    expect(await stageOf(other, someone)).toBeUndefined();
  });

  test('a decline closes it, and its undo opens it', async () => {
    const { hiring, someone } = await shortlisted();
    const { threadId } = await invite(hiring, someone);
    await client(someone).invitation.reject({ threadId, reason: 'Pay' });
    expect(await stageOf(hiring, someone)).toBe('Closed');
    await client(someone).invitation.undoDecline({ threadId });
    expect(await stageOf(hiring, someone)).toBe('Invited');
  });

  test('an invitation that is taken back leaves the shortlist or nothing', async () => {
    const { hiring, someone } = await shortlisted();
    const stranger = await foundTalent();
    for (const one of [someone, stranger])
      await client(hiring).invitation.takeBack({ threadId: (await invite(hiring, one)).threadId });
    expect(await placesOn(hiring)).toEqual({ [someone.talentId]: { stageId: 'Shortlisted', version: 3 } });
  });

  test('an invitation that expires closes it, and another one opens it', async () => {
    const { hiring, someone } = await shortlisted();
    const { threadId } = await invite(hiring, someone);
    await deps.db
      .update(threads)
      .set({ answerUntilIsoDateTimeUtc: '2026-01-01T00:00:00.000Z' })
      .where(eq(threads.threadId, threadId));
    await settleInvitations(deps);
    expect(await stageOf(hiring, someone)).toBe('Closed');
    await invite(hiring, someone);
    expect(await stageOf(hiring, someone)).toBe('Invited');
  });

  test('a stage that a member chose stays, until the conversation is over', async () => {
    const { hiring, someone, move } = await shortlisted();
    await move(hiring, 'Interview');
    const { threadId } = await invite(hiring, someone);
    expect(await stageOf(hiring, someone)).toBe('Interview');
    await move(hiring, 'Offer', { version: 2 });
    await client(someone).invitation.accept({ threadId });
    expect(await stageOf(hiring, someone)).toBe('Offer');
    await client(someone).thread.end({ threadId });
    expect(await stageOf(hiring, someone)).toBe('Closed');
  });
});

describe('people who are out of reach vanish', () => {
  test.each([
    ['hidden by the company', ({ hiring, someone }: Shortlisted) => hideFrom(hiring, someone)],
    ['blocked by the talent', ({ hiring, someone }: Shortlisted) => blockBy(hiring, someone)],
    // Otherwise a block could be told from these.
    [
      'suspended',
      async ({ hiring, someone }: Shortlisted) => {
        await invite(hiring, someone);
        await shutOut(someone, { suspendedUntil: new Date(Date.now() + 60_000) });
      },
    ],
    ['disabled', ({ someone }: Shortlisted) => shutOut(someone, { isDisabled: true })],
    [
      'who have ended what the company holds',
      async ({ hiring, someone }: Shortlisted) => {
        await invite(hiring, someone);
        await client(someone).dataHolder.end({ companyId: hiring.companyId });
      },
    ],
    [
      'who have left all shortlists',
      ({ someone }: Shortlisted) => client(someone).dataHolder.leaveShortlists({}),
    ],
  ])('%s', async (_, go) => {
    const one = await shortlisted();
    await go(one);
    expect(await placesOn(one.hiring)).toEqual({});
    expect((await client(one.hiring).pipeline.table({ jobPostId: one.key.jobPostId })).total).toBe(0);
    await expect(one.move(one.hiring, 'Interview')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  const shutOut = ({ uid }: TalentPerson, how: Partial<typeof users.$inferInsert>) =>
    deps.db.update(users).set(how).where(eq(users.id, uid));

  async function blockBy(hiring: Hiring, someone: TalentPerson) {
    await invite(hiring, someone);
    await client(someone).block.put({ id: hiring.companyId });
  }
});
