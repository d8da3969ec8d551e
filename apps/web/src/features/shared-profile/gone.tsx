import { OWN_SHARED_PROFILE_SENTENCES, SHARED_PROFILE_GONE } from '@talaash/domain/shared-profile/words';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { ButtonLink } from '../../ui/press/link.tsx';
import { MessagePage } from '../../ui/shell/lost-page.tsx';

/** Shown at an address without a public profile. */
export function GoneProfile({ isOwn, home }: { isOwn: boolean; home: string }) {
  usePageTitle(SHARED_PROFILE_GONE.title);
  const { hidden, hiddenBody } = OWN_SHARED_PROFILE_SENTENCES;
  return (
    <MessagePage sentence={isOwn ? hidden : SHARED_PROFILE_GONE.title}>
      <p>{isOwn ? hiddenBody : SHARED_PROFILE_GONE.sentence}</p>
      <ButtonLink tone="primary" to={home}>
        {home === '/' ? 'Search all profiles' : 'Go to the start page'}
      </ButtonLink>
    </MessagePage>
  );
}
