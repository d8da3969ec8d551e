import type { CompanyPermission } from '@talaash/domain/company-member/choice';
import type { ReactNode } from 'react';
import { useLackOf } from '../lib/lack.ts';
import { Banner } from '../ui/show/state.tsx';
import css from './role-lock.module.css';

/** Shows a part that the viewer's role lets them read, but not change: it says who can, and its controls are disabled. */
export function RoleLock({ needs, children }: { needs: CompanyPermission; children: ReactNode }) {
  const lack = useLackOf(needs);
  if (lack === undefined) return children;
  return (
    <>
      <Banner tone="info">{lack}</Banner>
      <fieldset disabled className={css['locked']}>
        {children}
      </fieldset>
    </>
  );
}
