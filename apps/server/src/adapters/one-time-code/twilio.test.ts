import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { protocolServer, type WireAnswer } from '../../../test/protocol-server.ts';
import { TWILIO, twilioServer } from '../../../test/twilio.ts';
import { isCertainlyUnsent } from '../../base/provider-fault.ts';
import { createTwilioSender } from './twilio.ts';

const server = await twilioServer();
afterAll(server.close);
const sender = createTwilioSender({ ...TWILIO, url: server.url, timeoutMs: 20_000 });
const impatient = createTwilioSender({ ...TWILIO, url: server.url, timeoutMs: 200 });
const NUMBER = '+14155552671';
const send = (replaces: string | null = null, by = sender) =>
  by.send({ mobileNumberE164: NUMBER, code: '111111', replaces });
const check = (of: string, code: string) => sender.check?.(of, code);

beforeEach(() => {
  server.recover();
  server.requests.length = 0;
});

const problemOf = (doing: Promise<unknown> | undefined): Promise<Error | undefined> =>
  Promise.resolve(doing).then(
    () => undefined,
    (error: Error) => error,
  );

test('a verification is started for the number, with the key in the header', async () => {
  const sent = await send();
  expect(sent).toEqual({
    response: { provider: 'Twilio', sid: sent.check, status: 'pending' },
    check: expect.stringMatching(/^VE/),
  });
  const [request] = server.requests;
  expect(request).toMatchObject({
    method: 'POST',
    path: `/v2/Services/${TWILIO.verifyServiceSid}/Verifications`,
    headers: {
      authorization: `Basic ${Buffer.from(`${TWILIO.sid}:${TWILIO.token}`).toString('base64')}`,
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    },
  });
  expect(request?.body.toString()).toBe('To=%2B14155552671&Channel=sms');
});

test('a code is right, wrong, or of a verification that has ended', async () => {
  const { check: of } = await send();
  expect(await check(of ?? '', '000000')).toBe('wrong');
  expect(server.requests.at(-1)?.body.toString()).toBe(`VerificationSid=${of}&Code=000000`);
  expect(await check(of ?? '', server.codeOf(NUMBER))).toBe('right');
  expect(await check(of ?? '', server.codeOf(NUMBER))).toBe('ended');
});

test('after five wrong checks a verification has ended', async () => {
  const { check: of } = await send();
  for (let wrong = 1; wrong <= 5; wrong += 1) expect(await check(of ?? '', '000000')).toBe('wrong');
  expect(await check(of ?? '', server.codeOf(NUMBER))).toBe('ended');
  await send(of);
});

test('only the status is trusted, not "valid"', async () => {
  for (const [status, answer] of [
    ['pending', 'wrong'],
    ['canceled', 'ended'],
    ['expired', 'ended'],
    ['max_attempts_reached', 'ended'],
  ] as const) {
    server.answerWith(() => ({ body: { status, valid: true } }));
    expect(await check('VE1', '000000')).toBe(answer);
  }
});

test('a code that may have been sent is checked by the number', async () => {
  await send();
  expect(await check(sender.checkOf?.(NUMBER) ?? '', server.codeOf(NUMBER))).toBe('right');
  expect(server.requests.at(-1)?.body.toString()).toContain('To=%2B14155552671');
});

test('a new code ends the one before, also when that has ended by itself', async () => {
  const { check: first } = await send();
  const firstCode = server.codeOf(NUMBER);
  const { check: second } = await send(first);
  expect(second).not.toBe(first);
  expect(await check(first ?? '', firstCode)).toBe('ended');
  await send('VE-unknown');
  expect(await check(second ?? '', server.codeOf(NUMBER))).toBe('right');
});

describe('a failure', () => {
  test.each([
    [60200, 400, 'nonexistent'],
    [60203, 429, 'tooMany'],
    [60205, 403, 'notMobile'],
    [60212, 429, 'tooMany'],
    [60410, 403, 'blocked'],
  ] as const)('of code %i is about the number', async (code, status, reason) => {
    server.answerWith(() => ({ status, body: { code, message: `about ${NUMBER}`, status } }));
    expect(await problemOf(send())).toMatchObject({ name: 'NumberRefused', reason });
  });

  const answers: [string, WireAnswer, object, boolean][] = [
    ['a wrong key', { status: 401, body: { code: 20003 } }, { kind: 'unauthorized', code: '20003' }, true],
    ['too many requests', { status: 429, body: { code: 20429 } }, { kind: 'rateLimited' }, true],
    [
      'a country that is switched off',
      { status: 403, body: { code: 60605 } },
      { kind: 'refused', code: '60605', message: expect.stringContaining('Geo permissions') },
      true,
    ],
    [
      'a country that asks for vetting',
      { status: 400, body: { code: 60220 } },
      { kind: 'refused', code: '60220', message: expect.stringContaining('use case vetted') },
      true,
    ],
    ['a failure inside', { status: 503, body: 'sorry' }, { kind: 'failed', status: 503 }, false],
    ['no answer', 'hang', { kind: 'unreachable' }, false],
    ['a broken connection', 'reset', { kind: 'unreachable' }, false],
    ['no JSON', { body: '<html>' }, { kind: 'nonsense' }, false],
    ['null', { body: 'null' }, { kind: 'nonsense' }, false],
    ['no SID', { body: { status: 'pending' } }, { kind: 'nonsense' }, false],
  ];
  test.each(answers)('is %s', async (what, answer, fault, isUnsent) => {
    server.answerWith(() => answer);
    const by = answer === 'hang' ? impatient : sender;
    const problem = await problemOf(send(null, by));
    expect(problem).toMatchObject({ name: 'ProviderFault', ...fault });
    expect(isCertainlyUnsent(problem)).toBe(isUnsent);
    for (const secret of [NUMBER, TWILIO.token, server.url])
      expect(String(problem?.stack)).not.toContain(secret);
    if (what === 'no SID') return;
    expect(await problemOf(by.check?.('VE1', '000000'))).toMatchObject({ name: 'ProviderFault' });
  });

  test('before anything was sent is told from one after', async () => {
    const closed = await protocolServer();
    await closed.close();
    const problem = await problemOf(send(null, createTwilioSender({ ...TWILIO, url: closed.url })));
    expect(problem).toMatchObject({ kind: 'unreachable' });
    expect(isCertainlyUnsent(problem)).toBe(true);
  });
});

test('a probe finds the service and the length of its codes, and sends nothing', async () => {
  expect(await sender.probe()).toBe('Twilio answers; the Verify service makes codes of 6 digits.');
  expect(server.requests).toMatchObject([{ method: 'GET', path: `/v2/Services/${TWILIO.verifyServiceSid}` }]);
  server.answerWith(() => ({ body: { code_length: 4 } }));
  await expect(sender.probe()).rejects.toThrow('Set its code length to 6.');
  server.answerWith(() => ({ status: 404, body: { code: 20404 } }));
  await expect(sender.probe()).rejects.toThrow('TWILIO_VERIFY_SERVICE_SID');
  server.answerWith(() => ({ status: 401, body: { code: 20003 } }));
  await expect(sender.probe()).rejects.toMatchObject({ kind: 'unauthorized' });
});
