import { ADMIN_SEARCH_LENGTH_MAX } from '@talaash/domain/review/limit';
import { type ReactNode, useEffect, useState } from 'react';
import { useDebouncedCallback } from '../ui/base/use-debounced-callback.ts';
import { SearchField } from '../ui/field/search-field.tsx';
import css from './list-and-panel.module.css';

interface ListAndPanelProps {
  title: string;
  search: { label: string; placeholder: string; text: string | undefined };
  /** The trimmed text; undefined without one. */
  onSearch: (search: string | undefined) => void;
  /** The id of the element with the rows. */
  listId: string;
  children: ReactNode;
  /** The open record beside the list, or over it on narrow screens. */
  panel: ReactNode;
}

const DEBOUNCE_MS = 250;

/** A list of the admin portal, with its search and the open record. */
export function ListAndPanel({ title, search, onSearch, listId, children, panel }: ListAndPanelProps) {
  const [typed, setTyped] = useState(search.text ?? '');
  const send = useDebouncedCallback(() => {
    const asked = typed.trim();
    if (asked !== (search.text ?? '')) onSearch(asked === '' ? undefined : asked);
  }, DEBOUNCE_MS);
  useEffect(() => send(), [typed, send]);
  return (
    <div className={css['page']} data-fills data-open={panel ? true : undefined}>
      <div className={css['list']}>
        <div className={css['head']}>
          <h1>{title}</h1>
          <div className={css['search']}>
            <SearchField
              label={search.label}
              placeholder={search.placeholder}
              value={typed}
              onChange={setTyped}
              maxLength={ADMIN_SEARCH_LENGTH_MAX}
              shortcut="/"
              listId={listId}
            />
          </div>
        </div>
        {children}
      </div>
      {panel}
    </div>
  );
}

export interface ListFigure {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  isLate?: boolean;
}

/** The figures above a list. */
export const ListFigures = ({ figures }: { figures: readonly ListFigure[] }) => (
  <dl className={css['figures']}>
    {figures.map(({ label, value, note, isLate = false }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-overdue={isLate || undefined}>{value}</dd>
        {note === undefined ? null : <dd className={css['note']}>{note}</dd>}
      </div>
    ))}
  </dl>
);
