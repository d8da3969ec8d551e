import { companyInvitationRefusals } from '@talaash/domain/invitation/rule';
import { useCompany } from '../../features/company/company.ts';
import { useCompanyId, useViewer } from '../../lib/session.ts';
import { askToUpgrade } from '../../parts/refusal.ts';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/link.tsx';

/** Replaces the first conversation: its requirements, by the rule for answering invitations, and the steps to it. */
export function useNoConversations() {
  const { hasPremiumAccess } = useViewer();
  const company = useCompany(useCompanyId()).data;
  const needs = company ? companyInvitationRefusals({ hasPremiumAccess, company }) : [];
  return {
    empty: [
      'When you invite someone, the conversation starts here.',
      ...needs.map(({ message }) => message),
    ].join(' '),
    emptyStep:
      needs.length === 0 ? (
        <ButtonLink tone="primary" to="/company/search">
          Start Searching
        </ButtonLink>
      ) : (
        <>
          {needs.map(({ code }) =>
            code === 'PREMIUM_REQUIRED' ? (
              <Button key={code} tone="primary" onClick={askToUpgrade}>
                Upgrade
              </Button>
            ) : (
              <ButtonLink key={code} to="/company/profile">
                Company profile
              </ButtonLink>
            ),
          )}
        </>
      ),
  };
}
