import { WEBHOOK_REFUSALS } from '@talaash/domain/webhook/words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { verified } from '../../../test/webhook-receiver.ts';
import { never, receiver, until, webhooksOf } from '../../../test/webhook-world.ts';
import { newRecordId } from '../../base/record-id.ts';
import { rateLimits, users } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { webhookEndpoints, webhookSecrets } from '../../db/schema/webhook.ts';
import { workJobs } from '../../job-handlers.ts';
import { deliverWebhooks } from './deliver.ts';
import { followWebhooks } from './follow.ts';

const { mailer, mailTo } = openPostbox();
const { client, company, deps } = await testApp({ instead: { mailer } });
await workJobs(deps);
await followWebhooks(deps);
const stop = deliverWebhooks(deps);
afterAll(stop);

beforeEach(() => deps.db.delete(rateLimits).then(() => undefined));

const { calls, endpointAt, happens, deliveriesOf, untilStates, passPauses } = webhooksOf({
  client,
  company,
  deps,
  mailTo,
});

test('an event comes signed, with its kind, time and ids, and nothing else', async () => {
  const there = await receiver();
  const { owner, key, secret } = await endpointAt(there);
  await happens(owner, 'a thread');
  const [event] = await there.until(1);
  expect(event?.path).toBe('/hook');
  expect(verified(secret, event ?? never())).toEqual({
    type: 'message.sent',
    timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    data: { companyId: owner.companyId, talentId: 'talent', threadId: 'a thread' },
  });
  expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, event ?? never())).toThrow(
    'No matching signature',
  );
  expect(() => verified(secret, { ...(event ?? never()), body: `${event?.body} ` })).toThrow(
    'No matching signature',
  );
  await untilStates(key, 'delivered');
  const { list } = await calls(owner).listDeliveries(key);
  expect(list).toMatchObject([
    {
      key: { webhookDeliveryId: event?.id },
      type: 'message.sent',
      state: 'delivered',
      nextIsoDateTimeUtc: null,
      body: event?.body,
      attempts: [{ status: 204, failure: null }],
    },
  ]);
});

test('a call of the product is an event', async () => {
  const there = await receiver();
  const { owner } = await endpointAt(there, ['pipelineStages.saved']);
  const { version, stages } = await client(owner).pipeline.stages({});
  await client(owner).pipeline.saveStages({ version, stages: [...stages] });
  expect((await there.until(1))[0]).toMatchObject({
    type: 'pipelineStages.saved',
    data: { companyId: owner.companyId },
  });
});

test('an endpoint gets the kinds that it has chosen, of its own company', async () => {
  const there = await receiver();
  const { owner, key } = await endpointAt(there);
  const other = await endpointAt(await receiver());
  await happens(owner, 'one', 'meeting.confirmed');
  await happens(owner, 'one', 'talentNote.written');
  await happens(other.owner, 'one');
  await happens(owner, 'one', 'jobPost.saved');
  await untilStates(key, 'delivered');
  expect(there.received.map(({ type }) => type)).toEqual(['jobPost.saved']);
});

test('both secrets sign while they overlap', async () => {
  const there = await receiver();
  const { owner, key, secret: first } = await endpointAt(there);
  const { secret: second } = await calls(owner).rotate({ ...key, overlapDays: 1 });
  await calls(owner).sendTest(key);
  const [event] = await there.until(1);
  for (const secret of [first, second])
    expect(verified(secret, event ?? never())).toMatchObject({ type: 'webhook.test' });
  await calls(owner).rotate({ ...key, overlapDays: 0 });
  await calls(owner).sendTest(key);
  const [, next] = await there.until(2);
  for (const secret of [first, second])
    expect(() => verified(secret, next ?? never())).toThrow('No matching signature');
});

test('the events of a conversation come in order: a later one waits for one that fails, other conversations do not', async () => {
  let isFailing = true;
  const there = await receiver(({ data }) => ({
    status: data['threadId'] === 'one' && isFailing ? 500 : 200,
  }));
  const { owner, key } = await endpointAt(there, ['message.sent', 'meeting.confirmed']);
  await happens(owner, 'one', 'message.sent');
  await happens(owner, 'one', 'meeting.confirmed');
  await happens(owner, 'two', 'message.sent');
  await untilStates(key, 'delivered', 'waiting', 'waiting');
  const seen = () =>
    there.received.map(({ type, data }) => `${data['threadId']} ${type.split('.')[0]}`).sort();
  expect(seen()).toEqual(['one message', 'two message']);
  await until(async () => {
    const { endpoints } = await calls(owner).list();
    expect(endpoints).toMatchObject([{ waiting: 2, failingSinceIsoDateTimeUtc: expect.any(String) }]);
  });
  isFailing = false;
  await passPauses(key);
  await untilStates(key, 'delivered', 'delivered', 'delivered');
  expect(there.received.slice(2).map(({ type }) => type)).toEqual(['message.sent', 'meeting.confirmed']);
  expect((await calls(owner).list()).endpoints).toMatchObject([
    { waiting: 0, failingSinceIsoDateTimeUtc: null },
  ]);
  // The repeated request has the same id.
  expect(
    there.received.filter(({ data, type }) => data['threadId'] === 'one' && type === 'message.sent'),
  ).toHaveLength(2);
  expect(new Set(there.received.map(({ id }) => id)).size).toBe(3);
});

describe('nothing is sent', () => {
  test('unsigned, if no secret can be read any more, until the owner rotates it', async () => {
    const there = await receiver();
    const { owner, key } = await endpointAt(there);
    await deps.db
      .update(webhookSecrets)
      .set({ secret: 'encrypted under another key' })
      .where(eq(webhookSecrets.webhookEndpointId, key.webhookEndpointId));
    await expect(calls(owner).showSecret(key)).rejects.toMatchObject({
      message: WEBHOOK_REFUSALS.secretLost,
    });
    await happens(owner, 'one');
    await until(async () =>
      expect((await deliveriesOf(key))[0]).toMatchObject({
        claim: null,
        attempts: [{ status: null, failure: 'unsigned' }],
      }),
    );
    expect(there.received).toEqual([]);
    const { secret } = await calls(owner).rotate({ ...key, overlapDays: 0 });
    await passPauses(key);
    expect(verified(secret, (await there.until(1))[0] ?? never())).toMatchObject({ type: 'message.sent' });
  });

  test('while the company is not approved or its owner is shut out; what waits comes later', async () => {
    const there = await receiver(() => ({ status: 500 }));
    const { owner, key } = await endpointAt(there);
    await happens(owner, 'one');
    await until(async () => expect((await deliveriesOf(key))[0]).toMatchObject({ failed: 1, claim: null }));
    const set = (hiddenByAdminAt: string | null) =>
      deps.db.update(companies).set({ hiddenByAdminAt }).where(eq(companies.companyId, owner.companyId));
    await set(new Date().toISOString());
    await passPauses(key);
    await happens(owner, 'two');
    const other = await endpointAt(await receiver());
    await happens(other.owner, 'one');
    await untilStates(other.key, 'delivered');
    await untilStates(key, 'waiting');
    expect(there.received).toHaveLength(1);
    await set(null);
    await deps.db.update(users).set({ isDisabled: true }).where(eq(users.id, owner.uid));
    await happens(owner, 'three');
    await happens(other.owner, 'two');
    await untilStates(other.key, 'delivered', 'delivered');
    await untilStates(key, 'waiting');
    await deps.db.update(users).set({ isDisabled: false }).where(eq(users.id, owner.uid));
    there.answerEach(() => ({ status: 200 }));
    await passPauses(key);
    await untilStates(key, 'delivered');
  });
});

test('an endpoint that hangs keeps one request of a node busy, and no other endpoint waiting', async () => {
  const hanging = await receiver(() => 'hang');
  const { owner, key } = await endpointAt(hanging);
  const quick = await endpointAt(await receiver());
  await deps.db
    .update(webhookEndpoints)
    .set({ failingSince: new Date().toISOString() })
    .where(eq(webhookEndpoints.webhookEndpointId, key.webhookEndpointId));
  for (let thread = 0; thread < 20; thread += 1) await happens(owner, `thread ${thread}`);
  await hanging.until(1);
  await happens(quick.owner, 'one');
  await untilStates(quick.key, 'delivered');
  expect(hanging.received).toHaveLength(1);
});

test('several nodes send each event once, in order', async () => {
  const there = await receiver();
  const { owner, key } = await endpointAt(there);
  const others = [deliverWebhooks(deps), deliverWebhooks(deps)];
  const threads = Array.from({ length: 10 }, () => newRecordId());
  for (let round = 0; round < 10; round += 1)
    await Promise.all(threads.map((thread) => happens(owner, thread)));
  await there.until(100);
  await untilStates(key, ...Array.from({ length: 100 }, () => 'delivered'));
  await Promise.all(others.map((stopOther) => stopOther()));
  expect(there.received).toHaveLength(100);
  const rows = await deliveriesOf(key);
  for (const thread of threads) {
    const sent = there.received.filter(({ data }) => data['threadId'] === thread).map(({ id }) => id);
    expect(sent).toEqual(
      rows.filter(({ conversation }) => conversation === thread).map(({ webhookDeliveryId: id }) => id),
    );
  }
});
