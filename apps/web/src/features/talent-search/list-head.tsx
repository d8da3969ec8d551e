import { SEARCH_SORTS, type SearchSort } from '@talaash/domain/talent-search/choice';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { type ReactNode, useRef } from 'react';
import { useChosenBefore } from '../../ui/base/typed-before.ts';
import css from './list-head.module.css';

const SORT_LABELS: Record<SearchSort, string> = {
  match: 'Best match',
  newest: 'Newest',
  experience: 'Most experience',
  salary: 'Lowest salary',
  notice: 'Shortest notice',
};

/** The sort orders, for a select. */
export const SORT_OPTIONS = SEARCH_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

interface ListHeadProps {
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  /** At the start: all results, or a part of them. */
  tabs?: ReactNode;
  /** After the sort order. */
  aside?: ReactNode;
  /** Whether the best match is relative to the chosen job post. */
  isByJobPost: boolean;
}

/** The line above the people: the tabs, the sort order, and the actions on the search. */
export function ListHead({ sort, onSort, tabs, aside, isByJobPost }: ListHeadProps) {
  const list = useRef<HTMLSelectElement>(null);
  const shown = useChosenBefore(list, sort, onSort);
  return (
    <div className={css['head']}>
      <div className={css['tabs']}>{tabs}</div>
      {isByJobPost ? <p className={css['order']}>{SEARCH_SENTENCES.byJobPost}</p> : null}
      <label className={css['sort']}>
        Sort
        <select
          ref={list}
          autoComplete="off"
          value={shown.value}
          onChange={({ currentTarget }) => shown.onChange(currentTarget.value as SearchSort)}
        >
          {SORT_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className={css['aside']}>{aside}</div>
    </div>
  );
}
