import { WEBHOOK_ATTEMPTS_KEPT, WEBHOOK_PAUSES_SECONDS } from '@talaash/domain/webhook/limit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openPostbox } from '../../../test/postbox.ts';
import { receiver, until, webhooksOf } from '../../../test/webhook-world.ts';
import { rateLimits } from '../../db/schema/account.ts';
import { webhookDeliveries } from '../../db/schema/webhook.ts';
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

describe('an endpoint is switched off', () => {
  test('at once when it answers 410 Gone, and its owner is mailed', async () => {
    const there = await receiver(() => ({ status: 410, body: 'bye' }));
    const { owner, key } = await endpointAt(there);
    await happens(owner, 'one');
    await untilStates(key, 'failed');
    expect((await calls(owner).list()).endpoints).toMatchObject([{ off: { reason: 'gone' } }]);
    const mail = await mailTo(owner.email);
    expect(mail.text).toContain('410');
    expect(mail.text).toContain(new URL(there.url).host);
    // What happens now is not queued.
    await happens(owner, 'two');
    const later = await endpointAt(await receiver());
    await happens(later.owner, 'one');
    await untilStates(later.key, 'delivered');
    await untilStates(key, 'failed');
    expect(there.received).toHaveLength(1);
  });

  test('after the last attempt of a delivery, and its owner is mailed; switched on again, it gets what waits and what it missed', async () => {
    const there = await receiver(() => ({ status: 503, body: 'later' }));
    const { owner, key } = await endpointAt(there);
    await happens(owner, 'one', 'message.sent', 2);
    const attempts = WEBHOOK_PAUSES_SECONDS.length + 1;
    for (let made = 1; made < attempts; made += 1) {
      await until(async () => {
        const [first] = await deliveriesOf(key);
        expect(first).toMatchObject({ failed: made, claim: null, state: 'waiting' });
        const pause = Date.parse(first?.nextAt ?? '') - deps.now();
        const expected = (WEBHOOK_PAUSES_SECONDS[made - 1] ?? 0) * 1000;
        expect(pause).toBeLessThanOrEqual(expected * 1.1);
        // Some of the first pause may be over.
        if (made > 1) expect(pause).toBeGreaterThan(expected * 0.85);
      });
      await passPauses(key);
    }
    await untilStates(key, 'failed', 'waiting');
    expect(there.received).toHaveLength(attempts);
    expect(new Set(there.received.map(({ id }) => id)).size).toBe(1);
    expect((await mailTo(owner.email)).text).toContain('three days');
    expect((await calls(owner).list()).endpoints).toMatchObject([
      { off: { reason: 'failures' }, waiting: 1 },
    ]);
    await happens(owner, 'two');
    const seen = await endpointAt(await receiver());
    await happens(seen.owner, 'one');
    await untilStates(seen.key, 'delivered');
    there.answerEach(() => ({ status: 200 }));
    await calls(owner).switchOn({ ...key, withMissed: true });
    await untilStates(key, 'failed', 'delivered', 'delivered');
    const { count } = await calls(owner).replay({
      ...key,
      sinceIsoDateTimeUtc: new Date(deps.now() - 60_000).toISOString(),
      isOnlyMissed: true,
    });
    expect(count).toBe(1);
    await untilStates(key, 'delivered', 'delivered', 'delivered');
  });
});

describe('a delivery is sent again', () => {
  test('with the same id', async () => {
    const there = await receiver();
    const { owner, key } = await endpointAt(there);
    await happens(owner, 'one');
    await untilStates(key, 'delivered');
    await calls(owner).resend({ webhookDeliveryId: there.received[0]?.id ?? '' });
    const [first, second] = await there.until(2);
    expect(second?.id).toBe(first?.id);
    expect(second?.body).toBe(first?.body);
    await untilStates(key, 'delivered');
    expect((await calls(owner).listDeliveries(key)).list[0]?.attempts).toHaveLength(2);
  });

  test('with all that followed a time, in order, under the same ids, and what was not queued', async () => {
    const there = await receiver();
    const { owner, key } = await endpointAt(there, ['message.sent']);
    const since = new Date(deps.now() - 1000).toISOString();
    await happens(owner, 'one', 'message.sent', 3);
    await happens(owner, 'one', 'meeting.confirmed');
    await untilStates(key, 'delivered', 'delivered', 'delivered');
    const before = there.received.map(({ id }) => id);
    const address = `${there.url}/hook`;
    await calls(owner).update({ key, address, kinds: ['message.sent', 'meeting.confirmed'] });
    const replay = (isOnlyMissed: boolean) =>
      calls(owner).replay({ ...key, sinceIsoDateTimeUtc: since, isOnlyMissed });
    expect(await replay(false)).toEqual({ count: 4 });
    const all = await there.until(7);
    expect(all.slice(3, 6).map(({ id }) => id)).toEqual(before);
    expect(all[6]?.type).toBe('meeting.confirmed');
    await untilStates(key, ...Array.from({ length: 4 }, () => 'delivered'));
    expect(await replay(true)).toEqual({ count: 0 });
  });

  test('and its log keeps the latest attempts', async () => {
    const there = await receiver(({ headers }) => ({
      status: 200,
      body: headers['webhook-timestamp'] ?? '',
    }));
    const { owner, key } = await endpointAt(there);
    await happens(owner, 'one');
    await untilStates(key, 'delivered');
    const [delivery] = await deliveriesOf(key);
    const attempt = delivery?.attempts[0];
    const old = Array.from({ length: WEBHOOK_ATTEMPTS_KEPT }, (_, at) => ({
      ...attempt,
      answer: `old ${at}`,
    }));
    await deps.db
      .update(webhookDeliveries)
      .set({ attempts: old as never })
      .where(eq(webhookDeliveries.webhookEndpointId, key.webhookEndpointId));
    await calls(owner).resend({ webhookDeliveryId: delivery?.webhookDeliveryId ?? '' });
    await untilStates(key, 'delivered');
    const { attempts = [] } = (await calls(owner).listDeliveries(key)).list[0] ?? {};
    expect(attempts).toHaveLength(WEBHOOK_ATTEMPTS_KEPT);
    expect(attempts[0]?.answer).toBe('old 1');
    expect(attempts.at(-1)?.answer).toMatch(/^\d{10}$/);
  });
});
