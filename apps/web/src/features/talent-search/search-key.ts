import { CancelledError, queryOptions } from '@tanstack/react-query';
import { SEARCH_KEY_VALID_HOURS } from '@talaash/domain/talent-search/limit';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { api } from '../../lib/api.ts';
import { isCallError } from '../../lib/call-error.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Who asks: it decides which key opens the index and what of a profile comes back. */
export type Audience = 'guest' | 'company';

/** A key is renewed this long before it ends, so that none ends on its way. */
const RENEW_BEFORE_MS = 60_000;

/** No key can be had, so nothing can be asked. */
export class NoSearchKey extends Error {}

const FETCH_KEY: Record<Audience, () => Promise<{ apiKey: string }>> = {
  guest: async () => ({ apiKey: (await api.publicConfiguration.get.call()).guestSearchApiKey }),
  company: () => api.talentSearch.createCompanyApiKey.call({}),
};

/** Kept with everything else that was read as somebody, and so forgotten with it when they sign out. */
const keyQuery = (audience: Audience) =>
  queryOptions({
    queryKey: ['search-key', audience],
    queryFn: async () => {
      const { apiKey } = await FETCH_KEY[audience]();
      // By the own clock alone: what the server's says, a wrong one here would misread.
      return { apiKey, endsAt: Date.now() + SEARCH_KEY_VALID_HOURS[audience] * 3_600_000 };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** @param refused a key that the server no longer takes */
async function readKey(audience: Audience, refused?: string): Promise<string> {
  const query = keyQuery(audience);
  try {
    const kept = await queryClient.fetchQuery(query);
    const isGood = kept.apiKey !== refused && kept.endsAt - Date.now() > RENEW_BEFORE_MS;
    return isGood ? kept.apiKey : (await queryClient.fetchQuery({ ...query, staleTime: 0 })).apiKey;
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    throw new NoSearchKey(SEARCH_SENTENCES.initializeFailed, { cause: error });
  }
}

/** Asks with the audience's key; one that the server no longer takes is renewed once. */
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
