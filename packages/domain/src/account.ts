import {
  ACCOUNT_MESSAGES,
  AUTH_ACTION_MODES,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from './account-message.ts';
import { text, z } from './schema.ts';

const Email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email('Must be a valid email address'));
const Password = z
  .string()
  .min(1)
  .min(PASSWORD_LENGTH_MIN, ACCOUNT_MESSAGES.passwordTooShort)
  .max(PASSWORD_LENGTH_MAX);

const matches = { path: ['confirmPassword'], message: ACCOUNT_MESSAGES.passwordsDiffer };

export const LogIn = z.strictObject({ email: Email, password: Password });
export type LogIn = z.infer<typeof LogIn>;

export const SignUp = z
  .strictObject({
    firstName: text(1, 50),
    lastName: text(1, 50),
    email: Email,
    password: Password,
    confirmPassword: Password,
    acceptTerms: z.boolean().refine((accepted) => accepted, ACCOUNT_MESSAGES.termsNotAccepted),
  })
  .refine((form) => form.password === form.confirmPassword, matches);
export type SignUp = z.infer<typeof SignUp>;

export const ForgotPassword = z.strictObject({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ResetPassword = z
  .strictObject({ password: Password, confirmPassword: Password })
  .refine((form) => form.password === form.confirmPassword, matches);
export type ResetPassword = z.infer<typeof ResetPassword>;

export const ChangePassword = z
  .strictObject({ currentPassword: Password, password: Password, confirmPassword: Password })
  .refine((form) => form.password === form.confirmPassword, matches);
export type ChangePassword = z.infer<typeof ChangePassword>;

/** What the calls take besides the form: where the mailed link leads on to, on our own origin. */
const continueUrl = z.string().max(2000).optional();
export const SignUpRequest = SignUp.safeExtend({ continueUrl });
export type SignUpRequest = z.infer<typeof SignUpRequest>;
export const VerificationMailRequest = z.strictObject({ continueUrl });
export type VerificationMailRequest = z.infer<typeof VerificationMailRequest>;
export const PasswordResetRequest = ResetPassword.safeExtend({ oobCode: z.string().min(1).max(200) });
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

export const ChangeEmail = z.strictObject({ newEmail: Email });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** What a mailed link carries: the mode says what for. */
export const ActionCode = z.strictObject({
  mode: z.enum(AUTH_ACTION_MODES),
  oobCode: z.string().min(1).max(200),
});
export type ActionCode = z.infer<typeof ActionCode>;
