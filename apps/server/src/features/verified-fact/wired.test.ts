import { FACT_REFUSALS } from '@talaash/domain/verified-fact/own-words';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openDnsServer } from '../../../test/dns-server.ts';
import { marketOf } from '../../../test/market.ts';
import { protocolServer } from '../../../test/protocol-server.ts';
import { createCodeAccountsOff } from '../../adapters/code-account/off.ts';

const gitHub = await protocolServer(({ path }) => {
  if (path === '/login/oauth/access_token')
    return { body: { access_token: 'a-token', scope: '', token_type: 'bearer' } };
  return path === '/api/v3/user' ? { body: { login: 'Meera-K' } } : { status: 204 };
});
const dns = await openDnsServer();
afterAll(async () => {
  dns.close();
  await gitHub.close();
});
const ENV = { GITHUB_CLIENT_ID: 'client', GITHUB_CLIENT_SECRET: 'secret', GITHUB_URL: gitHub.url };
const app = await testApp({
  env: { ...ENV, CERTIFICATE_PAGES: 'fetch', DNS_SERVERS: dns.address },
});
const { client, deps, request } = app;
const { foundTalent } = marketOf(deps, app);

const off = await testApp({
  env: { CERTIFICATE_PAGES: 'off' },
  // A local installation has the stand-in.
  instead: { codeAccounts: createCodeAccountsOff() },
});

const certificate = (credentialUrl: string) => ({
  id: 'cert-1',
  name: 'Certified Developer',
  issuingOrganization: 'Board',
  issueIsoMonth: '2023-01',
  credentialUrl,
});

test('with an app at GitHub, the account is verified there', async () => {
  const by = await foundTalent({ githubProfileUrl: 'https://github.com/meera-k' });
  const { url } = await client(by).verifiedFact.beginCodeAccount({});
  const { origin, searchParams } = new URL(url);
  expect(origin).toBe(gitHub.url);
  expect(searchParams.get('redirect_uri')).toBe(`${app.url}/api/v1/code-account-return`);
  const query = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' });
  const back = await request(`/api/v1/code-account-return?${query.toString()}`, { as: by });
  expect(back.headers.get('location')).toBe('/talent/profile?codeAccount=verified');
  expect(gitHub.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'DELETE']);
  expect(await client(by).verifiedFact.list({})).toMatchObject({
    codeAccounts: 'gitHub',
    certificatePages: 'fetch',
    list: [{ kind: 'codeAccount', verified: { verifier: 'github.com' } }],
  });
  expect((await request('/dev/code-account')).status).toBe(404);
});

test('pages of certificates are read over the network, and never on this machine', async () => {
  const outcomeOf = async (url: string) => {
    const by = await foundTalent({ certifications: [certificate(url)] });
    return client(by)
      .verifiedFact.verifyCertification({ entryId: 'cert-1' })
      .catch(({ code }: { code: string }) => code);
  };
  expect(await outcomeOf('https://127.0.0.1/17')).toBe('BUSINESS_RULE_VIOLATION');
  expect(await outcomeOf('https://board.test/17')).toBe('SERVICE_UNAVAILABLE');
  expect(dns.asked).toContain('board.test');
});

test('an operator can have both off', async () => {
  const by = await marketOf(off.deps, off).foundTalent({
    certifications: [certificate('https://board.test/17')],
    githubProfileUrl: 'https://github.com/meera-k',
  });
  const calls = off.client(by).verifiedFact;
  expect(await calls.list({})).toMatchObject({ codeAccounts: 'off', certificatePages: 'off' });
  await expect(calls.beginCodeAccount({})).rejects.toMatchObject({ message: FACT_REFUSALS.codeAccountOff });
  await expect(calls.verifyCertification({ entryId: 'cert-1' })).rejects.toMatchObject({
    message: FACT_REFUSALS.certificateOff,
  });
});
