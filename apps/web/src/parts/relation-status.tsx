import { IconEyeOff } from '../ui/icon/eye-off.ts';
import { IconSend } from '../ui/icon/send.ts';
import { IconStar } from '../ui/icon/star.ts';
import type { CompanyRelation } from '@talaash/contract/company-relation';
import type { ReactNode } from 'react';
import css from './relation-status.module.css';

/** A talent's relation to the company: Hidden, Invited or Shortlisted; otherwise nothing. */
export function RelationStatus({ relation }: { relation: CompanyRelation }) {
  const { isHidden, isShortlisted, invitationStatus } = relation;
  if (isHidden) return <Words icon={<IconEyeOff aria-hidden />}>Hidden</Words>;
  if (invitationStatus !== undefined) return <Words icon={<IconSend aria-hidden />}>Invited</Words>;
  if (isShortlisted) return <Words icon={<IconStar aria-hidden />}>Shortlisted</Words>;
  return null;
}

function Words({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={css['status']}>
      {icon}
      <span className={css['word']}>{children}</span>
    </span>
  );
}
