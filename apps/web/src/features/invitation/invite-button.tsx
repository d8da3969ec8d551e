import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { JobPost } from '@talaash/domain/job-post/schema';
import type { ComponentProps } from 'react';
import type { RelatedTalent } from '../../parts/company-relation.ts';
import { buttonUnless } from '../../parts/refusal.ts';
import { Button } from '../../ui/press/button.tsx';
import type { Inviting } from './inviting.ts';

interface InviteButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'tone' | 'keys'> {
  talent: RelatedTalent;
  relation: CompanyRelation;
  jobPost: JobPost | undefined;
  inviting: Inviting;
  isTalentInSearch?: boolean;
}

/** Opens the invitation dialog, or says why this talent cannot be invited. */
export function InviteButton({
  talent,
  relation,
  jobPost,
  inviting,
  isTalentInSearch,
  ...buttonProps
}: InviteButtonProps) {
  const refusal = inviting.refusalOf(relation, jobPost, isTalentInSearch);
  return (
    <Button {...buttonProps} {...buttonUnless(refusal, () => inviting.openDialog(talent, jobPost))}>
      {relation.invitationStatus === undefined ? 'Invite' : 'Invited'}
    </Button>
  );
}
