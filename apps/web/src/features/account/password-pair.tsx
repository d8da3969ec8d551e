import { PasswordField } from '../../ui/password-field.tsx';
import { strengthHint } from './password-strength.ts';

interface FieldBinding {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  'data-path': string;
}

interface PasswordPairProps {
  password: FieldBinding;
  confirmPassword: FieldBinding;
}

/** A new password and the same again. */
export function PasswordPair({ password, confirmPassword }: PasswordPairProps) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        help="At least 6 characters."
        strength={strengthHint(password.value)}
        {...password}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...confirmPassword} />
    </>
  );
}
