import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { adminActions } from '../../db/schema/admin-action.ts';

let isRefusing = false;
const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _, done) => {
    received.push(address);
    done(isRefusing ? Object.assign(new Error('4.2.0 Greylisted'), { responseCode: 450 }) : null);
  },
  onData: (stream, _, done) => void stream.resume().on('end', () => done(null, 'Queued as 42')),
});
const port = await new Promise<number>((resolve) => {
  const socket = server.listen(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

afterEach(() => {
  isRefusing = false;
  received.length = 0;
});

const delivering = await testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
const storing = await testApp();

const tried = async (app: typeof storing) => {
  const operator = await app.admin();
  const answer = await app.client(operator).adminOverview.sendTestMail({});
  const trail = await app.deps.db.select().from(adminActions).where(eq(adminActions.adminUid, operator.uid));
  return { operator, answer, trail };
};

test('only admins send one, and only to themselves', async () => {
  const { client, person } = storing;
  await expect(client().adminOverview.sendTestMail({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(client(await person()).adminOverview.sendTestMail({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const operator = await storing.admin();
  await expect(
    client(operator).adminOverview.sendTestMail({ to: 'asha@people.test' } as never),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('the mail goes to the admin at once, the answer says what the server said, and the trail that it was tried', async () => {
  const { operator, answer, trail } = await tried(delivering);
  expect(received).toEqual([operator.email]);
  expect(answer).toEqual({
    wasSent: true,
    sentence: `The mail server 127.0.0.1:${port} answers, without encryption, without a login. The mail server accepted the email: 250 Queued as 42.`,
  });
  expect(trail).toMatchObject([{ act: 'mail.tested', uid: null, after: { wasSent: true } }]);
});

test('a refusal is answered with its code, noted, and not tried again', async () => {
  isRefusing = true;
  const { answer, trail } = await tried(delivering);
  expect(answer).toEqual({
    wasSent: false,
    sentence: `The mail server 127.0.0.1:${port} did not take the mail for now: 450 4.2.0 Greylisted (STARTTLS where it is offered).`,
  });
  expect(trail).toMatchObject([{ act: 'mail.tested', after: { wasSent: false } }]);
});

test('where nothing is delivered, the answer says so', async () => {
  const { operator, answer } = await tried(storing);
  expect(answer).toEqual({
    wasSent: true,
    sentence: 'The mail server accepted the email: Stored in the mailbox of this installation.',
  });
  expect(await storing.deps.mailer.mailbox?.list(operator.email)).toMatchObject([
    { subject: 'Test email from Talaash' },
  ]);
});

test('eleven within an hour are too many', async () => {
  const as = storing.client(await storing.admin());
  for (let sent = 0; sent < 10; sent += 1) await as.adminOverview.sendTestMail({});
  await expect(as.adminOverview.sendTestMail({})).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
