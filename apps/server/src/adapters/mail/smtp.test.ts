import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from './smtp.ts';

const mail = { to: 'asha@people.test', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const patient = { connectMs: 30_000, idleMs: 30_000 };
const impatient = { connectMs: 150, idleMs: 150 };
const PASSWORD = 'pass-word/42';

async function mailerAt(
  options: SMTPServerOptions,
  { query = '', scheme = 'smtp', login = '', times = patient } = {},
) {
  const server = new SMTPServer({ logger: false, ...options });
  // What a refused client does to the connection is not the test's business.
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const socket = server.listen(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { ...mailerTo(`${scheme}://${login}127.0.0.1:${port}${query}`, times), port };
}

function mailerTo(smtpUrl: string, times = patient) {
  const mailer = createSmtpMailer({ smtpUrl, from: 'Talaash <no-reply@talaash.test>' }, times);
  onTestFinished(mailer.close);
  return { mailer };
}

const login = `us:${encodeURIComponent(PASSWORD)}@`;
const plain: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS'] };

/** Takes a login only with this password, and says what it got, as careless servers do. */
const careful: SMTPServerOptions = {
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) =>
    password === PASSWORD
      ? done(null, { user: username })
      : done(
          Object.assign(new Error(`5.7.8 Bad password ${password} for ${username}`), { responseCode: 535 }),
        ),
};

test('the probe says how the connection is encrypted and whether the login was accepted, and sends nothing', async () => {
  const taken: string[] = [];
  const onMailFrom: SMTPServerOptions['onMailFrom'] = ({ address }, _, done) => {
    taken.push(address);
    done();
  };
  const open = await mailerAt({ ...plain, onMailFrom });
  expect(await open.mailer.probe()).toBe(
    `The mail server 127.0.0.1:${open.port} answers, without encryption, without a login.`,
  );
  const lax = '?tls.rejectUnauthorized=false';
  const encrypted = await mailerAt({ ...careful, onMailFrom }, { login, query: lax });
  expect(await encrypted.mailer.probe()).toBe(
    `The mail server 127.0.0.1:${encrypted.port} answers, with TLS after STARTTLS, and accepts the login.`,
  );
  const whole = await mailerAt(
    { ...careful, secure: true, onMailFrom },
    { login, scheme: 'smtps', query: lax },
  );
  expect(await whole.mailer.probe()).toMatch(/answers, with TLS from the start, and accepts the login\.$/);
  expect(taken).toEqual([]);
});

test('a mail that is taken comes back with the words of the server', async () => {
  const { mailer } = await mailerAt({
    ...plain,
    onData(stream, _, done) {
      stream.resume().on('end', () => done(null, 'Queued as 42'));
    },
  });
  expect(await mailer.send(mail)).toBe('250 Queued as 42');
});

test('a refused login is named with its code, without the password', async () => {
  const { mailer, port } = await mailerAt(
    { ...careful, hideSTARTTLS: true },
    { login: `us:${encodeURIComponent('wrong-secret')}@` },
  );
  for (const act of [() => mailer.probe(), () => mailer.send(mail)]) {
    await expect(act()).rejects.toMatchObject({
      name: 'ProviderFault',
      kind: 'unauthorized',
      status: 535,
      message: `The mail server 127.0.0.1:${port} refused the login: 535 5.7.8 Bad password … for us (STARTTLS where it is offered).`,
    });
  }
});

test('a server without TLS gets nothing where TLS is required', async () => {
  const { mailer } = await mailerAt(plain, { query: '?requireTLS=true' });
  for (const act of [() => mailer.probe(), () => mailer.send(mail)])
    await expect(act()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/could not be reached with TLS: .* \(STARTTLS required\)\.$/),
    });
});

test('a certificate that nobody trusts is refused', async () => {
  for (const scheme of ['smtp', 'smtps']) {
    const { mailer } = await mailerAt(
      { ...plain, disabledCommands: [], secure: scheme === 'smtps' },
      { scheme },
    );
    await expect(mailer.probe()).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/could not be reached with TLS: .*certificate/i),
    });
  }
});

test('a mail that is put off is a failure that may pass; a refused one is not, and the recipient is not repeated', async () => {
  const refusing = (responseCode: number, sentence: string) =>
    mailerAt({
      ...plain,
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`<${address}>: ${sentence}`), { responseCode })),
    });
  const later = await refusing(450, '4.2.0 Greylisted, try again');
  await expect(later.mailer.send(mail)).rejects.toMatchObject({
    kind: 'failed',
    status: 450,
    message: expect.stringContaining('did not take the mail for now'),
  });
  const never = await refusing(550, '5.1.1 No such mailbox');
  const fault = await never.mailer.send(mail).catch((error: Error) => error);
  expect(fault).toMatchObject({ kind: 'refused', status: 550 });
  expect((fault as Error).message).toContain('550 <the recipient>: 5.1.1 No such mailbox');
});

test('silence, a closed connection and a closed port are unreachable', async () => {
  const silent = await mailerAt({ ...plain, onConnect: () => undefined }, { times: impatient });
  await expect(silent.mailer.probe()).rejects.toMatchObject({ kind: 'unreachable' });

  const quitting = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 hello\r\n');
    socket.once('data', () => socket.destroy());
  });
  await new Promise<void>((resolve) => quitting.listen(0, '127.0.0.1', resolve));
  const { port } = quitting.address() as AddressInfo;
  const { mailer } = mailerTo(`smtp://127.0.0.1:${port}`);
  await expect(mailer.probe()).rejects.toMatchObject({ kind: 'unreachable' });
  await expect(mailer.send(mail)).rejects.toMatchObject({ kind: 'unreachable' });
  await new Promise<void>((resolve) => quitting.close(() => resolve()));
  await expect(mailer.probe()).rejects.toMatchObject({ kind: 'unreachable' });
});
