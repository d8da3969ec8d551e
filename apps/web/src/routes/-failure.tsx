import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router';
import { isPassing } from '../lib/call-error.ts';
import { ButtonLink } from '../ui/press/link.tsx';
import { usePageTitle } from '../ui/base/page-title.ts';
import { PageHead } from '../ui/show/section.tsx';
import { ErrorPage, NotFoundPage } from '../ui/shell/lost-page.tsx';
import { ErrorState } from '../ui/show/state.tsx';
import css from './-loading.module.css';

/** The routes whose shell has its own main landmark. */
const routesWithShell: ReadonlySet<string> = new Set(['/company', '/talent', '/admin', '/auth']);

const useIsInShell = () =>
  useMatches({
    select: (matches) =>
      matches.some(({ routeId, status }) => routesWithShell.has(routeId) && status === 'success'),
  });

/** Replaces a page that failed to load or to render. */
export function RouteFailure({ error }: ErrorComponentProps) {
  usePageTitle('Something went wrong');
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
        Nothing that you typed is lost. Check your connection, or try again in a moment.
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
    <ErrorState title="Something went wrong" onRetry={retry}>
      That was our mistake, not yours. Nothing that was saved is lost.
    </ErrorState>
  );
}

/** Shown at an address without a page. */
export function MissingPage() {
  return useIsInShell() ? <MissingInShell /> : <NotFoundPage />;
}

function MissingInShell() {
  usePageTitle('Page not found');
  return (
    <>
      <PageHead
        title="Not in this directory"
        subtitle="There is no page at this address. It may have moved, or the link was cut off."
      />
      <ButtonLink to="/" tone="primary">
        Go to the start page
      </ButtonLink>
    </>
  );
}
