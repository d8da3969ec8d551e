import { ACCOUNT_MESSAGES } from '@talaash/domain/account-message';
import type { ChangePassword, LogIn, SignUpRequest } from '@talaash/domain/account';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { networkOf } from '../../api/network.ts';
import { refusal, validationRefusal } from '../../api/refusal.ts';
import type { SignedInViewer } from '../../api/viewer.ts';
import { users } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';
import { voidActionCodes } from './action-code.ts';
import { refuseCommonPassword } from './common-password.ts';
import { queueLink } from './mail-link.ts';
import { countTries, forgetTries, takeBackTry, type Try } from './try-limit.ts';

/** Who asks: the headers that the sign-in library reads, and the address. */
export type Caller = { headers: Headers; ip: string };

/** Headers of the answer: the session's cookie. */
type Answer = Promise<Headers>;

/** Makes an account, mails the link that verifies its email and signs in. @throws CONFLICT when the email is taken */
export async function signUp(deps: Deps, caller: Caller, form: SignUpRequest): Answer {
  refuseCommonPassword(deps.config, form.password);
  await countTries(deps, ['signUpFromAddress', networkOf(caller.ip)]);
  const { firstName, lastName, email, password, continueUrl } = form;
  const name = `${firstName} ${lastName}`;
  const { headers, response } = await asked(() =>
    deps.auth.api.signUpEmail({
      body: { name, email, password },
      headers: caller.headers,
      returnHeaders: true,
    }),
  ).catch(async (error: unknown) => {
    // Of two who sign up with one email at once, the second meets the table's own rule.
    const [taken] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    throw taken ? refusal('CONFLICT', ACCOUNT_MESSAGES.emailTaken) : error;
  });
  const uid = response.user.id;
  await queueLink(deps, { mode: 'verifyEmail', uid, email }, continueUrl).catch((error: unknown) =>
    // The account is made, and the page that follows offers to send the mail again.
    deps.log.error({ err: error, uid }, 'The mail that verifies an email could not be queued.'),
  );
  return headers;
}

/** @throws UNAUTHORIZED for a wrong email or password alike, FORBIDDEN for a disabled account, TOO_MANY_REQUESTS */
export async function signIn(deps: Deps, caller: Caller, { email, password }: LogIn): Answer {
  const network = networkOf(caller.ip);
  const here: Try = ['signIn', email, network];
  const account: Try = ['signInToAccount', email];
  const address: Try = ['signInFromAddress', network];
  await countTries(deps, here, account, address);
  const { headers } = await asked(() =>
    deps.auth.api.signInEmail({ body: { email, password }, headers: caller.headers, returnHeaders: true }),
  );
  await forgetTries(deps, here);
  await takeBackTry(deps, account);
  await takeBackTry(deps, address);
  return headers;
}

/** Ends the session, if there is one. */
export async function signOut(deps: Deps, caller: Caller): Answer {
  const { headers } = await asked(() =>
    deps.auth.api.signOut({ headers: caller.headers, returnHeaders: true }),
  );
  return headers;
}

/** Changes the password, ends all sessions and begins a new one here. @throws CONFLICT for an account without a password */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  viewer: SignedInViewer,
  { currentPassword, password }: ChangePassword,
): Answer {
  refuseCommonPassword(deps.config, password);
  const counted: Try = ['changePassword', viewer.uid];
  await countTries(deps, counted);
  const { headers } = await asked(() =>
    deps.auth.api.changePassword({
      body: { currentPassword, newPassword: password, revokeOtherSessions: true },
      headers: caller.headers,
      returnHeaders: true,
    }),
  );
  await forgetTries(deps, counted);
  await deps.db.transaction((tx) => voidActionCodes(tx, 'resetPassword', viewer.uid));
  return headers;
}

/** The sign-in library's own codes, and what they are called here. */
const REFUSALS: Record<string, () => Error> = {
  INVALID_EMAIL_OR_PASSWORD: () => refusal('UNAUTHORIZED', ACCOUNT_MESSAGES.invalidCredentials),
  INVALID_PASSWORD: () => validationRefusal({ currentPassword: ACCOUNT_MESSAGES.currentPasswordWrong }),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () => refusal('CONFLICT', ACCOUNT_MESSAGES.withoutPassword),
  ACCOUNT_DISABLED: () => refusal('FORBIDDEN', ACCOUNT_MESSAGES.disabled),
};

async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const refused = isAPIError(error) ? REFUSALS[error.body?.code ?? ''] : undefined;
    throw refused?.() ?? error;
  }
}
