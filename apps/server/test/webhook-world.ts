import type { EventKind } from '@talaash/domain/event/choice';
import type { WebhookKind } from '@talaash/domain/webhook/choice';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, vi } from 'vitest';
import { webhookDeliveries } from '../src/db/schema/webhook.ts';
import { record } from '../src/events/record.ts';
import type { testApp } from './app.ts';
import type { CompanyPerson, Person } from './person.ts';
import type { openPostbox } from './postbox.ts';
import { webhookReceiver } from './webhook-receiver.ts';

export type Receiver = Awaited<ReturnType<typeof webhookReceiver>>;

/** Checks again until it passes. */
export const until = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });

/** A receiver that is closed after the file. */
export async function receiver(...given: Parameters<typeof webhookReceiver>): Promise<Receiver> {
  const opened = await webhookReceiver(...given);
  afterAll(() => opened.close());
  return opened;
}

export function never(): never {
  throw new Error('There is no request.');
}

/** Endpoints, events and their deliveries, in the app of a test. */
export function webhooksOf({
  client,
  company,
  deps,
  mailTo,
}: Pick<Awaited<ReturnType<typeof testApp>>, 'client' | 'company' | 'deps'> &
  Pick<ReturnType<typeof openPostbox>, 'mailTo'>) {
  const calls = (as: Person) => client(as).webhook;
  async function endpointAt({ url }: Receiver, kinds: WebhookKind[] = ['message.sent', 'jobPost.saved']) {
    const owner = await company({ isApproved: true });
    const { endpoint, secret } = await calls(owner).create({ address: `${url}/hook`, kinds });
    await mailTo(owner.email);
    return { owner, secret, key: endpoint.key };
  }

  const happens = (
    { companyId }: Pick<CompanyPerson, 'companyId'>,
    threadId: string,
    kind: EventKind = 'message.sent',
    count = 1,
  ) =>
    deps.events.transaction((tx) =>
      record(
        tx,
        ...Array.from({ length: count }, (_, at) => ({
          kind,
          actorUid: null,
          companyId,
          talentId: 'talent',
          threadId,
          payload: { at, secret: 'the text of a message' },
        })),
      ),
    );

  const deliveriesOf = ({ webhookEndpointId }: { webhookEndpointId: string }) =>
    deps.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookEndpointId, webhookEndpointId))
      .orderBy(webhookDeliveries.eventId);

  /** Waits until each delivery of an endpoint is in one of these states. */
  const untilStates = (key: { webhookEndpointId: string }, ...states: string[]) =>
    until(async () => {
      const found = (await deliveriesOf(key)).map(({ state }) => state);
      expect(found.sort()).toEqual(states.sort());
    });

  /** Makes what waits after a pause due now. */
  const passPauses = ({ webhookEndpointId }: { webhookEndpointId: string }) =>
    deps.db
      .update(webhookDeliveries)
      .set({ nextAt: new Date(deps.now()).toISOString() })
      .where(
        and(
          eq(webhookDeliveries.webhookEndpointId, webhookEndpointId),
          eq(webhookDeliveries.state, 'waiting'),
        ),
      );

  return { calls, endpointAt, happens, deliveriesOf, untilStates, passPauses };
}
