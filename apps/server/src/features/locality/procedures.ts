import { PLACE_UNKNOWN_SENTENCE, PLACE_UNREADABLE_SENTENCE } from '@talaash/domain/locality/words';
import { ProviderFault } from '../../base/provider-fault.ts';
import { verified } from '../../call/base.ts';
import type { Deps } from '../../call/deps.ts';
import { refusal } from '../../call/refusal.ts';

const SUGGESTIONS_MAX = 10;

export const localityProcedures = {
  search: verified.locality.search.handler(async ({ input, context: { deps } }) => ({
    list: await deps.places.searchPlaces({
      query: input.query,
      ...(input.countryCode ? { countryCode: input.countryCode } : {}),
      ...(input.session ? { session: input.session } : {}),
      limit: SUGGESTIONS_MAX,
    }),
  })),

  read: verified.locality.read.handler(async ({ input, context: { deps } }) => {
    const locality = await readPlace(deps, input);
    if (!locality) throw refusal('NOT_FOUND', PLACE_UNKNOWN_SENTENCE);
    return { locality };
  }),
};

async function readPlace({ places, log }: Deps, chosen: { placeId: string; session: string }) {
  try {
    return await places.readPlace?.(chosen);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    log.warn({ err: error }, 'A place was not read.');
    throw refusal('SERVICE_UNAVAILABLE', PLACE_UNREADABLE_SENTENCE);
  }
}
