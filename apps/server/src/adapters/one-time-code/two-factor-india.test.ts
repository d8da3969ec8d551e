import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireAnswer } from '../../../test/protocol-server.ts';
import { TWO_FACTOR_INDIA, twoFactorIndiaServer } from '../../../test/two-factor-india.ts';
import { isCertainlyUnsent } from '../../base/provider-fault.ts';
import { createTwoFactorIndiaSender } from './two-factor-india.ts';

const server = await twoFactorIndiaServer();
afterAll(server.close);
const sender = createTwoFactorIndiaSender({ ...TWO_FACTOR_INDIA, url: server.url, timeoutMs: 20_000 });
const impatient = createTwoFactorIndiaSender({ ...TWO_FACTOR_INDIA, url: server.url, timeoutMs: 200 });
const NUMBER = '+919876543210';
const send = (by = sender) => by.send({ mobileNumberE164: NUMBER, code: '098765', replaces: null });

beforeEach(() => {
  server.recover();
  server.requests.length = 0;
});

const problemOf = (doing: Promise<unknown>) =>
  doing.then(
    () => undefined,
    (error: Error) => error,
  );

test('our code is sent with the template', async () => {
  expect(await send()).toEqual({ response: { provider: '2Factor', session: 'session-1' }, check: null });
  expect(server.requests).toMatchObject([
    { method: 'GET', path: `/API/V1/${TWO_FACTOR_INDIA.apiKey}/SMS/%2B919876543210/098765/TALAASH%20OTP` },
  ]);
  expect(server.codeOf(NUMBER)).toBe('098765');
});

describe('a failure', () => {
  const error = (Details: string, status = 400): WireAnswer => ({
    status,
    body: { Status: 'Error', Details },
  });
  const answers: [string, WireAnswer, object, boolean][] = [
    ['a wrong key', error('Invalid API Key'), { kind: 'unauthorized' }, true],
    ['an error with status 200', error('Invalid API Key', 200), { kind: 'unauthorized' }, true],
    ['no messages left', error('Insufficient Balance'), { kind: 'refused', code: 'balance' }, true],
    ['an unknown template', error('Invalid Template'), { kind: 'refused', code: 'template' }, true],
    ['another refusal', error('Something else'), { kind: 'refused' }, true],
    ['too many requests', { status: 429 }, { kind: 'rateLimited' }, true],
    ['a failure inside', { status: 502, body: 'sorry' }, { kind: 'failed' }, false],
    ['no answer', 'hang', { kind: 'unreachable' }, false],
    ['a broken connection', 'reset', { kind: 'unreachable' }, false],
    ['no JSON', { body: 'OK' }, { kind: 'nonsense' }, false],
    ['null', { body: 'null' }, { kind: 'nonsense' }, false],
    ['a success without a session', { body: { Status: 'Success' } }, { kind: 'nonsense' }, false],
  ];
  test.each(answers)('is %s, and no text of it holds the key, the number or the code', async (...given) => {
    const [, answer, fault, isUnsent] = given;
    server.answerWith(() => answer);
    const problem = await problemOf(send(answer === 'hang' ? impatient : sender));
    expect(problem).toMatchObject({ name: 'ProviderFault', ...fault });
    expect(isCertainlyUnsent(problem)).toBe(isUnsent);
    for (const secret of [TWO_FACTOR_INDIA.apiKey, '9876543210', '098765'])
      expect(`${problem?.stack} ${JSON.stringify(problem)}`).not.toContain(secret);
  });

  test('may be the number', async () => {
    server.answerWith(() => error('Invalid Phone Number - Check Number Format'));
    expect(await problemOf(send())).toMatchObject({ name: 'NumberRefused', reason: 'nonexistent' });
  });
});

test('a probe asks for the balance, and sends nothing', async () => {
  expect(await sender.probe()).toBe('2Factor answers; 120 messages are left.');
  expect(server.requests).toMatchObject([
    { method: 'GET', path: `/API/V1/${TWO_FACTOR_INDIA.apiKey}/BAL/SMS` },
  ]);
  server.answerWith(() => ({ body: { Status: 'Success', Details: '0' } }));
  await expect(sender.probe()).rejects.toThrow('no messages left');
  server.answerWith(() => ({ body: { Status: 'Success', Details: 'many' } }));
  await expect(sender.probe()).rejects.toMatchObject({ kind: 'nonsense' });
});
