import { TextSkeleton } from '../ui/show/skeleton.tsx';
import css from './-loading.module.css';

/** A placeholder for the whole page until the session is known. */
export function LoadingAuthentication() {
  return (
    <main id="main" className={css['page']}>
      <TextSkeleton lines={4} label="Loading authentication..." />
    </main>
  );
}
