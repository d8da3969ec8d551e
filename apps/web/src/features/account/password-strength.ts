import { passwordStrength } from '@talaash/domain/account/rule';

/** The hint below a new password. Undefined while it is empty or too short. */
export function strengthHint(password: string): string | undefined {
  if (password === '') return undefined;
  const strength = passwordStrength(password);
  return strength === 'too short' ? undefined : `Strength: ${strength}`;
}
