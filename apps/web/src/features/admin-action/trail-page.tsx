import type { AdminAction } from '@talaash/contract/admin-action';
import { ADMIN_ACTS, type AdminAct } from '@talaash/domain/admin-action/choice';
import { COMMAND_LINE_UID } from '@talaash/domain/admin-action/limit';
import { ADMIN_ACT_LABELS, COMMAND_LINE_NAME } from '@talaash/domain/admin-action/words';
import { DELETED_ACCOUNT_NAME } from '@talaash/domain/account-deletion/words';
import { fieldLabel } from '@talaash/domain/base/words';
import { NAME_FILTER_DEBOUNCE_MS } from '@talaash/domain/company-relation/limit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { byCursor } from '../../lib/by-cursor.ts';
import { formatDate, formatTime } from '../../lib/format.ts';
import { LocalText } from '../../lib/local-text.tsx';
import { registerStale } from '../../lib/live.ts';
import { LoadMore, moreOf } from '../../lib/load-more.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { PageHead } from '../../ui/show/section.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import { Table } from '../../ui/show/table.tsx';
import css from './trail-page.module.css';

registerStale({
  'adminAction.recorded': () => [api.adminAction.key()],
});

export type TrailFilter = {
  admin?: string | undefined;
  act?: AdminAct | undefined;
  person?: string | undefined;
};

interface TrailPageProps {
  /** The state in the address. */
  filter: TrailFilter;
  onFilter: (filter: TrailFilter) => void;
  /** Links to an account. */
  account: (uid: string, name: string) => ReactNode;
}

const EVERY = 'every';

/** The audit trail of admin actions, newest first. */
export function TrailPage({ filter, onFilter, account }: TrailPageProps) {
  const { admin, act, person = '' } = filter;
  const found = useInfiniteQuery({
    ...api.adminAction.list.infiniteOptions({
      input: (cursor: string | null) => ({
        cursor,
        person,
        ...(admin === undefined ? {} : { adminUid: admin }),
        ...(act === undefined ? {} : { act }),
      }),
      ...byCursor,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.pages.flatMap(({ list }) => list);
  return (
    <>
      <PageHead title="Audit trail" subtitle="A permanent record of every admin action." />
      <Filters filter={filter} onFilter={onFilter} />
      {found.isError && !rows ? (
        <QueryFailure title="The audit trail did not load" queries={[found]} />
      ) : null}
      {found.isPending ? <RowsSkeleton rows={6} label="Loading the audit trail" /> : null}
      {rows?.length === 0 ? (
        <NoActions isFiltered={admin !== undefined || act !== undefined || person !== ''} />
      ) : null}
      {rows && rows.length > 0 ? <Rows rows={rows} account={account} /> : null}
      <LoadMore {...moreOf(found)} className={css['more']} />
    </>
  );
}

function Filters({ filter, onFilter }: Pick<TrailPageProps, 'filter' | 'onFilter'>) {
  const { admin, act, person = '' } = filter;
  const [typed, setTyped] = useState(person);
  const filterLater = useDebouncedCallback(
    () => typed.trim() !== person && onFilter({ ...filter, person: typed.trim() || undefined }),
    NAME_FILTER_DEBOUNCE_MS,
  );
  useEffect(() => filterLater(), [typed, filterLater]);
  const admins = useQuery(api.adminAccount.list.queryOptions({ input: { filter: 'admin' } }));
  return (
    <div className={css['filters']}>
      <SearchField
        label="Person, by email or ID"
        placeholder="Email or ID of a person"
        value={typed}
        onChange={setTyped}
        shortcut="/"
      />
      <SelectField
        label="Action"
        hideLabel
        value={act ?? EVERY}
        options={[
          { value: EVERY, label: 'All actions' },
          ...ADMIN_ACTS.map((value) => ({ value, label: ADMIN_ACT_LABELS[value] })),
        ]}
        onChange={(value) => onFilter({ ...filter, act: value === EVERY ? undefined : value })}
      />
      <SelectField
        label="Admin"
        hideLabel
        value={admin ?? EVERY}
        options={[
          { value: EVERY, label: 'All admins' },
          ...(admins.data?.list ?? []).map(({ uid, name }) => ({ value: uid, label: name })),
        ]}
        onChange={(value) => onFilter({ ...filter, admin: value === EVERY ? undefined : value })}
      />
    </div>
  );
}

function Rows({ rows, account }: { rows: readonly AdminAction[] } & Pick<TrailPageProps, 'account'>) {
  const named = ({ uid, name }: AdminAction['admin']) =>
    uid === COMMAND_LINE_UID ? (
      COMMAND_LINE_NAME
    ) : name === null ? (
      <span title={uid}>{DELETED_ACCOUNT_NAME}</span>
    ) : (
      account(uid, name)
    );
  return (
    <Table
      caption="Audit trail"
      rows={rows}
      keyOf={({ adminActionId }) => adminActionId}
      columns={[
        {
          head: 'When',
          width: '11em',
          cell: ({ createdIsoDateTimeUtc: at }) => (
            <time dateTime={at}>
              <LocalText of={() => `${formatDate(at)}, ${formatTime(at)}`} />
            </time>
          ),
        },
        { head: 'Admin', cell: ({ admin }) => named(admin) },
        { head: 'Action', cell: ({ act }) => ADMIN_ACT_LABELS[act] },
        { head: 'Person', cell: ({ person }) => (person === null ? '–' : named(person)) },
        { head: 'Before and after', cell: (action) => <Values action={action} /> },
      ]}
    />
  );
}

/** The changed values of the action, before and after. */
function Values({ action: { before, after } }: { action: AdminAction }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <ul className={css['values']}>
      {names.map((name) => (
        <li key={name}>
          <span className={css['name']}>{fieldLabel(name)}:</span>{' '}
          {before && name in before ? `${textOf(before[name])} → ` : ''}
          {textOf(after?.[name])}
        </li>
      ))}
    </ul>
  );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function NoActions({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState title="No matching actions">Change or clear the filters to see other actions.</EmptyState>
    );
  return (
    <EmptyState title="No admin actions yet">
      Reviews, disabled accounts, opened documents and resent emails appear here.
    </EmptyState>
  );
}
