import { z } from '@talaash/domain/base/schema';
import { call, Nothing } from './call.ts';

export const profileOpening = {
  count: call({
    access: 'company',
    path: '/count-talent-profile-opening',
    summary:
      'Records that the company has opened a profile, at most once a day. Answers before it counts. Ignores profiles that the company may not see',
    tags: ['Talent'],
    limit: { max: 600, seconds: 60 },
  })
    .input(z.strictObject({ talentId: z.string() }))
    .output(Nothing),
};
