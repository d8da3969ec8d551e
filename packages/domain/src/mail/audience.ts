import { COMPANY_ROLES, type CompanyPermission, type CompanyRole } from '../company-member/choice.ts';
import { hasPermission } from '../company-member/permission.ts';
import type { MailName } from './words.ts';

/** What a member of a company must be allowed to do to get a mail of the company. Others are for the owner alone. */
const NEEDS: Partial<Record<MailName, CompanyPermission>> = {
  // It ends a wait. A member who can read the conversation wants to know.
  InvitationAccepted: 'read',
  InvitationRejected: 'read',
  // They are for one member, who may read what the company notes.
  noteMentioned: 'read',
  reminderDue: 'read',
  // They ask for something that only recruiters can do.
  InvitationUnanswered: 'recruit',
  newMessages: 'recruit',
  meetingOffered: 'recruit',
  joiningRecord: 'recruit',
  jobPostAsked: 'recruit',
  jobPostClosed: 'recruit',
  searchAlert: 'recruit',
  erasureRequested: 'recruit',
  started: 'pay',
  paymentFailed: 'pay',
  cancelled: 'pay',
  resumed: 'pay',
  ended: 'pay',
};

/** Whether a member with a role gets a mail of their company. */
export const isMailedTo = (role: CompanyRole, mail: MailName): boolean =>
  hasPermission(role, NEEDS[mail] ?? 'manage');

/** The roles whose members get a mail of their company. */
export const rolesMailed = (mail: MailName): CompanyRole[] =>
  COMPANY_ROLES.filter((role) => isMailedTo(role, mail));
