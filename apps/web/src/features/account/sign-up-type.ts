import { USER_TYPES, type UserType } from '@talaash/domain/user-profile/choice';

const key = 'talaash-sign-up-as';

export const isUserType = (value: unknown): value is UserType =>
  (USER_TYPES as readonly unknown[]).includes(value);

/** Remembers through verification what somebody came for, in this browser; the mailed link carries it to others. */
export function rememberSignUpType(userType: UserType | undefined): void {
  try {
    if (userType === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, userType);
  } catch {
    // Without storage the mailed link still knows.
  }
}

export function rememberedSignUpType(): UserType | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return isUserType(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Where the mailed verification link leads. */
export function afterVerification(userType: UserType | undefined): string {
  return userType === undefined ? '/auth/mobile-verification' : `/auth/mobile-verification?as=${userType}`;
}
