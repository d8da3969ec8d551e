import type { ChangePassword, ForgotPassword, LogIn, ResetPassword, SignUp } from '@talaash/domain/account';
import { errorFromAnswer, unreachable } from '../../lib/call-error.ts';

/**
 * Signing in and out is plain HTTP below /api/auth, since it sets the session's cookie. All fail with a `CallError`; after
 * those that change who one is, `beginSession` or `endSession` follows.
 */
export const signUp = (form: SignUp, continueUrl: string) => post('sign-up/email', { ...form, continueUrl });
export const logIn = (form: LogIn) => post('sign-in/email', form);
export const logOut = () => post('sign-out', {});
export const sendVerificationEmail = (continueUrl: string) =>
  post('send-verification-email', { continueUrl });
export const requestPasswordReset = (form: ForgotPassword) => post('request-password-reset', form);
export const resetPassword = (form: ResetPassword & { oobCode: string }) => post('reset-password', form);
export const changePassword = (form: ChangePassword) => post('change-password', form);

async function post(path: string, body: object): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw unreachable(error);
  }
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => undefined);
  throw errorFromAnswer(response.status, answer);
}
