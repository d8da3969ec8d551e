import { CALLS } from './race-call.ts';
import { WRITING_ROUTES } from './race-route.ts';
import type { Act } from './race-world.ts';

/** One honest request by each call and each route that writes, and by what people do with some of them in another way. */
export const ACTS: Record<string, Act> = {
  ...CALLS,
  ...WRITING_ROUTES,
  changedEmail: ({ codes }, { client }) =>
    client().account.applyActionCode({ mode: 'verifyAndChangeEmail', oobCode: codes.changeCode }),
};
