import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LogInForm } from '../../features/account/log-in-form.tsx';
import { requireSignedOut } from '../../lib/guard.ts';
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
  usePageTitle('Log in');
  const { redirect } = Route.useSearch();
  const router = useRouter();
  return (
    <LogInForm
      redirect={redirect}
      onLoggedIn={async () => {
        await beginSession();
        // The guard of the page leads on: here to where the login was asked for, and a page opened meanwhile may stay.
        await router.invalidate();
      }}
    />
  );
}
