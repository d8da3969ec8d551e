import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { ERROR_SENTENCES } from '@talaash/domain/base/error-code';
import { lt } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, testApp } from '../../../test/app.ts';
import { asTalent } from '../../../test/one-time-code.ts';
import { encodeProof, solutionOf, withProof } from '../../../test/proof.ts';
import { createApp } from '../../app.ts';
import { createAltchaBotCheck } from '../../adapters/bot-check/altcha.ts';
import { usedBotChallenges } from '../../db/schema/bot-check.ts';
import { prune } from '../retention/actions.ts';

const app = await testApp({ env: { BOT_CHECK: 'on', BOT_CHECK_COST: '2' } });
const { client, deps, person, request, url } = app;

beforeEach(() => deps.db.delete(usedBotChallenges));

async function proofFor(call: string): Promise<string> {
  const { challenge } = await client().botCheck.challenge({ call });
  if (!challenge) throw new Error('Nothing is checked.');
  return encodeProof(challenge, await solutionOf(challenge));
}

let people = 0;
/** A sign-up as the page sends it. */
const signUp = (proof?: string, at = url) =>
  request(new URL('/api/auth/sign-up/email', at).href, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(proof === undefined ? {} : withProof(proof)) },
    body: JSON.stringify({
      name: 'Asha Rao',
      email: `asha-${(people += 1)}@example.com`,
      password: 'a long password 1',
    }),
  });

const refused = {
  code: 'BOT_CHECK_REQUIRED',
  message: ERROR_SENTENCES.BOT_CHECK_REQUIRED,
  data: { call: 'signUp' },
};

describe('a sign-up', () => {
  test('needs a proof', async () => {
    const answer = await signUp();
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject(refused);
    expect((await signUp(await proofFor('signUp'))).status).toBe(200);
  });

  test('is refused with a proof that is forged, expired or of another call', async () => {
    const hourAgo = createAltchaBotCheck({
      secret: deps.secrets.botCheck,
      cost: 2,
      now: () => Date.now() - 60 * 60_000,
    });
    const expired = await hourAgo.challenge('signUp');
    if (!expired) throw new Error('There is no challenge.');
    for (const proof of [
      'forged',
      encodeProof(expired, await solutionOf(expired)),
      await proofFor('contactMessage.submit'),
    ])
      expect(await (await signUp(proof)).json()).toMatchObject(refused);
  });

  test('takes a proof once, also at the same moment on two nodes', async () => {
    // A node of its own: another server on the same database, with the same secrets.
    const node = await createApp({ ...deps });
    const other = (await node.listen({ port: 0, host: 'localhost' })).replace('127.0.0.1', 'localhost');
    const proof = await proofFor('signUp');
    const answers = await Promise.all([
      signUp(proof),
      signUp(proof, other),
      signUp(proof),
      signUp(proof, other),
    ]);
    await node.close();
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 403, 403, 403,
    ]);
    expect((await signUp(proof)).status).toBe(403);
  });
});

test('a reset of a password needs a proof', async () => {
  const reset = (headers: Record<string, string>) =>
    request('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'somebody@example.com' }),
    });
  expect((await reset({})).status).toBe(403);
  expect((await reset(withProof(await proofFor('signUp')))).status).toBe(403);
  expect((await reset(withProof(await proofFor('requestPasswordReset')))).status).toBe(200);
});

/** A client whose requests carry this proof. */
const clientWith = (proof: string, cookie = ''): Client =>
  createORPCClient(new RPCLink({ url: `${url}/api/rpc`, headers: () => ({ ...withProof(proof), cookie }) }));

test('a one-time code needs a proof, and a refusal sends none', async () => {
  const who = await person();
  const given = asTalent();
  const required = { code: 'BOT_CHECK_REQUIRED', data: { call: 'mobileVerification.requestOtp' } };
  await expect(client(who).mobileVerification.requestOtp(given)).rejects.toMatchObject(required);
  expect(await client(who).mobileVerification.get({ uid: who.uid })).toBeNull();
  const proof = await proofFor('mobileVerification.requestOtp');
  await clientWith(proof, who.cookie).mobileVerification.requestOtp(given);
  await expect(clientWith(proof, who.cookie).mobileVerification.requestOtp(given)).rejects.toMatchObject(
    required,
  );
});

test('a message to the operator needs a proof, in both forms of the call', async () => {
  const message = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    subject: 'A question',
    message: 'Who reads what I write here?',
  };
  await expect(client().contactMessage.submit(message)).rejects.toMatchObject({ code: 'BOT_CHECK_REQUIRED' });
  const plain = (proof?: string) =>
    request('/api/v1/submit-contact-us-form', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(proof === undefined ? {} : withProof(proof)) },
      body: JSON.stringify(message),
    });
  expect((await plain()).status).toBe(403);
  expect((await plain(await proofFor('contactMessage.submit'))).status).toBe(200);
  const { success } = await clientWith(await proofFor('contactMessage.submit')).contactMessage.submit(
    message,
  );
  expect(success).toBe(true);
});

test('a burst of guest searches needs a proof, which allows another burst; a company needs none', async () => {
  const { guestSearchApiKey: apiKey } = await client().publicConfiguration.get();
  const search = (as = client()) => as.talentSearch.search({ apiKey, query: '' });
  await Promise.all(Array.from({ length: 120 }, () => search()));
  await expect(search()).rejects.toMatchObject({
    code: 'BOT_CHECK_REQUIRED',
    data: { call: 'talentSearch.search' },
  });
  await search(client(await app.company()));
  await search(clientWith(await proofFor('talentSearch.search')));
  await search();
});

test('the public configuration says that proofs are asked for, and no challenge is cached', async () => {
  expect(await client().publicConfiguration.get()).toMatchObject({ isBotCheckConfigured: true });
  const answer = await request('/api/v1/bot-challenges/signUp');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
});

test('used challenges are kept until they expire, and then deleted', async () => {
  await signUp(await proofFor('signUp'));
  await deps.db
    .insert(usedBotChallenges)
    .values({ id: 'old', expiresAt: new Date(Date.now() - 2 * 60 * 60_000).toISOString() });
  await prune(deps);
  const kept = await deps.db.select().from(usedBotChallenges);
  expect(kept).toHaveLength(1);
  const expired = lt(usedBotChallenges.expiresAt, new Date().toISOString());
  expect(await deps.db.select().from(usedBotChallenges).where(expired)).toEqual([]);
});
