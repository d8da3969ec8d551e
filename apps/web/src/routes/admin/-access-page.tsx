import { useLocation } from '@tanstack/react-router';
import { ADMIN_ACCESS_SENTENCES } from '@talaash/domain/viewer/words';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { ButtonLink } from '../../ui/press/link.tsx';
import { MessagePage } from '../../ui/shell/lost-page.tsx';

/** Replaces the whole admin portal, at every address below it, whether or not the page exists. */
export function AdminAccessPage({ isSignedIn }: { isSignedIn: boolean }) {
  usePageTitle('Admin access');
  const href = useLocation({ select: (location) => location.href });
  if (isSignedIn) {
    return (
      <MessagePage sentence={ADMIN_ACCESS_SENTENCES.notAdmin}>
        <ButtonLink to="/" tone="primary" size="l">
          Go to the start page
        </ButtonLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage sentence={ADMIN_ACCESS_SENTENCES.signedOut}>
      <ButtonLink to="/auth/login" search={{ redirect: href }} tone="primary" size="l">
        Log in
      </ButtonLink>
    </MessagePage>
  );
}
