import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router';
import { isPassing } from '../lib/call-error.ts';
import { ButtonLink } from '../ui/press/link.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { PageHead } from '../ui/show/section.tsx';
import { ErrorPage, NotFoundPage } from '../ui/shell/lost-page.tsx';
import { FAILED_PAGE, MISSING_PAGE } from '../ui/shell/lost-words.ts';
import { ErrorState } from '../ui/show/state.tsx';
import css from './-loading.module.css';

/** Routes whose shell has its own main landmark. */
const routesWithShell: ReadonlySet<string> = new Set(['/company', '/talent', '/admin', '/auth', '/demo']);

const useIsInShell = () =>
  useMatches({
    select: (matches) =>
      matches.some(({ routeId, status }) => routesWithShell.has(routeId) && status === 'success'),
  });

/** Replaces a page that failed to load or to render. */
export function RouteFailure({ error }: ErrorComponentProps) {
  usePageTitle(FAILED_PAGE.title);
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const isInShell = useIsInShell();

  function retry() {
    queries.reset();
    void router.invalidate();
  }

  if (isPassing(error)) {
    const state = (
      <ErrorState title="The server cannot be reached" onRetry={retry}>
        What you typed is not lost. Check your connection, or try again in a moment.
      </ErrorState>
    );
    return isInShell ? (
      state
    ) : (
      <main id="main" className={css['page']}>
        {state}
      </main>
    );
  }
  if (!isInShell) return <ErrorPage onRetry={retry} />;
  return (
    <ErrorState title={FAILED_PAGE.title} onRetry={retry}>
      {FAILED_PAGE.sentence}
    </ErrorState>
  );
}

/** Shown for an unknown address. */
export function MissingPage() {
  return useIsInShell() ? <MissingInShell /> : <NotFoundPage />;
}

function MissingInShell() {
  usePageTitle(MISSING_PAGE.title);
  return (
    <>
      <PageHead title={MISSING_PAGE.title} subtitle={MISSING_PAGE.sentence} />
      <ButtonLink to="/" tone="primary">
        Go to the start page
      </ButtonLink>
    </>
  );
}
