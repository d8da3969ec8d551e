import { VISIBILITY_SENTENCES } from '@talaash/domain/talent-profile/words';
import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { ReactNode } from 'react';
import { Switch } from '../../ui/field/checkbox-field.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Link } from '../../ui/press/link.tsx';
import { Status } from '../../ui/show/badge.tsx';
import { Banner } from '../../ui/show/state.tsx';
import css from './talent.module.css';
import { useIsStillIndexed, useUnindex, useVisibility } from './visibility.ts';

interface SearchVisibilityProps {
  /** For an approved talent. */
  profile: TalentProfile;
  /** Who can still see a profile that is not in search. */
  hiddenNote: ReactNode;
}

/** Hides the profile from search in one press, and shows it after a confirmation. */
export function SearchVisibility({ profile, hiddenNote }: SearchVisibilityProps) {
  const isShown = profile.openToWorkStatus !== 'NotSeeking';
  const isStillIndexed = useIsStillIndexed(!isShown);
  const { hide, show, isPending } = useVisibility(profile);
  return (
    <div className={css['status']}>
      {isStillIndexed ? (
        <StillIndexed onShow={() => void show()} isShowing={isPending} />
      ) : (
        <Switch
          label={<Status tone={isShown ? 'ok' : 'none'}>{isShown ? 'Shown in search' : 'Hidden'}</Status>}
          aria-label="Shown in search"
          aria-busy={isPending || undefined}
          checked={isShown}
          onChange={(isVisible) => {
            if (isPending) return;
            if (isVisible) void show();
            else hide();
          }}
        />
      )}
      {isShown ? (
        <p className={css['line']}>
          As “{OPEN_TO_WORK_STATUS_LABELS[profile.openToWorkStatus]}”. If you hide it, companies no longer
          find you. Your conversations stay.{' '}
          <Link to="/talent/profile/edit" hash="role">
            Change
          </Link>
        </p>
      ) : (
        <div className={css['line']}>{hiddenNote}</div>
      )}
    </div>
  );
}

/** The search index still holds a hidden profile. */
function StillIndexed({ onShow, isShowing }: { onShow: () => void; isShowing: boolean }) {
  const unindex = useUnindex();
  return (
    <>
      <Banner tone="warm" live title={VISIBILITY_SENTENCES.stillIndexed}>
        {VISIBILITY_SENTENCES.stillIndexedBody}
      </Banner>
      <div className={css['choices']}>
        <Button
          tone="primary"
          loading={unindex.isPending}
          disabled={isShowing}
          onClick={() => unindex.mutate({})}
        >
          Remove from Search
        </Button>
        <Button loading={isShowing} disabled={unindex.isPending} onClick={onShow}>
          Make Visible Instead
        </Button>
      </div>
    </>
  );
}
