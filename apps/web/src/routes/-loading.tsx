import { TextSkeleton } from '../ui/show/skeleton.tsx';
import css from './-loading.module.css';

/** A whole page while it is not known yet who is asking. */
export function LoadingAuthentication() {
  return (
    <main id="main" className={css['page']}>
      <TextSkeleton lines={4} label="Loading authentication..." />
    </main>
  );
}
