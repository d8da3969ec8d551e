import { type ReactNode, useEffect, useState } from 'react';
import { NAME_FILTER_DEBOUNCE_MS } from '@talaash/domain/company-relation/limit';
import { LoadMore, type More } from '../lib/load-more.tsx';
import { SearchField } from '../ui/field/search-field.tsx';
import { PageHead } from '../ui/show/section.tsx';
import { RowsSkeleton } from '../ui/show/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/show/state.tsx';
import { useIntent } from '../ui/base/intent.ts';
import { useDebouncedCallback } from '../ui/base/use-debounced-callback.ts';
import { UnapprovedNotice } from './company-approval.tsx';
import css from './talent-list-page.module.css';
import { type ListedTalent, TalentTable } from './talent-table.tsx';
import { formatCount, formatNumber } from '../lib/format.ts';

interface TalentListPageProps<Row extends ListedTalent> extends More {
  title: string;
  /** Beside the title: actions on the whole list. */
  tools?: ReactNode;
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  /** The length of the whole list; undefined while unknown. */
  total: number | undefined;
  isError: boolean;
  onRetry: () => void;
  /** The filter in the address. */
  name: string;
  onName: (name: string) => void;
  /** Beside the name filter. */
  filters?: ReactNode;
  isFiltered: boolean;
  empty: { title: string; text: string; action: ReactNode };
  onOpen: (talentId: string) => void;
  /** Called with the talent that the person is about to open. */
  onIntent: (talentId: string) => void;
  actions: (row: Row) => ReactNode;
  /** Below each name. The same function in every render. */
  note?: (row: Row) => ReactNode;
}

/** A company's list of talents, with a name filter and actions per talent. */
export function TalentListPage<Row extends ListedTalent>(props: TalentListPageProps<Row>) {
  const {
    title,
    tools,
    rows,
    total,
    isError,
    onRetry,
    onName,
    onIntent,
    filters,
    isFiltered,
    empty,
    onOpen,
    actions,
    note,
    loadMore,
    isLoadingMore,
    hasMoreFailed,
  } = props;
  const [name, setName] = useState(props.name);
  const filter = useDebouncedCallback(() => onName(name.trim()), NAME_FILTER_DEBOUNCE_MS);
  useEffect(() => filter(), [name, filter]);
  const intent = useIntent('data-talent', onIntent);

  if (total === 0 && !isFiltered) {
    return (
      <>
        <PageHead title={title} />
        <EmptyState title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHead title={title} actions={tools} />
      <UnapprovedNotice />
      <div className={css['filters']}>
        <SearchField
          label="Filter by name"
          placeholder="Filter by name"
          value={name}
          onChange={setName}
          shortcut="/"
          listId="listed-people"
        />
        {filters}
      </div>
      {isError && !rows ? <ErrorState title="The list did not load" onRetry={onRetry} /> : null}
      {!rows && !isError ? <RowsSkeleton rows={6} /> : null}
      {rows ? (
        <>
          <p className={css['shown']} role="status">
            Showing {formatNumber(rows.length)} of {formatCount(total ?? rows.length, 'profile')}
          </p>
          {rows.length === 0 ? (
            <EmptyState level={3} title="No one on this list matches">
              The filter searches the start of each name.
            </EmptyState>
          ) : (
            <div id="listed-people" {...intent}>
              <TalentTable caption={title} rows={rows} onOpen={onOpen} actions={actions} note={note} />
            </div>
          )}
          <LoadMore {...{ loadMore, isLoadingMore, hasMoreFailed }} className={css['more']} />
        </>
      ) : null}
    </>
  );
}
