import { USER_TYPES, type UserType } from '@talaash/domain/user-profile/choice';

const key = 'talaash-sign-up';

/** What somebody signed up for: as whom, and which page asked for it. */
export type SignUpAim = { userType?: UserType | undefined; redirect?: string | undefined };

export const isUserType = (value: unknown): value is UserType =>
  (USER_TYPES as readonly unknown[]).includes(value);

/** Remembers the aim in this browser until verification is done. In other browsers the mailed link carries it. */
export function rememberSignUpAim(aim: SignUpAim | undefined): void {
  try {
    if (aim === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(aim));
  } catch {
    // Without storage the mailed link still carries the aim.
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

/** Where the mailed verification link leads. */
export function afterVerification({ userType, redirect }: SignUpAim): string {
  const query = new URLSearchParams({
    ...(userType === undefined ? {} : { as: userType }),
    ...(redirect === undefined ? {} : { redirect }),
  });
  return `/auth/mobile-verification${query.size === 0 ? '' : `?${query}`}`;
}
