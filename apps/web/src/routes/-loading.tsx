import { LOADING_SENTENCES } from '@talaash/domain/base/words';
import { ADMIN_ACCESS_SENTENCES } from '@talaash/domain/viewer/words';
import { TextSkeleton } from '../ui/show/skeleton.tsx';
import css from './-loading.module.css';

/** A placeholder for the whole page until the session is known. */
export const LoadingAuthentication = () => <LoadingPage label={LOADING_SENTENCES.authentication} />;

/** The same for the pages of one side: the user profile says whose they are. */
export const LoadingUserProfile = () => <LoadingPage label={LOADING_SENTENCES.userProfile} />;

/** The same for the pages of admins. */
export const CheckingAdmin = () => <LoadingPage label={ADMIN_ACCESS_SENTENCES.checking} />;

function LoadingPage({ label }: { label: string }) {
  return (
    <main id="main" className={css['page']}>
      <TextSkeleton lines={4} label={label} />
    </main>
  );
}
