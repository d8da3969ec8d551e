import { useState } from 'react';
import { PasswordField } from '../../../../ui/field/password-field.tsx';

export function WithStrength() {
  const [password, setPassword] = useState('correct horse');
  return (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      strength={password.length > 11 ? 'Hard to guess' : 'Easy to guess: add a word'}
      value={password}
      onChange={setPassword}
    />
  );
}

export const WithAnError = () => (
  <PasswordField label="Repeat the password" autoComplete="new-password" error="The two are not the same." />
);
