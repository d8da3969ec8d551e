import { COMPANY_MEMBER_SENTENCES } from '@talaash/domain/company-member/words';
import { JOIN_PATH } from '@talaash/domain/viewer/rule';
import { Link } from '../../ui/press/link.tsx';
import { Banner } from '../../ui/show/state.tsx';
import { useOwnMemberships } from './members.ts';

/** Tells a person without a side that a company has invited them. */
export function WaitingInvitationBanner() {
  const { data } = useOwnMemberships();
  if (!data || data.invitations.length === 0) return null;
  return (
    <Banner tone="info" actions={<Link to={JOIN_PATH}>Open the invitation</Link>}>
      {COMPANY_MEMBER_SENTENCES.waiting}
    </Banner>
  );
}
