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
import { onOwnOrigin } from './own-origin.ts';
import { countTries, forgetTries, takeBackTry, type Try } from './try-limit.ts';

/** Who asks: the headers that the sign-in library reads, and the address. */
export type Caller = { headers: Headers; ip: string };

/** What the sign-in library answers, and the headers with the session's cookie. */
type Answer = Promise<{ headers: Headers; response: unknown }>;

/** Makes an account, mails the link that verifies its email and signs in. @throws CONFLICT when the email is taken */
export async function signUp(deps: Deps, caller: Caller, form: SignUpRequest): Answer {
  const { name, email, password, rememberMe, callbackURL } = form;
  refuseCommonPassword(deps.config, password, 'password');
  await countTries(deps, ['signUpFromAddress', networkOf(caller.ip)]);
  const answer = await asked(() =>
    deps.auth.api.signUpEmail({
      body: { name, email, password, rememberMe },
      headers: caller.headers,
      returnHeaders: true,
    }),
  ).catch(async (error: unknown) => {
    // Of two who sign up with one email at once, the second meets the table's own rule.
    const [taken] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    throw taken ? refusal('CONFLICT', ACCOUNT_SENTENCES.emailTaken) : error;
  });
  const uid = answer.response.user.id;
  await queueLink(deps, { mode: 'verifyEmail', uid, email }, callbackURL).catch((error: unknown) =>
    // The account is made, and the page that follows offers to send the mail again.
    deps.log.error({ err: error, uid }, 'The mail that verifies an email could not be queued.'),
  );
  return answer;
}

/** @throws UNAUTHORIZED for a wrong email or password alike, FORBIDDEN for a disabled account, TOO_MANY_REQUESTS */
export async function signIn(
  deps: Deps,
  caller: Caller,
  { email, password, rememberMe, callbackURL }: SignInRequest,
): Answer {
  const network = networkOf(caller.ip);
  const here: Try = ['signIn', email, network];
  const account: Try = ['signInToAccount', email];
  const address: Try = ['signInFromAddress', network];
  await countTries(deps, here, account, address);
  const onward = onOwnOrigin(callbackURL, deps.baseUrl());
  const answer = await asked(() =>
    deps.auth.api.signInEmail({
      body: { email, password, rememberMe, ...(onward === undefined ? {} : { callbackURL: onward }) },
      headers: caller.headers,
      returnHeaders: true,
    }),
  );
  await forgetTries(deps, here);
  await takeBackTry(deps, account);
  await takeBackTry(deps, address);
  return answer;
}

/** Ends the session, if there is one. */
export const signOut = (deps: Deps, { headers }: Caller): Answer =>
  asked(() => deps.auth.api.signOut({ headers, returnHeaders: true }));

/** Answers the session and its user, and renews a session that was in use for a day. */
export const readSession = (deps: Deps, { headers }: Caller): Answer =>
  asked(() => deps.auth.api.getSession({ headers, returnHeaders: true }));

/** Answers the person's sessions. */
export const listSessions = (deps: Deps, { headers }: Caller): Answer =>
  asked(() => deps.auth.api.listSessions({ headers, returnHeaders: true }));

/** Ends one of the person's sessions; that of somebody else stays, and is answered alike. */
export const revokeSession = (deps: Deps, { headers }: Caller, body: { token: string }): Answer =>
  asked(() => deps.auth.api.revokeSession({ body, headers, returnHeaders: true }));

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
  const answer = await asked(() =>
    deps.auth.api.changePassword({ body: form, headers: caller.headers, returnHeaders: true }),
  );
  await forgetTries(deps, counted);
  await deps.db.transaction((tx) => voidActionCodes(tx, 'resetPassword', viewer.uid));
  return answer;
}

/** The sign-in library's own codes, and what they are called here. */
const REFUSALS: Record<string, () => Error> = {
  INVALID_EMAIL_OR_PASSWORD: () => refusal('UNAUTHORIZED', ACCOUNT_SENTENCES.invalidCredentials),
  INVALID_PASSWORD: () => validationRefusal({ currentPassword: ACCOUNT_SENTENCES.currentPasswordWrong }),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () => refusal('CONFLICT', ACCOUNT_SENTENCES.withoutPassword),
  // The session ended between our look and the library's.
  UNAUTHORIZED: () => refusal('UNAUTHORIZED'),
  ACCOUNT_DISABLED: () => refusal('FORBIDDEN', ACCOUNT_SENTENCES.disabled),
};

async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const refused = isAPIError(error) ? REFUSALS[error.body?.code ?? ''] : undefined;
    throw refused?.() ?? error;
  }
}
