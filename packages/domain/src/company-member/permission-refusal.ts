import type { CompanyPermission, CompanyRole } from './choice.ts';
import { hasPermission } from './permission.ts';

/** The refusal of a call for which a member lacks the permission. */
export const COMPANY_PERMISSION_SENTENCES: Record<CompanyPermission, string> = {
  member: 'You are no longer a member of this company.',
  read: 'Your role in this company does not show people or conversations. Ask its owner for another role.',
  recruit:
    'Only the owner and recruiters of your company can do this. Ask its owner for the role of a recruiter.',
  pay: 'Only the owner and billing members of your company can do this.',
  manage: 'Only the owner of your company can do this.',
};

/** Why a member may not make a call that needs a permission; undefined if they may. */
export const permissionRefusal = (
  role: CompanyRole | null,
  permission: CompanyPermission,
): string | undefined =>
  hasPermission(role, permission)
    ? undefined
    : COMPANY_PERMISSION_SENTENCES[role === null ? 'member' : permission];
