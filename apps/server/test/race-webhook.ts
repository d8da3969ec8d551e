import { newRecordId } from '../src/base/record-id.ts';
import type { Client } from './app.ts';
import type { Act } from './race-world.ts';

const draft = () => ({
  address: `https://ats.example/${newRecordId()}`,
  kinds: ['message.sent' as const],
});

/** An endpoint of the company, at an address of its own. */
const endpointOf = async ({ webhook }: Client) => (await webhook.create(draft())).endpoint.key;

/** One honest request by each call that writes a webhook. */
export const WEBHOOK_CALLS: Record<string, Act> = {
  'webhook.create': ({ hiring }, { client }) => client(hiring).webhook.create(draft()),
  'webhook.update': async ({ hiring }, { client }) => {
    const key = await endpointOf(client(hiring));
    return client(hiring).webhook.update({ ...draft(), key });
  },
  'webhook.delete': async ({ hiring }, { client }) =>
    client(hiring).webhook.delete(await endpointOf(client(hiring))),
  'webhook.rotate': async ({ hiring }, { client }) =>
    client(hiring).webhook.rotate({ ...(await endpointOf(client(hiring))), overlapDays: 1 }),
  'webhook.switchOff': async ({ hiring }, { client }) =>
    client(hiring).webhook.switchOff(await endpointOf(client(hiring))),
  'webhook.switchOn': async ({ hiring }, { client }) => {
    const key = await endpointOf(client(hiring));
    await client(hiring).webhook.switchOff(key);
    return client(hiring).webhook.switchOn({ ...key, withMissed: true });
  },
  'webhook.sendTest': async ({ hiring }, { client }) =>
    client(hiring).webhook.sendTest(await endpointOf(client(hiring))),
  'webhook.resend': async ({ hiring }, { client }) => {
    const key = await endpointOf(client(hiring));
    return client(hiring).webhook.resend(await client(hiring).webhook.sendTest(key));
  },
  'webhook.replay': async ({ hiring }, { client }) =>
    client(hiring).webhook.replay({
      ...(await endpointOf(client(hiring))),
      sinceIsoDateTimeUtc: new Date(Date.now() - 1000).toISOString(),
      isOnlyMissed: false,
    }),
};
