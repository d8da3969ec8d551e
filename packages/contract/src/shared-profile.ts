import { z } from '@talaash/domain/base/schema';
import { TalentKey } from '@talaash/domain/talent/schema';
import { call } from './call.ts';
import { RedactedTalentProfileView } from './talent-profile.ts';

export const sharedProfile = {
  get: call({
    access: 'anyone',
    method: 'GET',
    path: '/shared-profiles/{talentId}',
    summary:
      'Returns a profile in search as guests see it, for any caller. NOT_FOUND for all other profiles, whether they exist or not',
    tags: ['Talent'],
    // The same limit as a search: guests may open what they can find.
    limit: { max: 600, seconds: 60 },
    botCheck: { guestsBeyond: { max: 120, seconds: 60 } },
  })
    .input(TalentKey)
    .output(z.object({ talentProfile: RedactedTalentProfileView })),
};
