import type { AdminAct } from './choice.ts';

/** What an admin did, as the audit trail says it. */
export const ADMIN_ACT_LABELS: Record<AdminAct, string> = {
  'talent.approved': 'Approved a talent',
  'talent.rejected': 'Rejected a talent',
  'company.approved': 'Approved a company',
  'company.rejected': 'Rejected a company',
  'account.disabled': 'Disabled an account',
  'account.enabled': 'Enabled an account',
  'account.sessionsEnded': 'Signed an account out everywhere',
  'account.secondFactorReset': 'Reset the second factor of an account',
  'account.adminGranted': 'Made an account an admin',
  'account.adminRevoked': 'Took the right of an admin back',
  'document.opened': 'Opened a document',
  'mail.resent': 'Sent a mail again',
  'search.reindexed': 'Had the search index read everything again',
  'mail.tested': 'Sent a test mail to themselves',
  'contactMessage.answered': 'Marked a contact message as answered',
  'registration.invited': 'Invited somebody to register',
};

/** The name of who acts by a command on the server, without an account. */
export const COMMAND_LINE_NAME = 'Command line';
