import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import { talentStanding } from '@talaash/domain/talent-profile/standing';
import type { Talent } from '@talaash/domain/talent/schema';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { ReactNode } from 'react';
import { Status } from '../../ui/show/badge.tsx';
import { Link } from '../../ui/press/link.tsx';
import css from './talent.module.css';

interface SearchVisibilityProps {
  talent: Talent | null;
  profile: TalentProfile | null;
  /** Who can still see what of a profile that is not in search. */
  hiddenNote: ReactNode;
}

/** Says whether companies can find this talent, and why. */
export function SearchVisibility({ talent, profile, hiddenNote }: SearchVisibilityProps) {
  const isOpen = profile !== null && profile.openToWorkStatus !== 'NotSeeking';
  const isShown = talentStanding(talent, profile).isInSearch;
  return (
    <div className={css['status']}>
      <Status tone={isShown ? 'ok' : 'none'}>{isShown ? 'Shown in search' : 'Not in search'}</Status>
      <p className={css['line']}>{reason()}</p>
      {profile !== null && !isShown ? <div className={css['line']}>{hiddenNote}</div> : null}
    </div>
  );

  function reason() {
    if (!profile) return 'Companies cannot find you until you have a profile.';
    const status = OPEN_TO_WORK_STATUS_LABELS[profile.openToWorkStatus];
    const change = (
      <Link to="/talent/profile/edit" hash="role">
        Change
      </Link>
    );
    if (!isOpen)
      return (
        <>
          Your status is “{status}”. {change}
        </>
      );
    if (!isShown) return 'Companies can find you as soon as your profile has passed its review.';
    return (
      <>
        Companies see you as “{status}”. {change}
      </>
    );
  }
}
