import { Locality, PlaceId, PlaceSession } from '@talaash/domain/locality/schema';
import { z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

export const locality = {
  search: call({
    access: 'verified',
    method: 'GET',
    path: '/localities',
    summary: 'Lists places whose name starts with the text, largest first',
    tags: ['Places'],
    limit: { max: 240, seconds: 60 },
  })
    .input(
      z.object({
        query: z.string().max(200),
        countryCode: z.string().length(2).optional(),
        session: PlaceSession.optional(),
      }),
    )
    .output(
      z.object({
        list: z.array(
          z.union([
            z.object({ label: z.string(), locality: Locality }),
            z.object({ label: z.string(), placeId: z.string(), source: z.string() }),
          ]),
        ),
      }),
    ),
  read: call({
    access: 'verified',
    method: 'GET',
    path: '/localities/{placeId}',
    summary: 'Returns the locality of a place that the search returned with an id only',
    tags: ['Places'],
    // Each may cost money, and a person chooses only a few places.
    limit: { max: 60, seconds: 3600 },
  })
    .input(z.object({ placeId: PlaceId, session: PlaceSession }))
    .output(z.object({ locality: Locality })),
};
