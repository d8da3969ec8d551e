import { OWN_SHARED_PROFILE_SENTENCES, SHARED_PROFILE_GONE } from '@talaash/domain/shared-profile/words';
import { ButtonLink } from '../../ui/press/link.tsx';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { EmptyState } from '../../ui/show/state.tsx';

/** What stands at an address where guests find no profile. */
export function GoneProfile({ isOwn, home }: { isOwn: boolean; home: string }) {
  usePageTitle(SHARED_PROFILE_GONE.title);
  if (isOwn)
    return (
      <EmptyState
        title={OWN_SHARED_PROFILE_SENTENCES.hidden}
        action={
          <ButtonLink tone="primary" to="/talent/dashboard">
            Go to your dashboard
          </ButtonLink>
        }
      >
        {OWN_SHARED_PROFILE_SENTENCES.hiddenBody}
      </EmptyState>
    );
  return (
    <EmptyState
      title={SHARED_PROFILE_GONE.title}
      action={
        <ButtonLink tone="primary" to={home}>
          {home === '/' ? 'Search all profiles' : 'Go to the start page'}
        </ButtonLink>
      }
    >
      {SHARED_PROFILE_GONE.sentence}
    </EmptyState>
  );
}
