import { FACT_REFUSALS } from '@talaash/domain/verified-fact/own-words';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { certificate, factsOf } from '../../../test/fact.ts';
import { marketOf } from '../../../test/market.ts';

import { openPostbox } from '../../../test/postbox.ts';

import { workJobs } from '../../job-handlers.ts';

const postbox = openPostbox();
let nowMs = Date.now();
const app = await testApp({ instead: { now: () => nowMs, mailer: postbox.mailer } });
const { client, deps, request } = app;
await workJobs(deps);
const { changeTalent, foundTalent, hiringCompany } = marketOf(deps, app);
const { oneWithFacts, visit, returned, ownFacts, shownTo } = factsOf(app, postbox);

describe('a code account', () => {
  test('is verified when its owner logs in at the host, in the session that began', async () => {
    const [by, hiring] = [await oneWithFacts(), await hiringCompany()];
    expect(await visit(by, 'MEERA-K')).toBe('verified');
    expect(await shownTo(hiring, by)).toEqual([
      { kind: 'codeAccount', verifier: 'github.com', verifiedIsoDateTimeUtc: new Date(nowMs).toISOString() },
    ]);
  });

  test('is not verified for another account, after a refusal, in another session, by nobody, or late', async () => {
    const [by, other] = [await oneWithFacts(), await oneWithFacts()];
    expect(await visit(by, 'somebody-else')).toBe('otherAccount');
    expect(await visit(by, null)).toBe('cancelled');
    expect(await visit(by, 'meera-k', other)).toBe('expired');
    expect(await visit(by, 'meera-k', null)).toBe('expired');
    const { url } = await client(by).verifiedFact.beginCodeAccount({});
    const state = new URL(url).searchParams.get('state') ?? '';
    nowMs += 11 * 60 * 1000;
    expect(await returned(`/api/v1/code-account-return?code=a&state=${state}`, by)).toBe('expired');
    expect(await returned('/api/v1/code-account-return', by)).toBe('expired');
    for (const one of [by, other]) expect(await ownFacts(one)).toEqual([]);
  });

  test('is not verified by the code of another visit, and a visit works once', async () => {
    const by = await oneWithFacts();
    const { url } = await client(by).verifiedFact.beginCodeAccount({});
    const state = new URL(url).searchParams.get('state') ?? '';
    const code = Buffer.from(JSON.stringify({ account: 'meera-k', challenge: 'another' })).toString(
      'base64url',
    );
    const back = `/api/v1/code-account-return?code=${code}&state=${state}`;
    expect((await Promise.all([returned(back, by), returned(back, by)])).toSorted()).toEqual([
      'expired',
      'failed',
    ]);
    expect(await ownFacts(by)).toEqual([]);
  });

  test('is not begun without a link of an account', async () => {
    for (const githubProfileUrl of [
      null,
      'https://github.com',
      'https://github.com/a/b',
      'https://gitlab.com/a',
    ])
      await expect(
        client(await foundTalent({ githubProfileUrl })).verifiedFact.beginCodeAccount({}),
      ).rejects.toMatchObject({ code: 'BUSINESS_RULE_VIOLATION', message: FACT_REFUSALS.codeAccountMissing });
  });

  test('is not verified if the link was edited during the visit', async () => {
    const by = await oneWithFacts();
    const { url } = await client(by).verifiedFact.beginCodeAccount({});
    const { searchParams } = new URL(url);
    const state = searchParams.get('state') ?? '';
    const query = new URLSearchParams({
      account: 'meera-k',
      state,
      challenge: searchParams.get('code_challenge') ?? '',
    });
    const { headers } = await request(`/dev/code-account/allow?${query.toString()}`);
    await changeTalent(by, { githubProfileUrl: 'https://github.com/another' });
    expect(await returned(headers.get('location') ?? '', by)).toBe('changed');
    expect(await ownFacts(by)).toEqual([]);
  });

  test('is visited at no address but ours', async () => {
    const query = new URLSearchParams({
      redirect_uri: 'https://evil.example/x',
      state: 'a',
      code_challenge: 'b',
    });
    expect((await request(`/dev/code-account?${query.toString()}`)).status).toBe(404);
  });
});

describe('a certification', () => {
  test.each([
    ['without a link', { credentialUrl: undefined }, 'BUSINESS_RULE_VIOLATION'],
    ['over http', { credentialUrl: 'http://certificates.example/17' }, 'BUSINESS_RULE_VIOLATION'],
    ['at a port', { credentialUrl: 'https://certificates.example:8443/17' }, 'BUSINESS_RULE_VIOLATION'],
    [
      'with the name in its link',
      { credentialUrl: 'https://certificates.example/?q=Meera+Krishnan' },
      'BUSINESS_RULE_VIOLATION',
    ],
    [
      'whose page names somebody else',
      { credentialUrl: 'https://certificates.example/somebody-else' },
      'BUSINESS_RULE_VIOLATION',
    ],
    ['whose page does not answer', { credentialUrl: 'https://elsewhere.example/17' }, 'SERVICE_UNAVAILABLE'],
  ])('%s is not verified', async (_what, given, code) => {
    const by = await foundTalent({ certifications: [certificate(given)] });
    const verify = client(by).verifiedFact.verifyCertification({ entryId: 'cert-1' });
    await expect(verify).rejects.toMatchObject({ code });
    expect(await ownFacts(by)).toEqual([]);
  });

  test('is verified when its page names the talent and it', async () => {
    const [by, hiring] = [await oneWithFacts(), await hiringCompany()];
    const verify = () => client(by).verifiedFact.verifyCertification({ entryId: 'cert-1' });
    await Promise.all([verify(), verify()]);
    expect(await shownTo(hiring, by)).toMatchObject([
      { kind: 'certification', position: 0, verifier: 'certificates.example' },
    ]);
  });
});
