import { HeadshotRuns } from '@talaash/domain/headshot/schema';
import { call, Nothing } from './call.ts';

export const headshot = {
  runs: call({
    access: 'talent',
    own: 'the caller’s own runs',
    path: '/get-headshot-runs',
    summary: 'Returns how many headshot runs are left within 24 hours',
    tags: ['Talent'],
  })
    .input(Nothing)
    .output(HeadshotRuns),
};
