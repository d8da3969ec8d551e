import { z } from '@talaash/domain/base/schema';
import { UserProfile } from '@talaash/domain/user-profile/schema';
import { call } from './call.ts';

const tags = ['Mobile verification'];

const own = 'the caller’s own account';

export const userProfile = {
  get: call({
    access: 'signedIn',
    own,
    method: 'GET',
    path: '/user-profiles/{uid}',
    summary: 'Returns a user profile',
    tags,
  })
    .input(z.object({ uid: z.string() }))
    .output(UserProfile),
};
