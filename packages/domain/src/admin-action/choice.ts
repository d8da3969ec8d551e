/** Every admin action that the audit trail records. */
export const ADMIN_ACTS = [
  'talent.approved',
  'talent.rejected',
  'company.approved',
  'company.rejected',
  'account.disabled',
  'account.enabled',
  'account.sessionsEnded',
  'account.secondFactorReset',
  'account.adminGranted',
  'account.adminRevoked',
  'document.opened',
  'mail.resent',
  'search.reindexed',
  'mail.tested',
  'contactMessage.answered',
  'registration.invited',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];
