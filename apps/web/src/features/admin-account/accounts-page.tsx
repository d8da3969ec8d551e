import type { AdminAccount } from '@talaash/contract/admin-account';
import { ADMIN_ACCOUNT_FILTERS, type AdminAccountFilter } from '@talaash/domain/admin-account/choice';
import { ADMIN_ACCOUNT_FILTER_LABELS } from '@talaash/domain/admin-account/words';
import { NAME_FILTER_DEBOUNCE_MS } from '@talaash/domain/company-relation/limit';
import { useEffect, useState } from 'react';
import { formatNumber, formatDate } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Badge } from '../../ui/show/badge.tsx';
import { PageHead } from '../../ui/show/section.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { Table } from '../../ui/show/table.tsx';
import { useAccounts } from './accounts.ts';
import css from './accounts.module.css';

interface AccountsPageProps {
  /** The state in the address. */
  search: string;
  filter: AdminAccountFilter;
  onSearch: (search: string) => void;
  onFilter: (filter: AdminAccountFilter) => void;
  onOpen: (uid: string) => void;
  selected: string | undefined;
}

const FILTER_OPTIONS = ADMIN_ACCOUNT_FILTERS.map((value) => ({
  value,
  label: ADMIN_ACCOUNT_FILTER_LABELS[value],
}));

/** All accounts, for admins. */
export function AccountsPage({ search, filter, onSearch, onFilter, onOpen, selected }: AccountsPageProps) {
  const [typed, setTyped] = useState(search);
  const searchLater = useDebouncedCallback(() => onSearch(typed.trim()), NAME_FILTER_DEBOUNCE_MS);
  useEffect(() => searchLater(), [typed, searchLater]);
  const found = useAccounts(search, filter);
  const rows = found.data?.pages.flatMap(({ list }) => list);
  return (
    <>
      <PageHead title="Accounts" />
      <div className={css['filters']}>
        <SearchField
          label="Search by name, email or ID"
          placeholder="Name, email or ID"
          value={typed}
          onChange={setTyped}
          shortcut="/"
          listId="accounts"
        />
        <SelectField label="Show" hideLabel options={FILTER_OPTIONS} value={filter} onChange={onFilter} />
      </div>
      {found.isError && !rows ? <QueryFailure title="The accounts did not load" queries={[found]} /> : null}
      {found.isPending ? <RowsSkeleton rows={6} label="Loading accounts" /> : null}
      {rows ? <Rows rows={rows} onOpen={onOpen} selected={selected} /> : null}
      <LoadMore {...moreOf(found)} className={css['more']} />
    </>
  );
}

function Rows({
  rows,
  onOpen,
  selected,
}: { rows: readonly AdminAccount[] } & Pick<AccountsPageProps, 'onOpen' | 'selected'>) {
  return (
    <>
      <p className={css['dim']} role="status">
        {rows.length === 0 ? '' : `Showing ${formatNumber(rows.length)}`}
      </p>
      {rows.length === 0 ? (
        <EmptyState title="No account matches">
          Search by a word in the name, the start of the email address, or the full ID.
        </EmptyState>
      ) : (
        <div id="accounts">
          <Table
            caption="Accounts"
            rows={rows}
            keyOf={({ uid }) => uid}
            selected={selected}
            columns={[
              {
                head: 'Name',
                cell: ({ uid, name, email }) => (
                  <>
                    <button type="button" className={css['name']} onClick={() => onOpen(uid)}>
                      {name}
                    </button>
                    <div className={css['dim']}>{email}</div>
                  </>
                ),
              },
              { head: 'Type', cell: (account) => <Side account={account} /> },
              { head: 'Status', cell: (account) => <States account={account} /> },
              {
                head: 'Created',
                align: 'end',
                wide: true,
                cell: ({ createdIsoDateTimeUtc }) => (
                  <LocalText of={() => formatDate(createdIsoDateTimeUtc)} />
                ),
              },
            ]}
          />
        </div>
      )}
    </>
  );
}

const SIDES = { talent: 'Talent', company: 'Company' };

function Side({ account: { userType, profileName, name } }: { account: AdminAccount }) {
  return (
    <>
      {userType === null ? '–' : SIDES[userType]}
      {profileName !== null && profileName !== name ? <div className={css['dim']}>{profileName}</div> : null}
    </>
  );
}

export function States({ account }: { account: AdminAccount }) {
  return (
    <span className={css['badges']}>
      {account.isDisabled ? <Badge tone="bad">Disabled</Badge> : null}
      {account.isAdmin ? <Badge>Admin</Badge> : null}
      {account.isEmailVerified ? null : <Badge tone="warm">Unverified</Badge>}
    </span>
  );
}
