import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { ADMIN_ACCESS_SENTENCES } from '@talaash/domain/viewer/words';
import { TextSkeleton } from '../ui/show/skeleton.tsx';
import css from './-loading.module.css';

/** A placeholder for the whole page until the session is known. */
export const LoadingAuthentication = () => <LoadingPage text={LOADING_SENTENCES.authentication} />;

/** The same for the pages of one portal: the viewer's user type decides which. */
export const LoadingUserProfile = () => <LoadingPage text={LOADING_SENTENCES.userProfile} />;

/** The same for admin pages. */
export const CheckingAdmin = () => <LoadingPage text={ADMIN_ACCESS_SENTENCES.checking} />;

function LoadingPage({ text }: { text: string }) {
  return (
    <main id="main" className={css['page']}>
      <TextSkeleton lines={4} text={text} />
    </main>
  );
}
