import type { RouteName } from '@talaash/contract/route';
import type {
  ChangePassword,
  ForgotPassword,
  LogIn,
  RecoveryCodeRequest,
  ResetPassword,
  SecondFactorRequest,
  SignUp,
  SignUpRequest,
} from '@talaash/domain/account/schema';
import { fullName } from '@talaash/domain/account/rule';
import { withProof } from '../../lib/bot-check/proof.ts';
import { CallError, errorFromAnswer, isCallError, unreachable } from '../../lib/call-error.ts';

/**
 * Logging in and out is plain HTTP below /api/auth, with the standard payloads of the authentication library, because it sets the
 * session cookie. All functions reject with a `CallError`. After one that starts or ends a session, the caller must call
 * `beginSession` or `endSession`.
 */
export const signUp = (
  { email, password, ...names }: SignUp,
  aim: Pick<SignUpRequest, 'callbackURL' | 'userType' | 'invitation'>,
) => postWithProof('signUp', 'sign-up/email', { name: fullName(names), email, password, ...aim });
/** @returns whether a second-factor code is still required */
export async function logIn(form: LogIn): Promise<boolean> {
  const answer = await post('sign-in/email', form);
  return typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer;
}
export const enterCode = (form: SecondFactorRequest) => post('two-factor/verify-totp', form);
export const enterRecoveryCode = (form: RecoveryCodeRequest) => post('two-factor/verify-backup-code', form);
export const logOut = () => post('sign-out', {});
export const sendVerificationEmail = (callbackURL: string) =>
  post('send-verification-email', { callbackURL });
export const changeName = (name: string) => post('update-user', { name });
export const requestPasswordReset = (form: ForgotPassword) =>
  postWithProof('requestPasswordReset', 'request-password-reset', form);
export const resetPassword = ({ password, oobCode }: ResetPassword & { oobCode: string }) =>
  post('reset-password', { newPassword: password, token: oobCode }).catch(rethrowForPasswordField);
export const changePassword = ({ currentPassword, password }: ChangePassword) =>
  post('change-password', { currentPassword, newPassword: password, revokeOtherSessions: true }).catch(
    rethrowForPasswordField,
  );

/** Moves the error of `newPassword` to `password`, the field's name in the forms. */
function rethrowForPasswordField(error: unknown): never {
  if (isCallError(error, 'VALIDATION_FAILED') && error.data['newPassword'] !== undefined) {
    const { newPassword, ...others } = error.data;
    throw new CallError(error.code, error.message, { ...others, password: newPassword }, error);
  }
  throw error;
}

/** @param route the name of the route in the contract, for its proof */
const postWithProof = (route: RouteName, path: string, body: object): Promise<unknown> =>
  withProof(route, (headers) => post(path, body, headers));

export async function post(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw unreachable(error);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  throw errorFromAnswer(response.status, answer);
}
