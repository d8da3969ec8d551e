import { expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { newRecordId } from '../../base/record-id.ts';
import { contactMessages } from '../../db/schema/contact-message.ts';
import { record } from '../../events/record.ts';
import { workJobs } from '../../job-handlers.ts';
import { followNotices } from '../notice/follow.ts';
import { mailContactMessage } from './mail.ts';

const mails: Mail[] = [];
const { deps } = await testApp({
  instead: { mailer: { send: async (mail) => void mails.push(mail) } },
  env: { OPERATOR_EMAIL: 'operator@talaash.test' },
});

async function storeUnsent(email: string) {
  const contactMessageId = newRecordId();
  const referenceId = `TL-${contactMessageId.slice(0, 5)}`;
  await deps.db.insert(contactMessages).values({
    contactMessageId,
    referenceId,
    email,
    name: 'Meera <b>K</b>\r\nBcc: all@people.test',
    subject: 'A deposit\r\nBcc: all@people.test',
    message: 'They **asked** me for a <script>deposit</script>.\nWhat now?',
    createdIsoDateTimeUtc: new Date().toISOString(),
  });
  return { contactMessageId, referenceId };
}

async function storeMessage(email: string) {
  const stored = await storeUnsent(email);
  const { contactMessageId } = stored;
  await deps.events.transaction((tx) =>
    record(tx, { kind: 'contactMessage.sent', actorUid: null, payload: { contactMessageId } }),
  );
  return stored;
}

test('a message goes to the operator, who can answer it, and its sender learns that it arrived', async () => {
  await workJobs(deps);
  await followNotices(deps);
  const { contactMessageId, referenceId } = await storeMessage('sender@people.test');
  await vi.waitFor(() => expect(mails).toHaveLength(2), { interval: 20, timeout: 60_000 });
  const operators = mails.find(({ to }) => to === 'operator@talaash.test');
  expect(operators?.subject).toBe(`${referenceId}: A deposit Bcc: all@people.test`);
  expect(operators?.replyTo).toBe('sender@people.test');
  expect(operators?.text).toContain('/admin/contact-messages');
  expect(operators?.text).toContain('> They **asked** me for a <script>deposit</script>.\n> What now?');
  expect(operators?.html).toContain('a &lt;script&gt;deposit&lt;/script&gt;');
  const senders = mails.find(({ to }) => to === 'sender@people.test');
  expect(senders?.subject).toBe(`We have your message: ${referenceId}`);
  // The address may be a stranger's: nothing that was typed goes there.
  for (const typed of ['Meera', 'deposit', 'asked'])
    expect(`${senders?.html}${senders?.text}`).not.toContain(typed);
  for (const { unsubscribeUrl } of mails) expect(unsubscribeUrl).toBeUndefined();

  // Nobody is mailed where no operator is set.
  mails.length = 0;
  const config = { ...deps.config, operatorEmail: undefined };
  await mailContactMessage({ ...deps, config }, { contactMessageId, to: 'operator' });
  expect(mails).toEqual([]);
});

test('an address that somebody types again and again gets two confirmations a day', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1)
    ids.push((await storeMessage('stranger@people.test')).contactMessageId);
  await vi.waitFor(
    async () => {
      const { rows } = await deps.database.pool.query(
        `select from pgboss.job where name = 'contactMessage.mail' and state = 'completed' and data->>'contactMessageId' = any($1)`,
        [ids],
      );
      expect(rows).toHaveLength(8);
    },
    { interval: 50, timeout: 60_000 },
  );
  expect(mails.filter(({ to }) => to === 'stranger@people.test')).toHaveLength(2);

  // Messages that go, as with the account of whoever typed them, give no mails back.
  await deps.db.delete(contactMessages);
  const { contactMessageId } = await storeMessage('stranger@people.test');
  await mailContactMessage(deps, { contactMessageId, to: 'sender' });
  expect(mails.filter(({ to }) => to === 'stranger@people.test')).toHaveLength(2);
});

test('a confirmation that could not be sent is not counted', async () => {
  const { contactMessageId } = await storeUnsent('patient@people.test');
  const send = () => Promise.reject(new Error('The mail server does not answer.'));
  const failing = { ...deps, mailer: { send } };
  for (let tried = 0; tried < 3; tried += 1)
    await expect(mailContactMessage(failing, { contactMessageId, to: 'sender' })).rejects.toThrow(
      /does not answer/,
    );
  await mailContactMessage(deps, { contactMessageId, to: 'sender' });
  expect(mails.filter(({ to }) => to === 'patient@people.test')).toHaveLength(1);
});
