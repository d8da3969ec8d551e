import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createLocalMailer } from './local.ts';
import { createSmtpMailer } from './smtp.ts';

const mail = { to: 'asha@people.test', subject: 'नमस्ते', html: '<p>Hello</p>', text: 'Hello' };

describe('the local mailbox', () => {
  test('keeps the newest mails, for every node on its folder', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'talaash-mail-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const [one, other] = [createLocalMailer({ dataDir }), createLocalMailer({ dataDir })];
    expect(await one.mailbox.list()).toEqual([]);
    for (let count = 0; count < 503; count += 1) {
      await (count % 2 ? one : other).send({ ...mail, subject: `Mail ${count}` });
    }
    const stored = await one.mailbox.list();
    expect(stored).toHaveLength(500);
    expect(stored[0]).toMatchObject({ ...mail, subject: expect.stringMatching(/^Mail 50[012]$/) });
    expect(await other.mailbox.find(stored[7]?.id ?? '')).toEqual(stored[7]);
    expect(await other.mailbox.find('../secret')).toBeUndefined();
    expect(await readdir(join(dataDir, 'mail'))).toHaveLength(500);
  });
});

describe('the mail server', () => {
  const received: { from: string; to: string[]; content: string }[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(isRefusing ? new Error('No such mailbox') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  const listening = new Promise<number>((resolve) => {
    const socket = server.listen(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  async function openedMailer() {
    const mailer = createSmtpMailer({
      smtpUrl: `smtp://127.0.0.1:${await listening}`,
      from: 'Talaash <no-reply@talaash.test>',
    });
    onTestFinished(() => mailer.close());
    return mailer;
  }

  test('receives a mail as text and as HTML', async () => {
    await (await openedMailer()).send(mail);
    expect(received.at(-1)).toMatchObject({ from: 'no-reply@talaash.test', to: ['asha@people.test'] });
    expect(received.at(-1)?.content).toMatch(/multipart\/alternative/);
    expect(received.at(-1)?.content).toContain('From: Talaash <no-reply@talaash.test>');
  });

  test('knows a second try of one mail by its Message-ID', async () => {
    const mailer = await openedMailer();
    for (const key of ['one', 'one', 'other']) await mailer.send({ ...mail, key });
    const ids = received.slice(-3).map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]?.trim());
    expect(ids).toEqual(['<one@talaash.test>', '<one@talaash.test>', '<other@talaash.test>']);
  });

  test('receives one recipient, whatever the address is', async () => {
    const mailer = await openedMailer();
    const before = received.length;
    await mailer.send({ ...mail, to: 'a@people.test, b@people.test' }).catch(() => undefined);
    for (const { to } of received.slice(before)) expect(to).toHaveLength(1);
  });

  test('makes sending fail when it refuses, so that the mail is retried', async () => {
    isRefusing = true;
    await expect((await openedMailer()).send(mail)).rejects.toThrow('No such mailbox');
    isRefusing = false;
  });
});
