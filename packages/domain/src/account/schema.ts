import { isPersonName } from '../base/name.ts';
import { personName, z } from '../base/schema.ts';
import { PERSON_NAME_SENTENCE } from '../base/words.ts';
import { USER_TYPES } from '../user-profile/choice.ts';
import { AUTH_ACTION_MODES } from './choice.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, SECOND_FACTOR_CODE_LENGTH } from './limit.ts';
import { fullName } from './rule.ts';
import { ACCOUNT_SENTENCES } from './words.ts';

const EMAIL_SENTENCE = 'Must be a valid email address';

export const Email = z
  .string()
  .trim()
  // Checked before lower-casing, which turns the Kelvin sign into an ASCII letter, and so into somebody else's address.
  .refine((email) => /^\p{ASCII}*$/u.test(email), EMAIL_SENTENCE)
  .toLowerCase()
  .min(1)
  .max(254)
  .pipe(z.email(EMAIL_SENTENCE));

const Password = z
  .string()
  .min(1)
  .min(PASSWORD_LENGTH_MIN, ACCOUNT_SENTENCES.passwordTooShort)
  .max(PASSWORD_LENGTH_MAX);

const passwordsMatch = { path: ['confirmPassword'], message: ACCOUNT_SENTENCES.passwordsDiffer };

export const LogIn = z.strictObject({ email: Email, password: Password });
export type LogIn = z.infer<typeof LogIn>;

export const SignUp = z
  .strictObject({
    firstName: personName(1, 50),
    lastName: personName(1, 50),
    email: Email,
    password: Password,
    confirmPassword: Password,
    acceptTerms: z.boolean().refine((accepted) => accepted, ACCOUNT_SENTENCES.termsNotAccepted),
  })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch)
  // "evil" and ".com" are names only apart.
  .refine((form) => isPersonName(fullName(form)), { path: ['lastName'], message: PERSON_NAME_SENTENCE });
export type SignUp = z.infer<typeof SignUp>;

export const ForgotPassword = z.strictObject({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z
  .strictObject({ password: Password, confirmPassword: Password })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch);
export type ResetPassword = z.infer<typeof ResetPassword>;

export const ChangePassword = z
  .strictObject({ currentPassword: Password, password: Password, confirmPassword: Password })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch);
export type ChangePassword = z.infer<typeof ChangePassword>;

/** It is compared with the stored one, so it may be shorter than a new password. */
const CurrentPassword = z.string().min(1).max(PASSWORD_LENGTH_MAX);

/** Where to redirect afterwards. Ignored unless it is on our own origin. */
export const callbackURL = z.string().max(2000).optional();

const rememberMe = z.boolean().default(true);

const linkCode = z.string().min(1).max(200);

/** The side of a new account, if it is known already. */
export const userType = z.enum(USER_TYPES).optional();

/** The code of a link that invites to register. */
export const invitation = linkCode.optional();

/** The inputs of the auth library's standard routes, from here to `RevokeSessionRequest`. Unknown fields are ignored. */
export const SignUpRequest = z.object({
  /** The first and the last name. */
  name: personName(1, 101),
  email: Email,
  password: Password,
  callbackURL,
  rememberMe,
  userType,
  invitation,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const SignInRequest = z.object({ email: Email, password: CurrentPassword, callbackURL, rememberMe });
export type SignInRequest = z.infer<typeof SignInRequest>;

/** Six digits of an authenticator app; spaces between them are ignored. */
const SecondFactorCode = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^\\d{${SECOND_FACTOR_CODE_LENGTH}}$`),
        `Must be ${SECOND_FACTOR_CODE_LENGTH} digits`,
      ),
  );

/** The second factor, after the password. */
export const SecondFactorRequest = z.object({ code: SecondFactorCode });
export type SecondFactorRequest = z.infer<typeof SecondFactorRequest>;

export const RecoveryCodeRequest = z.object({ code: z.string().trim().min(1).max(50) });
export type RecoveryCodeRequest = z.infer<typeof RecoveryCodeRequest>;

/** Turning the second factor on, off or over requires the password. */
export const PasswordProof = z.strictObject({ currentPassword: CurrentPassword });
export type PasswordProof = z.infer<typeof PasswordProof>;

/** Without an email, it means the caller's own. */
export const VerificationMailRequest = z.object({ email: Email.optional(), callbackURL });
export type VerificationMailRequest = z.infer<typeof VerificationMailRequest>;

/** The token is the code of the mailed link. */
export const VerifyEmailRequest = z.object({ token: linkCode, callbackURL });
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>;

export const PasswordResetMailRequest = z.object({ email: Email, redirectTo: callbackURL });
export type PasswordResetMailRequest = z.infer<typeof PasswordResetMailRequest>;

/** The token is the code of the mailed link. */
export const PasswordResetRequest = z.object({ newPassword: Password, token: linkCode });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

export const ChangePasswordRequest = z.object({
  currentPassword: CurrentPassword,
  newPassword: Password,
  revokeOtherSessions: z.boolean().default(true),
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const UpdateUserRequest = z.object({ name: SignUpRequest.shape.name });
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;

export const RevokeSessionRequest = z.object({ token: z.string().min(1).max(200) });
export type RevokeSessionRequest = z.infer<typeof RevokeSessionRequest>;

/** The password is required unless the session has just started; see `isFreshSession`. */
const currentPassword = CurrentPassword.optional();

export const ChangeEmail = z.strictObject({ newEmail: Email, currentPassword });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const ChangeEmailRequest = z.object({ newEmail: Email, currentPassword, callbackURL });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

/** The content of a mailed link: its code, and the mode that says what the link does. */
export const ActionCode = z.strictObject({
  mode: z.enum(AUTH_ACTION_MODES),
  oobCode: z.string().min(1).max(200),
});
export type ActionCode = z.infer<typeof ActionCode>;
