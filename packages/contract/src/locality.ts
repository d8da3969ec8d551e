import { Locality } from '@talaash/domain/locality/schema';
import { z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

export const locality = {
  search: call({
    access: 'verified',
    method: 'GET',
    path: '/localities',
    summary: 'Places whose name begins with the text, the largest first',
    tags: ['Places'],
    limit: { max: 240, seconds: 60 },
  })
    .input(z.object({ query: z.string().max(200), countryCode: z.string().length(2).optional() }))
    .output(z.object({ list: z.array(z.object({ label: z.string(), locality: Locality })) })),
};
