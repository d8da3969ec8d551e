import type { ReactNode } from 'react';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

/** The props of a form's text field: `form.field('email')`. */
export interface FieldBinding {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  'data-path': string;
}

/** The email of an account, for password managers to fill in. */
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

/** The account's current password. */
export const CurrentPasswordField = ({ label = 'Your password', ...field }: CurrentPasswordFieldProps) => (
  <PasswordField label={label} autoComplete="current-password" {...field} />
);

/** The user name under which password managers save the password. */
export const UserName = ({ email }: { email: string }) => (
  <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
);
