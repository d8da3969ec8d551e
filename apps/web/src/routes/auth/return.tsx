import { createFileRoute } from '@tanstack/react-router';
import type { ProviderResult } from '@talaash/domain/identity-provider/choice';
import { ProviderReturn } from '../../features/account/provider-return.tsx';
import { isProvider, isResult } from '../../features/account/provider-visit.ts';
import { destinationOf } from '../../lib/guard.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { beginSession } from '../../lib/session.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { redirectSearch } from './-search.ts';

interface ReturnSearch {
  provider?: string;
  result?: ProviderResult;
  attempt?: string;
  redirect?: string;
}

export const Route = createFileRoute('/auth/return')({
  validateSearch: searchParams((raw): ReturnSearch => {
    const attempt = textOf(raw['attempt']);
    return {
      ...(isProvider(raw['provider']) ? { provider: raw['provider'] } : {}),
      ...(isResult(raw['result']) ? { result: raw['result'] } : {}),
      ...(attempt === undefined ? {} : { attempt }),
      ...redirectSearch(raw),
    };
  }),
  component: ReturnPage,
});

function ReturnPage() {
  usePageTitle('Log in');
  const { provider, result = 'failed', attempt, redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProviderReturn
      provider={provider}
      result={result}
      attempt={attempt}
      redirect={redirect}
      onLoggedIn={async () => {
        const viewer = await beginSession();
        return () => navigate({ href: destinationOf(viewer, redirect), replace: true });
      }}
    />
  );
}
