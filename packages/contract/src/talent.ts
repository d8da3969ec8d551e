import { z } from '@talaash/domain/base/schema';
import { Talent } from '@talaash/domain/talent/schema';
import { call, Nothing } from './call.ts';

const tags = ['Talent'];

const own = 'the caller’s own talent';

const TalentId = z.object({ talentId: z.string() });

export const talent = {
  get: call({
    access: ['talent', 'admin'],
    own,
    method: 'GET',
    path: '/talents/{talentId}',
    summary: 'Returns a talent with its reviews',
    tags,
  })
    .input(TalentId)
    .output(Talent.nullable()),
  requestHumanReview: call({
    access: 'talent',
    own,
    path: '/request-human-review-for-talent',
    summary: 'Requests a human review',
    tags,
  })
    .input(Nothing)
    .output(z.object({ talent: Talent })),
};
