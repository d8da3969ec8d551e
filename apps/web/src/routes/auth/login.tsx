import { createFileRoute } from '@tanstack/react-router';
import { PAGE_TITLES } from '@talaash/domain/page/words';
import { LogInForm } from '../../features/account/log-in-form.tsx';
import { destinationOf, requireSignedOut } from '../../lib/guard.ts';
import { searchParams } from '../../lib/search-params.ts';
import { beginSession } from '../../lib/session.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { redirectSearch } from './-search.ts';

export const Route = createFileRoute('/auth/login')({
  validateSearch: searchParams(redirectSearch),
  beforeLoad: requireSignedOut,
  component: LogInPage,
});

function LogInPage() {
  usePageTitle(PAGE_TITLES['/auth/login']);
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LogInForm
      redirect={redirect}
      onLoggedIn={async () => {
        const viewer = await beginSession();
        return () => navigate({ href: destinationOf(viewer, redirect), replace: true });
      }}
    />
  );
}
