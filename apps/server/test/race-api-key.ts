import { newRecordId } from '../src/base/record-id.ts';
import type { Client } from './app.ts';
import { newConnectionQuery } from './oauth.ts';
import type { Act, Means } from './race-world.ts';

const draft = () => ({
  name: newRecordId(),
  scopes: ['search' as const],
  endsIsoDateTimeUtc: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
});

/** A key of the company, under a name of its own. */
const apiKeyOf = async ({ apiKey }: Client) => (await apiKey.create(draft())).apiKey;

/** The consent to a program that has registered just before. */
const consent = async ({ deps }: Means) => ({
  request: await newConnectionQuery(deps),
  scopes: ['search' as const],
});

/** One honest request by each call that writes a key or a connected program. */
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
  'connectedProgram.allow': async ({ hiring }, means) =>
    means.client(hiring).connectedProgram.allow(await consent(means)),
  'connectedProgram.revoke': async ({ hiring }, means) => {
    const { connectedProgram } = means.client(hiring);
    await connectedProgram.allow(await consent(means));
    const [first] = (await connectedProgram.list()).connectedPrograms;
    if (!first) throw new Error('No program was connected.');
    return connectedProgram.revoke(first.key);
  },
};
