import { USER_TYPES, type UserType } from '@talaash/domain/user-profile/choice';

const key = 'talaash-sign-up';

/** The purpose of a sign-up: the user type, and the page that asked for it. */
export type SignUpAim = { userType?: UserType | undefined; redirect?: string | undefined };

export const isUserType = (value: unknown): value is UserType =>
  (USER_TYPES as readonly unknown[]).includes(value);

/** Stores the aim in this browser until verification is done. In other browsers the emailed link carries it. */
export function rememberSignUpAim(aim: SignUpAim | undefined): void {
  try {
    if (aim === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(aim));
  } catch {
    // Without storage, the emailed link still carries the aim.
  }
}

export function rememberedSignUpAim(): SignUpAim {
  try {
    const { userType, redirect } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    return {
      ...(isUserType(userType) ? { userType } : {}),
      ...(typeof redirect === 'string' ? { redirect } : {}),
    };
  } catch {
    return {};
  }
}

/** The destination of the emailed verification link. */
export function afterVerification({ userType, redirect }: SignUpAim): string {
  const query = new URLSearchParams({
    ...(userType === undefined ? {} : { as: userType }),
    ...(redirect === undefined ? {} : { redirect }),
  });
  return `/auth/mobile-verification${query.size === 0 ? '' : `?${query}`}`;
}
