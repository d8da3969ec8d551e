import { CancelledError, queryOptions } from '@tanstack/react-query';
import { SEARCH_KEY_VALID_HOURS } from '@talaash/domain/talent-search/limit';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The searcher's audience. It decides which search key is used and which fields of a profile are returned. */
export type Audience = 'guest' | 'company';

/** A key is renewed this long before it expires, so that none expires during a request. */
const RENEW_BEFORE_MS = 60_000;

/** A search key could not be fetched, so no search is possible. */
export class NoSearchKey extends Error {}

const FETCH_KEY: Record<Audience, () => Promise<{ apiKey: string }>> = {
  guest: async () => ({ apiKey: (await api.publicConfiguration.get.call()).guestSearchApiKey }),
  company: () => api.talentSearch.createCompanyApiKey.call({}),
};

/** The key is in the query cache, so that logging out removes it with all other data of the session. */
const keyQuery = (audience: Audience) =>
  queryOptions({
    queryKey: ['search-key', audience],
    queryFn: async () => {
      const { apiKey } = await FETCH_KEY[audience]();
      // Computed with the local clock alone, because it may differ from the server's.
      return { apiKey, endsAt: Date.now() + SEARCH_KEY_VALID_HOURS[audience] * 3_600_000 };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** @param refused a key that the server no longer accepts */
async function readKey(audience: Audience, refused?: string): Promise<string> {
  const query = keyQuery(audience);
  try {
    const cached = await queryClient.fetchQuery(query);
    const isUsable = cached.apiKey !== refused && cached.endsAt - Date.now() > RENEW_BEFORE_MS;
    return isUsable ? cached.apiKey : (await queryClient.fetchQuery({ ...query, staleTime: 0 })).apiKey;
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    throw new NoSearchKey(SEARCH_SENTENCES.initializeFailed, { cause: error });
  }
}

/** Calls `ask` with the audience's key. If the server refuses the key, it renews the key and retries once. */
export async function withSearchKey<Answer>(
  audience: Audience,
  ask: (apiKey: string) => Promise<Answer>,
): Promise<Answer> {
  const apiKey = await readKey(audience);
  try {
    return await ask(apiKey);
  } catch (error) {
    if (!isCallError(error, 'UNAUTHORIZED')) throw error;
    return ask(await readKey(audience, apiKey));
  }
}
