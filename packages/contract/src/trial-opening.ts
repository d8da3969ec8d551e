import { z } from '@talaash/domain/base/schema';
import { TRIAL_OPENINGS_MAX } from '@talaash/domain/trial-opening/limit';
import { call } from './call.ts';

const own = 'the caller’s own company';
const tags = ['Company'];

export const trialOpening = {
  get: call({
    access: 'company',
    permission: 'read',
    own,
    method: 'GET',
    path: '/trial-openings',
    summary:
      'How many whole profiles the company may still open while it waits for its first review (null if it does not wait), and whose it has opened',
    tags,
  }).output(z.object({ left: z.number().int().nullable(), openedTalentIds: z.array(z.string()) })),
  open: call({
    access: 'company',
    permission: 'recruit',
    own,
    path: '/open-whole-profile',
    summary: `Lets a company that waits for its first review see a whole profile: ${TRIAL_OPENINGS_MAX} in all. The talent sees the opening`,
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ talentId: z.string() }))
    .output(z.object({ left: z.number().int() })),
};
