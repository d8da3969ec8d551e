import { DEFAULT_PREFERENCES } from '@talaash/domain/notification-preferences/rule';
import type { NotificationPreferences } from '@talaash/domain/notification-preferences/schema';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { marketOf } from '../../../test/market.ts';
import type { Person } from '../../../test/person.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { mailInvitation } from '../notice/invitation-mail.ts';
import { mailNewMessages } from '../notice/new-messages-mail.ts';

const mails: Mail[] = [];
const app = await testApp({ instead: { mailer: { send: async (mail) => void mails.push(mail) } } });
const { client, deps } = app;
const { foundTalent, hiringCompany } = marketOf(deps, app);

const choose = (as: Person, changed: Partial<NotificationPreferences>) =>
  client(as).notificationPreferences.update({
    notificationPreferences: { ...DEFAULT_PREFERENCES, ...changed },
  });

test('preferences are the caller’s own, and are kept as they were chosen', async () => {
  const [someone, other] = [await foundTalent(), await foundTalent()];
  await expect(client().notificationPreferences.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await choose(someone, { unsubscribedFromMessageNotifications: true });
  await choose(someone, { unsubscribedFromMessageNotifications: true, unsubscribedFromAll: true });
  expect((await client(someone).notificationPreferences.get()).notificationPreferences).toEqual({
    ...DEFAULT_PREFERENCES,
    unsubscribedFromMessageNotifications: true,
    unsubscribedFromAll: true,
  });
  expect((await client(other).notificationPreferences.get()).notificationPreferences).toEqual(
    DEFAULT_PREFERENCES,
  );
});

const inAnHour = { ...deps, now: () => Date.now() + 60 * 60_000 };

test.each([
  [{}, { invitation: 1, messages: 1, answer: 1 }],
  [{ unsubscribedFromJobInvitations: true }, { invitation: 0, messages: 1, answer: 0 }],
  [{ unsubscribedFromMessageNotifications: true }, { invitation: 1, messages: 0, answer: 1 }],
  [{ unsubscribedFromProfileReviewNotifications: true }, { invitation: 1, messages: 1, answer: 1 }],
  [{ unsubscribedFromAll: true }, { invitation: 0, messages: 0, answer: 0 }],
])(
  'with %o the mails that are sent are %o, also those that were queued before',
  async (changed, expected) => {
    const [hiring, someone] = [await hiringCompany(), await foundTalent()];
    const { talentId } = someone;
    const { thread } = await client(hiring).invitation.send({ talentId, jobPostId: hiring.jobPostId });
    const { threadId } = thread.key;
    await client(hiring).message.sendAsCompany({ threadId, message: 'Hello' });
    await client(someone).invitation.accept({ threadId });
    // Chosen when the mails are queued already.
    await choose(someone, changed);
    await choose(hiring, changed);
    const sent = async (send: () => Promise<void>) => {
      mails.length = 0;
      await send();
      return mails.length;
    };
    expect({
      invitation: await sent(() => mailInvitation(deps, { event: 'InvitationSent', threadId })),
      messages: await sent(() => mailNewMessages(inAnHour, { side: 'talent', id: talentId })),
      answer: await sent(() => mailInvitation(deps, { event: 'InvitationAccepted', threadId })),
    }).toEqual(expected);
  },
);
