import { COMPANY_PERMISSION_SENTENCES } from '@talaash/domain/company-member/permission-refusal';
import type { WebhookKind } from '@talaash/domain/webhook/choice';
import { WEBHOOK_ENDPOINTS_MAX } from '@talaash/domain/webhook/limit';
import { WEBHOOK_REFUSALS } from '@talaash/domain/webhook/words';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { CompanyPerson, Person } from '../../../test/person.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { newRecordId } from '../../base/record-id.ts';
import { rateLimits, sessions } from '../../db/schema/account.ts';
import { webhookDeliveries, webhookEndpoints, webhookSecrets } from '../../db/schema/webhook.ts';
import { workJobs } from '../../job-handlers.ts';
import { prune } from '../retention/actions.ts';

const { mailer, mailTo } = openPostbox();
const { client, company, deps, member } = await testApp({ instead: { mailer } });
await workJobs(deps);

beforeEach(() => deps.db.delete(rateLimits).then(() => undefined));

const DAY_MS = 24 * 60 * 60 * 1000;
const isoIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const draft = (given: { address?: string; kinds?: WebhookKind[] } = {}) => ({
  address: `https://ats.example/${newRecordId()}`,
  kinds: ['invitation.accepted' as const],
  ...given,
});
const calls = (as: Person) => client(as).webhook;

async function created(): Promise<{
  owner: CompanyPerson;
  key: { webhookEndpointId: string };
  secret: string;
}> {
  const owner = await company({ name: 'Asha Rao', isApproved: true });
  const { endpoint, secret } = await calls(owner).create(draft());
  return { owner, key: endpoint.key, secret };
}

/** A delivery in the log of an endpoint. */
async function store(
  owner: CompanyPerson,
  { webhookEndpointId }: { webhookEndpointId: string },
  given: Partial<typeof webhookDeliveries.$inferInsert> = {},
): Promise<string> {
  const webhookDeliveryId = `msg_${newRecordId()}`;
  await deps.db.insert(webhookDeliveries).values({
    webhookDeliveryId,
    webhookEndpointId,
    companyId: owner.companyId,
    eventId: 1,
    type: 'invitation.accepted',
    conversation: webhookDeliveryId,
    body: '{}',
    state: 'delivered',
    nextAt: isoIn(0),
    eventIsoDateTimeUtc: isoIn(0),
    ...given,
  });
  return webhookDeliveryId;
}

describe('an endpoint is refused', () => {
  test('to members who do not manage the company', async () => {
    const { owner, key } = await created();
    const webhookDeliveryId = await store(owner, key);
    for (const role of ['recruiter', 'viewer', 'billing'] as const) {
      const colleague = calls(await member(owner, role));
      for (const call of [
        () => colleague.list(),
        () => colleague.create(draft()),
        () => colleague.update({ ...draft(), key }),
        () => colleague.delete(key),
        () => colleague.showSecret(key),
        () => colleague.rotate({ ...key, overlapDays: 0 }),
        () => colleague.switchOff(key),
        () => colleague.switchOn({ ...key, withMissed: true }),
        () => colleague.sendTest(key),
        () => colleague.listDeliveries(key),
        () => colleague.resend({ webhookDeliveryId }),
        () => colleague.replay({ ...key, sinceIsoDateTimeUtc: isoIn(-1), isOnlyMissed: false }),
      ])
        await expect(call()).rejects.toMatchObject({ message: COMPANY_PERMISSION_SENTENCES.manage });
    }
  });

  test('as one of another company', async () => {
    const { owner, key } = await created();
    const webhookDeliveryId = await store(owner, key);
    const stranger = calls(await company({ isApproved: true }));
    for (const call of [
      () => stranger.update({ ...draft(), key }),
      () => stranger.showSecret(key),
      () => stranger.rotate({ ...key, overlapDays: 0 }),
      () => stranger.switchOff(key),
      () => stranger.switchOn({ ...key, withMissed: true }),
      () => stranger.sendTest(key),
      () => stranger.resend({ webhookDeliveryId }),
      () => stranger.replay({ ...key, sinceIsoDateTimeUtc: isoIn(-1), isOnlyMissed: false }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await stranger.delete(key);
    expect((await stranger.listDeliveries(key)).list).toEqual([]);
    expect((await calls(owner).list()).endpoints).toMatchObject([{ key, off: null }]);
    expect((await calls(owner).listDeliveries(key)).list).toHaveLength(1);
  });

  test('while the password was entered long ago, but may be deleted and switched off then', async () => {
    const { owner, key } = await created();
    await deps.db
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - DAY_MS) })
      .where(eq(sessions.id, owner.sessionId));
    for (const call of [
      () => calls(owner).create(draft()),
      () => calls(owner).update({ ...draft(), key }),
      () => calls(owner).showSecret(key),
      () => calls(owner).rotate({ ...key, overlapDays: 0 }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect((await calls(owner).switchOff(key)).endpoint.off).toMatchObject({ reason: 'owner' });
    expect(await calls(owner).delete(key)).toEqual({});
  });

  test('with a wrong address or kind, a second time, and beyond the limit', async () => {
    const owner = await company();
    const first = draft();
    const { endpoint } = await calls(owner).create(first);
    const refused = (given: object) => expect(calls(owner).create({ ...draft(), ...given })).rejects;
    await refused({ address: first.address.replace('ats', 'ATS') }).toMatchObject({
      data: { address: WEBHOOK_REFUSALS.addressTaken },
    });
    await refused({ address: 'https://10.0.0.1/' }).toMatchObject({
      data: { address: WEBHOOK_REFUSALS.privateAddress },
    });
    await refused({ address: 'https://[fd00::1]/' }).toMatchObject({
      data: { address: WEBHOOK_REFUSALS.privateAddress },
    });
    await refused({ address: 'https://name@ats.example/' }).toMatchObject({
      data: { address: WEBHOOK_REFUSALS.address },
    });
    await refused({ kinds: ['talentNote.written'] }).toMatchObject({ code: 'VALIDATION_FAILED' });
    await refused({ kinds: [] }).toMatchObject({ data: { kinds: WEBHOOK_REFUSALS.noKind } });
    for (let count = 1; count < WEBHOOK_ENDPOINTS_MAX; count += 1) await calls(owner).create(draft());
    await refused({}).toMatchObject({ message: WEBHOOK_REFUSALS.full });
    // It can still be changed, and keep its address.
    await calls(owner).update({ ...first, key: endpoint.key });
  });
});

describe('an endpoint', () => {
  test('is mailed to the owner, listed without its secret, and stored with an encrypted one', async () => {
    const { owner, key, secret } = await created();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const mail = await mailTo(owner.email);
    expect(mail.text).toContain('ats.example');
    expect(mail.text).toContain('/company/webhooks');
    const list = await calls(owner).list();
    expect(list.endpoints).toMatchObject([
      { key, kinds: ['invitation.accepted'], createdBy: 'Asha Rao', off: null, waiting: 0 },
    ]);
    const stored = await deps.db
      .select()
      .from(webhookSecrets)
      .where(eq(webhookSecrets.webhookEndpointId, key.webhookEndpointId));
    expect(stored).toHaveLength(1);
    for (const text of [JSON.stringify(list), mail.text, JSON.stringify(stored)])
      expect(text).not.toContain(secret.slice('whsec_'.length));
    expect(await calls(owner).showSecret(key)).toEqual({ secret });
  });

  test('keeps the replaced secret as long as chosen, and no earlier one longer', async () => {
    const { owner, key, secret: first } = await created();
    const { secret: second, endpoint } = await calls(owner).rotate({ ...key, overlapDays: 7 });
    expect(second).not.toBe(first);
    expect(await calls(owner).showSecret(key)).toEqual({ secret: second });
    const [endsAt = ''] = endpoint.replacedEndIsoDateTimesUtc;
    expect(Math.round((Date.parse(endsAt) - deps.now()) / DAY_MS)).toBe(7);
    const { endpoint: last } = await calls(owner).rotate({ ...key, overlapDays: 0 });
    expect(last.replacedEndIsoDateTimesUtc).toEqual([]);
    await prune(deps);
    const left = await deps.db
      .select()
      .from(webhookSecrets)
      .where(eq(webhookSecrets.webhookEndpointId, key.webhookEndpointId));
    expect(left).toMatchObject([{ endsIsoDateTimeUtc: null }]);
  });

  test('is deleted with its secrets and its log, and with its company', async () => {
    const { owner, key } = await created();
    await store(owner, key);
    await calls(owner).delete(key);
    await calls(owner).delete(key);
    const other = await created();
    await store(other.owner, other.key);
    await deps.database.pool.query('delete from companies where company_id = $1', [other.owner.companyId]);
    for (const id of [key.webhookEndpointId, other.key.webhookEndpointId])
      for (const table of [webhookEndpoints, webhookSecrets, webhookDeliveries])
        expect(await deps.db.select().from(table).where(eq(table.webhookEndpointId, id))).toEqual([]);
  });
});

describe('a log', () => {
  test('lists the latest events first, page by page and by state', async () => {
    const { owner, key } = await created();
    const ids: string[] = [];
    for (const day of [-3, -2, -1])
      ids.unshift(
        await store(owner, key, {
          eventIsoDateTimeUtc: isoIn(day),
          state: day === -2 ? 'failed' : 'delivered',
        }),
      );
    const idsOf = (list: { key: { webhookDeliveryId: string } }[]) =>
      list.map(({ key: { webhookDeliveryId } }) => webhookDeliveryId);
    const first = await calls(owner).listDeliveries({ ...key, limit: 2 });
    const second = await calls(owner).listDeliveries({ ...key, limit: 2, cursor: first.cursor });
    expect([...idsOf(first.list), ...idsOf(second.list)]).toEqual(ids);
    expect(second.cursor).toBeNull();
    expect(idsOf((await calls(owner).listDeliveries({ ...key, state: 'failed' })).list)).toEqual([ids[1]]);
  });

  test('keeps a delivery for 30 days', async () => {
    const { owner, key } = await created();
    const kept = await store(owner, key, { eventIsoDateTimeUtc: isoIn(-29) });
    await store(owner, key, { eventIsoDateTimeUtc: isoIn(-31) });
    await store(owner, key, { eventIsoDateTimeUtc: isoIn(-31), state: 'waiting' });
    await prune(deps);
    expect((await calls(owner).listDeliveries(key)).list).toMatchObject([
      { key: { webhookDeliveryId: kept } },
    ]);
  });
});

describe('nothing is sent', () => {
  test('by the owner to an endpoint that is off', async () => {
    const { owner, key } = await created();
    const webhookDeliveryId = await store(owner, key);
    await calls(owner).switchOff(key);
    for (const call of [
      () => calls(owner).sendTest(key),
      () => calls(owner).resend({ webhookDeliveryId }),
      () => calls(owner).replay({ ...key, sinceIsoDateTimeUtc: isoIn(-1), isOnlyMissed: false }),
    ])
      await expect(call()).rejects.toMatchObject({ message: WEBHOOK_REFUSALS.off });
  });

  test('by the owner of a company that is not approved', async () => {
    const owner = await company();
    const { endpoint } = await calls(owner).create(draft());
    await expect(calls(owner).sendTest(endpoint.key)).rejects.toMatchObject({
      message: WEBHOOK_REFUSALS.notApproved,
    });
  });

  test('again while it is being sent', async () => {
    const { owner, key } = await created();
    const webhookDeliveryId = await store(owner, key, {
      state: 'waiting',
      claim: 'an attempt',
      nextAt: isoIn(1),
    });
    await expect(calls(owner).resend({ webhookDeliveryId })).rejects.toMatchObject({
      message: WEBHOOK_REFUSALS.underWay,
    });
  });

  test('again from a wrong time on', async () => {
    const { owner, key } = await created();
    for (const [days, message] of [
      [1, WEBHOOK_REFUSALS.sinceInFuture],
      [-15, WEBHOOK_REFUSALS.sinceTooOld],
    ] as const)
      await expect(
        calls(owner).replay({ ...key, sinceIsoDateTimeUtc: isoIn(days), isOnlyMissed: false }),
      ).rejects.toMatchObject({ data: { sinceIsoDateTimeUtc: message } });
  });
});
