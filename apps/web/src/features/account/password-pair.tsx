import { PASSWORD_HINT } from '@talaash/domain/account/words';
import { PasswordField } from '../../ui/field/password-field.tsx';
import type { FieldBinding } from './credential-field.tsx';
import { strengthHint } from './password-strength.ts';

interface PasswordPairProps {
  label?: string;
  confirmLabel?: string;
  password: FieldBinding;
  confirmPassword: FieldBinding;
}

/** A new password and its confirmation. */
export function PasswordPair({
  label = 'New password',
  confirmLabel = 'Confirm new password',
  password,
  confirmPassword,
}: PasswordPairProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        help={PASSWORD_HINT}
        strength={strengthHint(password.value)}
        {...password}
      />
      <PasswordField label={confirmLabel} autoComplete="new-password" {...confirmPassword} />
    </>
  );
}
