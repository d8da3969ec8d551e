export const USER_TYPES = ['talent', 'company'] as const;
export type UserType = (typeof USER_TYPES)[number];
