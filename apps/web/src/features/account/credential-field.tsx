import type { ReactNode } from 'react';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

/** What a form says of one of its text fields: `form.field('email')`. */
export interface FieldBinding {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  'data-path': string;
}

/** The email of an account, which password managers fill in. */
export const EmailField = (field: FieldBinding) => (
  <TextField
    label="Email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...field}
  />
);

interface CurrentPasswordFieldProps extends FieldBinding {
  label?: string;
  hint?: ReactNode;
}

/** The password that the account has now. */
export const CurrentPasswordField = ({ label = 'Your password', ...field }: CurrentPasswordFieldProps) => (
  <PasswordField label={label} autoComplete="current-password" {...field} />
);

/** Password managers save a password under this user name. */
export const UserName = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
);
