import { API_KEYS_MAX } from '@talaash/domain/api-key/limit';
import { API_KEY_REFUSALS } from '@talaash/domain/api-key/words';
import { COMPANY_PERMISSION_SENTENCES } from '@talaash/domain/company-member/permission-refusal';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bearer, storeApiKey } from '../../../test/api-key.ts';
import { testApp } from '../../../test/app.ts';
import type { CompanyPerson, Person } from '../../../test/person.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { hashOfSecret } from '../../call/api-key-secret.ts';
import { rateLimits, sessions } from '../../db/schema/account.ts';
import { apiKeys, apiKeySecrets } from '../../db/schema/api-key.ts';
import { prune } from '../retention/actions.ts';
import { workJobs } from '../../job-handlers.ts';

const { mailer, mailTo } = openPostbox();
const { client, company, deps, member, request } = await testApp({ instead: { mailer } });
await workJobs(deps);

beforeEach(() => deps.db.delete(rateLimits).then(() => undefined));

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const draft = (given: { name?: string } = {}) => ({
  name: 'ATS',
  scopes: ['posts' as const],
  endsIsoDateTimeUtc: inDays(30),
  ...given,
});
const calls = (as: Person) => client(as).apiKey;
const statusOf = async (secret: string) =>
  (await request('/api/v1/api-key', { headers: bearer(secret) })).status;

test('a company that is handed over gets a week to rotate its keys, and its next owner a mail', async () => {
  const owner = await company();
  const colleague = await member(owner, 'recruiter');
  const { apiKey, secret } = await calls(owner).create(draft());
  await client(owner).companyMember.handOver({ uid: colleague.uid });
  expect(await mailTo(colleague.email)).toMatchObject({
    subject: expect.stringContaining('Rotate the API keys'),
    text: expect.stringContaining('7 days'),
  });
  expect(await statusOf(secret)).toBe(200);
  const endsAt = (await calls(colleague).list()).apiKeys[0]?.secret.endsIsoDateTimeUtc ?? '';
  expect(Math.round((Date.parse(endsAt) - Date.now()) / DAY_MS)).toBe(7);
  // A week later: the key is still there, and a rotation gives it a secret that the former owner does not know.
  await deps.db
    .update(apiKeySecrets)
    .set({ endsIsoDateTimeUtc: inDays(-1) })
    .where(eq(apiKeySecrets.apiKeyId, apiKey.key.apiKeyId));
  await prune(deps);
  expect(await statusOf(secret)).toBe(401);
  expect((await calls(colleague).list()).apiKeys).toHaveLength(1);
  const rotated = await calls(colleague).rotate({ ...apiKey.key, overlapDays: 7 });
  expect([await statusOf(secret), await statusOf(rotated.secret)]).toEqual([401, 200]);
  expect(rotated.apiKey.secret.endsIsoDateTimeUtc).toBeNull();
  expect(await mailTo(colleague.email)).toMatchObject({
    subject: expect.stringContaining('was rotated'),
    text: expect.stringContaining('ATS'),
  });
  await calls(colleague).revoke(apiKey.key);
  expect(await mailTo(colleague.email)).toMatchObject({
    subject: expect.stringContaining('was revoked'),
    text: expect.stringContaining('ATS'),
  });
});

describe('a key is refused', () => {
  test('to members who do not manage the company', async () => {
    const owner = await company();
    for (const role of ['recruiter', 'viewer', 'billing'] as const) {
      const colleague = await member(owner, role);
      for (const call of [() => calls(colleague).list(), () => calls(colleague).create(draft())])
        await expect(call()).rejects.toMatchObject({ message: COMPANY_PERMISSION_SENTENCES.manage });
    }
    expect((await calls(owner).list()).apiKeys).toEqual([]);
  });

  test('while the password was entered long ago, but may be revoked then', async () => {
    const owner = await company();
    const { apiKey } = await calls(owner).create(draft());
    await deps.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - DAY_MS) })
      .where(eq(sessions.id, owner.sessionId));
    const { key } = apiKey;
    for (const call of [
      () => calls(owner).create(draft({ name: 'Another' })),
      () => calls(owner).update({ ...draft(), key }),
      () => calls(owner).rotate({ ...key, overlapDays: 0 }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await calls(owner).revoke(key)).toEqual({});
  });

  test('with a wrong name, end or network, and beyond the limit', async () => {
    const owner = await company();
    await calls(owner).create(draft());
    const refused = (given: object) =>
      expect(calls(owner).create({ ...draft({ name: 'New' }), ...given })).rejects;
    await refused({ name: 'ats' }).toMatchObject({ data: { name: API_KEY_REFUSALS.nameTaken } });
    await refused({ endsIsoDateTimeUtc: inDays(-1) }).toMatchObject({
      data: { endsIsoDateTimeUtc: API_KEY_REFUSALS.endsInPast },
    });
    await refused({ endsIsoDateTimeUtc: inDays(400) }).toMatchObject({
      data: { endsIsoDateTimeUtc: API_KEY_REFUSALS.endsTooLate },
    });
    await refused({ networks: ['office'] }).toMatchObject({
      data: { 'networks.0': API_KEY_REFUSALS.network },
    });
    await refused({ scopes: [] }).toMatchObject({ code: 'VALIDATION_FAILED' });
    for (let count = 1; count < API_KEYS_MAX; count += 1) await storeApiKey(deps, owner);
    await refused({}).toMatchObject({ message: API_KEY_REFUSALS.full });
  });

  test('as one of another company', async () => {
    const [owner, stranger] = [await company(), await company()];
    const { key } = (await calls(owner).create(draft())).apiKey;
    for (const call of [
      () => calls(stranger).update({ ...draft(), key }),
      () => calls(stranger).rotate({ ...key, overlapDays: 0 }),
      () => calls(stranger).revoke(key),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await calls(owner).list()).apiKeys).toMatchObject([{ key, revokedIsoDateTimeUtc: null }]);
  });
});

describe('a key', () => {
  async function created(): Promise<{ owner: CompanyPerson; key: { apiKeyId: string }; secret: string }> {
    const owner = await company({ name: 'Asha Rao' });
    const { apiKey, secret } = await calls(owner).create(draft());
    return { owner, key: apiKey.key, secret };
  }

  test('is shown once, stored as a hash, mailed to the owner and listed', async () => {
    const { owner, key, secret } = await created();
    expect(secret).toMatch(/^tlsh_test_[0-9A-Za-z]{49}$/);
    expect(await statusOf(secret)).toBe(200);
    expect((await mailTo(owner.email)).text).toContain('/company/api-keys');
    const list = await calls(owner).list();
    expect(list.apiKeys).toMatchObject([
      {
        key,
        name: 'ATS',
        scopes: ['posts'],
        networks: [],
        createdBy: 'Asha Rao',
        revokedIsoDateTimeUtc: null,
        secret: { start: 'tlsh_test_', lastFour: secret.slice(-4) },
        replaced: [],
      },
    ]);
    expect(list.changes).toMatchObject([{ act: 'created', name: 'ATS', by: 'Asha Rao' }]);
    const random = secret.slice('tlsh_test_'.length);
    expect(JSON.stringify(list)).not.toContain(random);
    const stored = JSON.stringify([
      await deps.db.select().from(apiKeys).where(eq(apiKeys.apiKeyId, key.apiKeyId)),
      await deps.db.select().from(apiKeySecrets).where(eq(apiKeySecrets.apiKeyId, key.apiKeyId)),
    ]);
    expect(stored).toContain(hashOfSecret(secret));
    expect(stored).not.toContain(random);
  });

  test('says whose it is and what it may do', async () => {
    const { owner, key, secret } = await created();
    const answer = await request('/api/v1/api-key', { headers: bearer(secret) });
    expect(await answer.json()).toMatchObject({
      companyId: owner.companyId,
      apiKey: { ...key, name: 'ATS', scopes: ['posts'] },
    });
    expect(await calls(owner).getOwn()).toEqual({
      companyId: owner.companyId,
      apiKey: null,
      connectedProgram: null,
    });
  });

  test('has other scopes from the next call on', async () => {
    const { owner, key, secret } = await created();
    const list = async () => (await request('/api/v1/job-post-counts', { headers: bearer(secret) })).status;
    expect(await list()).toBe(200);
    await calls(owner).update({ ...draft({ name: 'Search' }), key, scopes: ['search'] });
    expect(await list()).toBe(403);
    const { apiKeys: keys, changes } = await calls(owner).list();
    expect(keys).toMatchObject([{ name: 'Search', scopes: ['search'] }]);
    expect(changes.map(({ act, name }) => `${act} ${name}`)).toEqual(['changed Search', 'created ATS']);
  });

  test('is rotated: the replaced secret is valid as long as chosen, and no earlier one longer', async () => {
    const { owner, key, secret: first } = await created();
    const { secret: second, apiKey } = await calls(owner).rotate({ ...key, overlapDays: 7 });
    expect(second).not.toBe(first);
    expect(apiKey.replaced).toMatchObject([{ lastFour: first.slice(-4) }]);
    const { endsIsoDateTimeUtc = '' } = apiKey.replaced[0] ?? {};
    expect(Math.round((Date.parse(endsIsoDateTimeUtc) - deps.now()) / DAY_MS)).toBe(7);
    expect(await Promise.all([first, second].map(statusOf))).toEqual([200, 200]);
    await deps.db
      .update(apiKeySecrets)
      .set({ endsIsoDateTimeUtc: inDays(-1) })
      .where(eq(apiKeySecrets.hash, hashOfSecret(first)));
    expect(await Promise.all([first, second].map(statusOf))).toEqual([401, 200]);
    const { secret: third } = await calls(owner).rotate({ ...key, overlapDays: 7 });
    const { secret: fourth, apiKey: last } = await calls(owner).rotate({ ...key, overlapDays: 0 });
    expect(last.replaced).toEqual([]);
    expect(await Promise.all([second, third, fourth].map(statusOf))).toEqual([401, 401, 200]);
  });

  test('is revoked with all of its secrets, and cannot be changed then', async () => {
    const { owner, key, secret } = await created();
    const { secret: second } = await calls(owner).rotate({ ...key, overlapDays: 7 });
    await calls(owner).revoke(key);
    await calls(owner).revoke(key);
    expect(await Promise.all([secret, second].map(statusOf))).toEqual([401, 401]);
    for (const call of [
      () => calls(owner).update({ ...draft(), key }),
      () => calls(owner).rotate({ ...key, overlapDays: 0 }),
    ])
      await expect(call()).rejects.toMatchObject({ message: API_KEY_REFUSALS.ended });
    const { apiKeys: keys, changes } = await calls(owner).list();
    expect(keys).toMatchObject([{ key, revokedIsoDateTimeUtc: expect.any(String) }]);
    expect(changes.map(({ act }) => act)).toEqual(['revoked', 'rotated', 'created']);
    // Its name is free again.
    await calls(owner).create(draft());
  });
});
