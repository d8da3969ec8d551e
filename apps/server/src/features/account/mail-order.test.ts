import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { workJobs } from '../../job-handlers.ts';

/** A mail server that says of each mail that it has it, and holds the connection until the test lets it go. */
const held: { to: string; take: () => void }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      held.push({ to: envelope.rcptTo[0]?.address ?? '', take: () => done() });
    });
  },
});
server.on('error', () => undefined);
const port = await new Promise<number>((resolve) => {
  const socket = server.listen(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
});

const app = await testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_CONNECTIONS: '4' } });
const { deps, person, request } = app;

test('a verification goes out while bulk is queued and each mail of it hangs, and each mail goes once', async () => {
  onTestFinished(async () => {
    for (const { take } of held) take();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const imported = await Promise.all(Array.from({ length: 12 }, () => person()));
  for (const { email } of imported) await deps.jobs.send('account.importMail', { email });
  await workJobs(deps);
  // All that bulk may take hangs.
  await expect.poll(() => held.length, { timeout: 60_000 }).toBe(2);
  const waiting = await person({ isEmailVerified: false });
  const asked = await request('/api/auth/send-verification-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    as: waiting,
  });
  expect(asked.status).toBe(200);
  await expect.poll(() => held.at(-1)?.to, { timeout: 60_000 }).toBe(waiting.email);
  expect(held).toHaveLength(3);

  for (let taken = 0; taken < imported.length + 1; taken += 1) {
    await expect.poll(() => held.length, { timeout: 60_000 }).toBeGreaterThan(taken);
    held[taken]?.take();
  }
  expect(held.map(({ to }) => to).toSorted()).toEqual(
    [...imported, waiting].map(({ email }) => email).toSorted(),
  );
});
