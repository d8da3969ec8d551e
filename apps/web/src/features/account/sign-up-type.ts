import { USER_TYPES, type UserType } from '@talaash/domain/user-profile/choice';

const key = 'talaash-sign-up-as';

export const isUserType = (value: unknown): value is UserType =>
  (USER_TYPES as readonly unknown[]).includes(value);

/** Remembers the chosen user type in this browser until verification is done. In other browsers the mailed link carries it. */
export function rememberSignUpType(userType: UserType | undefined): void {
  try {
    if (userType === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, userType);
  } catch {
    // Without storage the mailed link still carries the type.
  }
}

export function rememberedSignUpType(): UserType | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    return isUserType(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Where the mailed verification link leads. */
export function afterVerification(userType: UserType | undefined): string {
  return userType === undefined ? '/auth/mobile-verification' : `/auth/mobile-verification?as=${userType}`;
}
