import { verified } from '../../call/base.ts';

const SUGGESTIONS_MAX = 10;

export const localityProcedures = {
  search: verified.locality.search.handler(async ({ input, context: { deps } }) => ({
    list: await deps.places.searchPlaces({
      query: input.query,
      ...(input.countryCode ? { countryCode: input.countryCode } : {}),
      limit: SUGGESTIONS_MAX,
    }),
  })),
};
