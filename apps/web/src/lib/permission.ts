import type { CompanyPermission } from '@talaash/domain/company-member/choice';
import { hasPermission } from '@talaash/domain/company-member/permission';
import { useViewer } from './session.ts';

/** Whether the viewer's role in their company has a permission. The server decides by the same table. */
export const useMay = (permission: CompanyPermission): boolean =>
  hasPermission(useViewer().companyRole, permission);

/** Whether the viewer may answer in their conversations: a talent, or a member of the company with that permission. */
export function useMayAnswer(): boolean {
  const mayRecruit = useMay('recruit');
  return useViewer().userProfile?.userType === 'talent' || mayRecruit;
}
