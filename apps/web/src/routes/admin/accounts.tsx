import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ADMIN_ACCOUNT_FILTERS, type AdminAccountFilter } from '@talaash/domain/admin-account/choice';
import { useRef } from 'react';
import { AccountDrawer } from '../../features/admin-account/account-dialog.tsx';
import { AccountsPage } from '../../features/admin-account/accounts-page.tsx';
import { readFirstAsAdmin } from '../../lib/first-data.ts';
import { searchParams, textOf } from '../../lib/search-params.ts';
import { usePageTitle } from '../../ui/base/page-title.ts';
import { Link } from '../../ui/press/link.tsx';
import { accountsQuery } from '../../features/admin-account/accounts.ts';

type State = {
  search?: string | undefined;
  filter?: AdminAccountFilter | undefined;
  account?: string | undefined;
};

const readState = searchParams(
  ({ search, filter, account }): State => ({
    search: textOf(search),
    filter: ADMIN_ACCOUNT_FILTERS.find((one) => one === filter),
    account: textOf(account),
  }),
);

export const Route = createFileRoute('/admin/accounts')({
  validateSearch: readState,
  loader: ({ context, location }) => {
    const { search = '', filter = 'all' } = readState(location.search);
    readFirstAsAdmin(context, accountsQuery(search, filter));
  },
  component: Accounts,
});

function Accounts() {
  usePageTitle('Accounts');
  const state = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const isOpenedHere = useRef(false);
  const go = (change: State, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false });
  /** Goes back if this page opened the account. Otherwise removes it from the address. */
  function close() {
    if (isOpenedHere.current) history.back();
    else go({ account: undefined }, true);
    isOpenedHere.current = false;
  }

  return (
    <>
      <AccountsPage
        search={state.search ?? ''}
        filter={state.filter ?? 'all'}
        onSearch={(search) => search !== (state.search ?? '') && go({ search: search || undefined }, true)}
        onFilter={(filter) => go({ filter: filter === 'all' ? undefined : filter })}
        onOpen={(account) => {
          isOpenedHere.current = true;
          go({ account });
        }}
        selected={state.account}
      />
      {state.account === undefined ? null : (
        <AccountDrawer
          key={state.account}
          uid={state.account}
          onClose={close}
          trail={(person) => (
            <Link to="/admin/actions" search={{ person }}>
              Admin actions on this account
            </Link>
          )}
        />
      )}
    </>
  );
}
