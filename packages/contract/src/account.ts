import { ActionCode, ChangeEmail } from '@talaash/domain/account/schema';
import { z } from '@talaash/domain/base/schema';
import { call, Nothing } from './call.ts';

const tags = ['Account'];
const limit = { max: 60, seconds: 300 };

/** The calls of an account's mailed links. Signing in and out is plain HTTP below /api/auth; see route.ts. */
export const account = {
  checkActionCode: call({
    access: 'anyone',
    path: '/check-action-code',
    summary: 'Checks a mailed link without using it: answers whose it is, or that it is invalid or expired',
    tags,
    limit,
  })
    .input(ActionCode)
    .output(z.object({ email: z.string() })),
  applyActionCode: call({
    access: 'anyone',
    path: '/apply-action-code',
    summary: 'Uses a mailed link, once: verifies, changes or recovers an email',
    tags,
    limit,
  })
    .input(ActionCode.extend({ mode: ActionCode.shape.mode.exclude(['resetPassword']) }))
    .output(z.object({ email: z.string() })),
  changeEmail: call({
    access: 'verified',
    own: 'the caller’s own account',
    path: '/change-email',
    summary:
      'Mails a link to a new address; opening the link makes it the account’s email. Needs the password, unless the session is ten minutes old or less',
    tags,
    limit: { max: 10, seconds: 3600 },
  })
    .input(ChangeEmail)
    .output(Nothing),
};
