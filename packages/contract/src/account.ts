import { ActionCode, ChangeEmail } from '@talaash/domain/account/schema';
import { z } from '@talaash/domain/base/schema';
import { call, Nothing } from './call.ts';

const tags = ['Account'];
const limit = { max: 60, seconds: 300 };

/** What a mailed link does besides signing in and out, which is plain HTTP below /api/auth. */
export const account = {
  checkActionCode: call({
    access: 'anyone',
    path: '/check-action-code',
    summary: 'Whose a mailed link is; says before anything is typed that it does not hold',
    tags,
    limit,
  })
    .input(ActionCode)
    .output(z.object({ email: z.string() })),
  applyActionCode: call({
    access: 'anyone',
    path: '/apply-action-code',
    summary: 'Does what a mailed link is for, once: verifies, changes or recovers an email',
    tags,
    limit,
  })
    .input(ActionCode.extend({ mode: ActionCode.shape.mode.exclude(['resetPassword']) }))
    .output(z.object({ email: z.string() })),
  changeEmail: call({
    access: 'verified',
    own: 'the caller’s own account',
    path: '/change-email',
    summary: 'Mails a link to a new address; opening it makes it the account’s',
    tags,
    limit: { max: 10, seconds: 3600 },
  })
    .input(ChangeEmail)
    .output(Nothing),
};
