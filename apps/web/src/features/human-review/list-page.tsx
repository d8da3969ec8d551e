import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '../../lib/format.ts';
import { LoadMore, type More } from '../../lib/load-more.tsx';
import { QueryFailure } from '../../lib/query-failure.tsx';
import { ListAndPanel } from '../../parts/list-and-panel.tsx';
import { CheckboxField } from '../../ui/field/checkbox-field.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { EmptyState } from '../../ui/show/state.tsx';
import css from './list-page.module.css';

interface AdminListPageProps {
  title: string;
  /** The noun of the list, singular and plural. */
  nouns: readonly [one: string, many: string];
  sentences: { loadFailed: string; loading: string; none: string; noneYet: string };
  list: More & {
    query: { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
    rows: readonly unknown[] | undefined;
  };
  /** The number of all records waiting for a human review, as on the tab. Undefined while unknown. */
  waitingCount: number | undefined;
  /** The number of loaded records waiting for a human review. */
  pendingCount: number;
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
  isPendingOnly: boolean;
  onPendingOnly: (isPendingOnly: boolean) => void;
  figures?: ReactNode;
  table: ReactNode;
  /** The open record beside the list. */
  panel: ReactNode;
}

const LIST_ID = 'admin-list';

/** A list of the admin portal: figures, filters and a table, with the open record beside it. */
export function AdminListPage(props: AdminListPageProps) {
  const { title, search, onSearch, figures, panel } = props;
  return (
    <ListAndPanel
      title={title}
      search={{ label: `Search ${props.nouns[1]}`, placeholder: 'Name, email or ID', text: search }}
      onSearch={onSearch}
      listId={LIST_ID}
      panel={panel}
    >
      {figures}
      <div className={css['filter']}>
        <CheckboxField
          label={`Show only pending review${waitingText(props.waitingCount)}`}
          checked={props.isPendingOnly}
          onChange={props.onPendingOnly}
        />
        {props.isPendingOnly ? <span className={css['note']}>Longest waiting first</span> : null}
      </div>
      <Listed {...props} />
    </ListAndPanel>
  );
}

function Listed({ list, nouns, sentences, pendingCount, search, isPendingOnly, table }: AdminListPageProps) {
  const { rows, query, ...more } = list;
  if (!rows && query.isError) return <QueryFailure title={sentences.loadFailed} queries={[query]} />;
  if (!rows) return <RowsSkeleton rows={10} text={sentences.loading} />;
  const isFiltered = search !== undefined || isPendingOnly;
  return (
    <>
      {query.isError && !more.hasMoreFailed ? (
        <QueryFailure title={sentences.loadFailed} queries={[query]} />
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title={sentences.none}>
          {isFiltered ? emptySentence(search) : sentences.noneYet}
        </EmptyState>
      ) : (
        <div id={LIST_ID} className={css['table']}>
          {table}
        </div>
      )}
      <div className={css['foot']}>
        <LoadMore {...more} />
        <span role="status">
          {formatCount(rows.length, ...nouns)} loaded, {formatNumber(pendingCount)} of them pending review
        </span>
      </div>
    </>
  );
}

const waitingText = (count: number | undefined): string =>
  count === undefined ? '' : ` (${formatNumber(count)})`;

const emptySentence = (search: string | undefined): string =>
  search === undefined
    ? 'No reviews are waiting.'
    : 'Search by the start of a name or email, or by the full ID.';
