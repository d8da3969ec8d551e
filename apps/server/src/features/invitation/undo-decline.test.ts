import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import { notificationsOf } from '../../../test/notification.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { threads } from '../../db/schema/thread.ts';
import { mailInvitation } from '../notice/invitation-mail.ts';

const postbox = openPostbox();
const app = await testApp({ instead: { mailer: postbox.mailer } });
const { client, deps } = app;
const { addJobPost, foundTalent, hiringCompany } = marketOf(deps, app);
const { listOf, settled, toRead } = await notificationsOf(app);

async function invited() {
  const [hiring, someone] = [await hiringCompany(), await foundTalent()];
  const jobPostId = await addJobPost(hiring.companyId, { title: 'Senior React Developer' });
  const { thread } = await client(hiring).invitation.send({
    talentId: someone.talentId,
    jobPostId,
    note: 'Would you like to talk?',
  });
  return { hiring, someone, threadId: thread.key.threadId };
}

const decline = ({ someone, threadId }: Awaited<ReturnType<typeof invited>>) =>
  client(someone).invitation.reject({ threadId, reason: 'Pay' });

/** Everything that the two sides read of the conversation. The time of the last change moves on. */
async function told({ hiring, someone, threadId }: Awaited<ReturnType<typeof invited>>) {
  const [row] = await deps.db.select().from(threads).where(eq(threads.threadId, threadId));
  return {
    row: row && { ...row, updatedIsoDateTimeUtc: 'later' },
    messages: [
      await client(hiring).message.listForCompany({ threadId }),
      await client(someone).message.listForTalent({ threadId }),
    ],
    entries: await listOf(hiring),
    stats: await client(hiring).companyDashboard.readStats({}),
  };
}

test('nobody else takes a decline back, and nobody does late, after an answer or after the end', async () => {
  const conversation = await invited();
  const { hiring, someone, threadId } = conversation;
  await decline(conversation);
  const undo = (by: typeof hiring | typeof someone) => client(by).invitation.undoDecline({ threadId });
  await expect(undo(hiring)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(undo(await foundTalent())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await deps.db
    .update(threads)
    .set({ declinedAt: sql`now() - interval '16 seconds'` })
    .where(eq(threads.threadId, threadId));
  const late = { code: 'CONFLICT', message: /told already/ };
  await expect(undo(someone)).rejects.toMatchObject({
    ...late,
    message: expect.stringMatching(late.message),
  });
  const accepted = await invited();
  await client(accepted.someone).invitation.accept({ threadId: accepted.threadId });
  await expect(
    client(accepted.someone).invitation.undoDecline({ threadId: accepted.threadId }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  const ended = await invited();
  await decline(ended);
  await client(ended.someone).thread.end({ threadId: ended.threadId });
  await expect(
    client(ended.someone).invitation.undoDecline({ threadId: ended.threadId }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a decline that is taken back leaves nothing on either side, and the invitation can be answered', async () => {
  const conversation = await invited();
  const { hiring, someone, threadId } = conversation;
  await settled();
  const before = await told(conversation);
  await decline(conversation);
  await toRead(hiring, ['Meera Krishnan declined your invitation']);
  expect((await told(conversation)).row?.companyThreadReadStatus).toBe('Unread');
  // Two presses at once.
  await Promise.all([1, 2].map(() => client(someone).invitation.undoDecline({ threadId })));
  await toRead(hiring, []);
  expect(await told(conversation)).toEqual(before);
  // The mail that was queued finds the invitation waiting.
  await mailInvitation(deps, { event: 'InvitationRejected', threadId });
  expect(postbox.unread(hiring.email)).toBe(0);
  await client(someone).invitation.accept({ threadId });
  await toRead(hiring, ['Meera Krishnan accepted your invitation']);
});

test('a decline stays without another press, and what the company has read meanwhile is read', async () => {
  const conversation = await invited();
  const { hiring, someone, threadId } = conversation;
  await decline(conversation);
  await client(hiring).thread.markRead({ threadId });
  await client(someone).invitation.undoDecline({ threadId });
  expect((await told(conversation)).row).toMatchObject({
    jobPostInvitationStatus: 'Pending',
    companyThreadReadStatus: 'Read',
    declineReason: null,
  });
  await decline(conversation);
  await mailInvitation(deps, { event: 'InvitationRejected', threadId });
  expect((await postbox.mailTo(hiring.email)).subject).toMatch(/declined/);
});
