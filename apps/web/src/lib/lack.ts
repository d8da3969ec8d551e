import type { CompanyPermission } from '@talaash/domain/company-member/choice';
import { permissionRefusal } from '@talaash/domain/company-member/permission-refusal';
import { useViewer } from './session.ts';

/** Why the viewer's role lacks a permission, in one sentence; undefined if it has it. */
export const useLackOf = (permission: CompanyPermission): string | undefined =>
  permissionRefusal(useViewer().companyRole, permission);
