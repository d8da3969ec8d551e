export const AUTH_ACTION_MODES = [
  'verifyEmail',
  'resetPassword',
  'recoverEmail',
  'verifyAndChangeEmail',
] as const;
export type AuthActionMode = (typeof AUTH_ACTION_MODES)[number];
