import { newRecordId } from '../src/base/record-id.ts';
import type { Client } from './app.ts';
import type { Act } from './race-world.ts';

const draft = () => ({
  name: newRecordId(),
  scopes: ['search' as const],
  endsIsoDateTimeUtc: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
});

/** A key of the company, under a name of its own. */
const apiKeyOf = async ({ apiKey }: Client) => (await apiKey.create(draft())).apiKey;

/** One honest request by each call that writes a key. */
export const API_KEY_CALLS: Record<string, Act> = {
  'apiKey.create': ({ hiring }, { client }) => client(hiring).apiKey.create(draft()),
  'apiKey.update': async ({ hiring }, { client }) => {
    const { key } = await apiKeyOf(client(hiring));
    return client(hiring).apiKey.update({ ...draft(), key, scopes: ['posts'] });
  },
  'apiKey.rotate': async ({ hiring }, { client }) =>
    client(hiring).apiKey.rotate({ ...(await apiKeyOf(client(hiring))).key, overlapDays: 1 }),
  'apiKey.revoke': async ({ hiring }, { client }) =>
    client(hiring).apiKey.revoke((await apiKeyOf(client(hiring))).key),
};
