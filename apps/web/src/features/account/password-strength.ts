import { passwordStrength } from '@talaash/domain/account/rule';

/** The hint below a new password: how hard it is to guess. */
export function strengthHint(password: string): string | undefined {
  if (password === '') return undefined;
  const strength = passwordStrength(password);
  return strength === 'too short' ? undefined : `Strength: ${strength}`;
}
