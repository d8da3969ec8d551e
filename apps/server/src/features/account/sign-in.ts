import { ACCOUNT_SENTENCES } from '@talaash/domain/account/words';
import type { ChangePasswordRequest, SignInRequest, SignUpRequest } from '@talaash/domain/account/schema';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { networkOf } from '../../call/network.ts';
import { refusal, validationRefusal } from '../../call/refusal.ts';
import type { SignedInViewer } from '../../call/viewer.ts';
import { users } from '../../db/schema/account.ts';
import type { Deps } from '../../call/deps.ts';
import { voidActionCodes } from './action-code.ts';
import { refuseCommonPassword } from './common-password.ts';
import { queueLink } from './mail-link.ts';
import { pathOnOwnOrigin } from './own-origin.ts';
import { countTries, resetTries, uncountTry, type Try } from './try-limit.ts';

/** The headers of the request that the sign-in library reads, and the caller's IP address. */
export type Caller = { headers: Headers; ip: string };

/** The sign-in library's answer, and the headers with the session's cookie. */
type Answer = Promise<{ headers: Headers; response: unknown }>;

/** Creates an account, mails the link that verifies its email and signs in. @throws CONFLICT when the email is taken */
export async function signUp(deps: Deps, caller: Caller, form: SignUpRequest): Answer {
  const { name, email, password, rememberMe, callbackURL } = form;
  refuseCommonPassword(deps.config, password, 'password');
  await countTries(deps, ['signUpFromAddress', networkOf(caller.ip)]);
  const answer = await callLibrary(() =>
    deps.auth.api.signUpEmail({
      body: { name, email, password, rememberMe },
      headers: caller.headers,
      returnHeaders: true,
    }),
  ).catch(async (error: unknown) => {
    // Of two sign-ups with one email at once, the second fails at the table's unique index.
    const [taken] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    throw taken ? refusal('CONFLICT', ACCOUNT_SENTENCES.emailTaken) : error;
  });
  const uid = answer.response.user.id;
  await queueLink(deps, { mode: 'verifyEmail', uid, email }, callbackURL).catch((error: unknown) =>
    // The account exists, and the page that follows offers to send the mail again.
    deps.log.error({ err: error, uid }, 'The mail that verifies an email could not be queued.'),
  );
  return answer;
}

/** @throws UNAUTHORIZED for a wrong email and a wrong password alike, FORBIDDEN for a disabled account, TOO_MANY_REQUESTS */
export async function signIn(
  deps: Deps,
  caller: Caller,
  { email, password, rememberMe, callbackURL }: SignInRequest,
): Answer {
  const network = networkOf(caller.ip);
  const fromNetworkToAccount: Try = ['signIn', email, network];
  const toAccount: Try = ['signInToAccount', email];
  const fromNetwork: Try = ['signInFromAddress', network];
  await countTries(deps, fromNetworkToAccount, toAccount, fromNetwork);
  const redirectPath = pathOnOwnOrigin(callbackURL, deps.baseUrl());
  const answer = await callLibrary(() =>
    deps.auth.api.signInEmail({
      body: {
        email,
        password,
        rememberMe,
        ...(redirectPath === undefined ? {} : { callbackURL: redirectPath }),
      },
      headers: caller.headers,
      returnHeaders: true,
    }),
  );
  await resetTries(deps, fromNetworkToAccount);
  await uncountTry(deps, toAccount);
  await uncountTry(deps, fromNetwork);
  return answer;
}

/** Ends the session, if there is one. */
export const signOut = (deps: Deps, { headers }: Caller): Answer =>
  callLibrary(() => deps.auth.api.signOut({ headers, returnHeaders: true }));

/** Answers the session and its user, and renews a session that was in use for a day. */
export const readSession = (deps: Deps, { headers }: Caller): Answer =>
  callLibrary(() => deps.auth.api.getSession({ headers, returnHeaders: true }));

/** Answers the person's sessions. */
export const listSessions = (deps: Deps, { headers }: Caller): Answer =>
  callLibrary(() => deps.auth.api.listSessions({ headers, returnHeaders: true }));

/** Ends one of the person's sessions. Somebody else's session stays, with the same answer. */
export const revokeSession = (deps: Deps, { headers }: Caller, body: { token: string }): Answer =>
  callLibrary(() => deps.auth.api.revokeSession({ body, headers, returnHeaders: true }));

/**
 * Changes the password and, unless told not to, ends all sessions and begins a new one here.
 * @throws CONFLICT for an account without a password
 */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  viewer: SignedInViewer,
  form: ChangePasswordRequest,
): Answer {
  refuseCommonPassword(deps.config, form.newPassword, 'newPassword');
  const counted: Try = ['changePassword', viewer.uid];
  await countTries(deps, counted);
  const answer = await callLibrary(() =>
    deps.auth.api.changePassword({ body: form, headers: caller.headers, returnHeaders: true }),
  );
  await resetTries(deps, counted);
  await deps.db.transaction((tx) => voidActionCodes(tx, 'resetPassword', viewer.uid));
  return answer;
}

/** Our refusals, by the sign-in library's error codes. */
const REFUSALS: Record<string, () => Error> = {
  INVALID_EMAIL_OR_PASSWORD: () => refusal('UNAUTHORIZED', ACCOUNT_SENTENCES.invalidCredentials),
  INVALID_PASSWORD: () => validationRefusal({ currentPassword: ACCOUNT_SENTENCES.currentPasswordWrong }),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () => refusal('CONFLICT', ACCOUNT_SENTENCES.withoutPassword),
  // The session ended between our check and the library's.
  UNAUTHORIZED: () => refusal('UNAUTHORIZED'),
  ACCOUNT_DISABLED: () => refusal('FORBIDDEN', ACCOUNT_SENTENCES.disabled),
};

async function callLibrary<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const refused = isAPIError(error) ? REFUSALS[error.body?.code ?? ''] : undefined;
    throw refused?.() ?? error;
  }
}
