import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '@talaash/contract';
import type { Access } from '@talaash/contract/access';
import type { CallMeta } from '@talaash/contract/call';
import { ROUTES } from '@talaash/contract/route';
import { API_KEY_SCOPES, type ApiKeyScope } from '@talaash/domain/api-key/choice';
import { scopeHasPermission } from '@talaash/domain/api-key/scope';
import { API_KEY_REFUSALS, scopeMissingSentence } from '@talaash/domain/api-key/words';
import { describe, expect, test } from 'vitest';
import { bearer, storeApiKey } from './api-key.ts';
import { testApp } from './app.ts';
import { oauthCalls } from './oauth.ts';
import { READS } from './race-read.ts';

const app = await testApp();
const { company, deps, member, request } = app;

type Call = CallMeta & { name: string; method: string; path: string };

const CALLS: Call[] = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs as Record<string, AnyContractProcedure>).map(([verb, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${noun}.${verb} is not a call.`);
    const { meta, route } = procedure['~orpc'];
    const path = `/api/v1${(route.path ?? '').replaceAll(/\{\w+\}/g, 'unknown')}`;
    return { ...(meta as CallMeta), name: `${noun}.${verb}`, method: route.method ?? 'POST', path };
  }),
);

/** What no key may ever do, by the nouns of calls, whatever the contract declares. */
const NEVER =
  /^(account|admin\w*|apiKey\.(?!getOwn)|botCheck|companyMember|companyVerification|dataExport|mobileVerification|sanction|subscription|userProfile|webhook)\b/;

const premium = await company({ hasPremiumAccess: true });

const { connect } = oauthCalls(app);
/** The secrets of both kinds of programs with these scopes: an API key, and a connected program. */
const secretsOf = async (scopes: readonly ApiKeyScope[]) => ({
  'API key': (await storeApiKey(deps, premium, { scopes })).secret,
  'connected program': (await connect(premium, { resource: '/api/v1', scopes: [...scopes] })).access,
});
const KINDS = ['API key', 'connected program'] as const;

async function answerTo({ method, path }: Pick<Call, 'method' | 'path'>, headers: Record<string, string>) {
  const hasBody = method !== 'GET';
  const answer = await request(path, {
    method,
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: '{}' } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, message: messageOf(text) };
}

function messageOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { message?: unknown }).message;
  } catch {
    return undefined;
  }
}

test('keys may make the calls of recruiters that the contract declares, and nothing else', () => {
  const declared = CALLS.filter(({ scopes }) => scopes !== undefined);
  expect(new Set(declared.flatMap(({ scopes = [] }) => scopes))).toEqual(new Set(API_KEY_SCOPES));
  for (const { name, access, permission, scopes = [], needsRecentSignIn } of declared) {
    expect(name).not.toMatch(NEVER);
    expect(
      [access].flat().some((level) => ['anyone', 'company', 'premiumCompany'].includes(level)),
      name,
    ).toBe(true);
    expect(needsRecentSignIn, name).toBeUndefined();
    for (const scope of scopes)
      expect(scopeHasPermission(scope, permission ?? 'read'), `${name} ${scope}`).toBe(true);
  }
  for (const route of Object.values<Access>(ROUTES)) expect(route.scopes).toBeUndefined();
});

test('the calls of keys declare whether they write: only those need an Idempotency-Key', () => {
  const calls = CALLS.filter(({ scopes, method }) => scopes !== undefined && method !== 'GET');
  const reads = calls.filter(({ isRead }) => isRead).map(({ name }) => name);
  expect(reads).toEqual(calls.filter(({ name }) => READS.has(name)).map(({ name }) => name));
});

describe.each(API_KEY_SCOPES.flatMap((scope) => KINDS.map((kind) => [kind, scope] as const)))(
  'a %s for %s',
  async (kind, scope) => {
    const secret = (await secretsOf([scope]))[kind];
    const recruiter = await member(premium, 'recruiter');

    test.each(CALLS)('has the declared access to $name', async (call) => {
      const { scopes = [] } = call;
      const { status, message } = await answerTo(call, bearer(secret));
      if (!scopes.includes(scope)) {
        const refused = scopes.length === 0 ? API_KEY_REFUSALS.notForKeys : scopeMissingSentence(scopes);
        expect({ status, message }).toEqual({ status: 403, message: refused });
        return;
      }
      expect([401, 402, 403, 500]).not.toContain(status);
      // Never more than a recruiter of the company: where a key is let in, so are they.
      const asRecruiter = await answerTo(call, { cookie: recruiter.cookie });
      expect([402, 403, 500]).not.toContain(asRecruiter.status);
    });
  },
);

describe.each(KINDS)('a %s with every scope', async (kind) => {
  const secret = (await secretsOf(API_KEY_SCOPES))[kind];

  test.each(CALLS.filter(({ scopes }) => scopes === undefined))('may not make $name', async (call) => {
    expect(await answerTo(call, bearer(secret))).toEqual({
      status: 403,
      message: API_KEY_REFUSALS.notForKeys,
    });
  });

  test.each(Object.values(ROUTES))('is nobody at $method $path', async ({ method, path }) => {
    const route = { method, path: path.replaceAll(/:\w+/g, 'unknown') };
    const [withKey, asGuest] = [await answerTo(route, bearer(secret)), await answerTo(route, {})];
    expect(withKey.status).toBe(asGuest.status);
    expect(withKey.status).not.toBe(500);
  });
});

test('a key without scopes may make no call', async () => {
  const { secret } = await storeApiKey(deps, premium, { scopes: [] });
  const statuses = new Set<number>();
  for (const call of CALLS) statuses.add((await answerTo(call, bearer(secret))).status);
  expect(statuses).toEqual(new Set([403]));
});
