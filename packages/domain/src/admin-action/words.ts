import type { AdminAct } from './choice.ts';

/** The audit trail's sentence for each action. */
export const ADMIN_ACT_LABELS: Record<AdminAct, string> = {
  'talent.approved': 'Approved a talent',
  'talent.rejected': 'Rejected a talent',
  'company.approved': 'Approved a company',
  'company.rejected': 'Rejected a company',
  'companyIdentifier.seen': 'Saw the GSTIN or CIN of a company',
  'account.disabled': 'Disabled an account',
  'account.enabled': 'Enabled an account',
  'account.sessionsEnded': 'Logged an account out on all devices',
  'account.secondFactorReset': 'Reset the second factor of an account',
  'account.adminGranted': 'Made an account an admin',
  'account.adminRevoked': 'Revoked admin rights of an account',
  'document.opened': 'Opened a document',
  'mail.resent': 'Resent an email',
  'search.reindexed': 'Rebuilt the search index',
  'mail.tested': 'Sent a test email',
  'contactMessage.answered': 'Marked a contact message as answered',
  'registration.invited': 'Invited someone to sign up',
  'report.asked': 'Asked a colleague about a report',
  'report.banAsked': 'Asked for a ban',
  'report.decided': 'Decided a report',
  'appeal.decided': 'Decided an appeal',
  'sanction.lifted': 'Took a decision back',
};

/** The actor's name for commands on the server, which have no account. */
export const COMMAND_LINE_NAME = 'Command line';
