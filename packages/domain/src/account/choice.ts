export const AUTH_ACTION_MODES = [
  'verifyEmail',
  'resetPassword',
  'recoverEmail',
  'verifyAndChangeEmail',
  'deleteAccount',
] as const;
export type AuthActionMode = (typeof AUTH_ACTION_MODES)[number];
