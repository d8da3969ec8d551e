import { z } from '@talaash/domain/base/schema';
import { call, Nothing } from './call.ts';

export const profileOpening = {
  count: call({
    access: 'company',
    path: '/count-talent-profile-opening',
    summary:
      'Tells that the company has opened a profile, which counts once a day. It answers before it is counted; what the company may not see is not counted',
    tags: ['Talent'],
    limit: { max: 600, seconds: 60 },
  })
    .input(z.strictObject({ talentId: z.string() }))
    .output(Nothing),
};
