import type { CompanyPermission, CompanyRole } from './choice.ts';

/** Who may do what in a company. */
const ROLES_WITH: Record<CompanyPermission, readonly CompanyRole[]> = {
  member: ['owner', 'recruiter', 'viewer', 'billing'],
  read: ['owner', 'recruiter', 'viewer'],
  recruit: ['owner', 'recruiter'],
  pay: ['owner', 'billing'],
  manage: ['owner'],
};

/** Whether a role has a permission. Null is nobody's role. */
export const hasPermission = (role: CompanyRole | null, permission: CompanyPermission): boolean =>
  role !== null && ROLES_WITH[permission].includes(role);
