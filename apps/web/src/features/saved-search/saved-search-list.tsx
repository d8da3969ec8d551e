import type { SavedSearch } from '@talaash/domain/saved-search/schema';
import { SAVED_SEARCH_SENTENCES } from '@talaash/domain/saved-search/words';
import { useId } from 'react';
import type { SavedSearches } from './saved-search.ts';
import css from './saved-search-list.module.css';
import { formatNumber } from '../../lib/format.ts';

interface SavedSearchListProps {
  searches: SavedSearches;
  /** The open saved search. */
  openId: string | undefined;
  onOpen: (search: SavedSearch) => void;
}

/** The company's saved searches with their numbers of new people, above the filters. */
export function SavedSearchList({ searches: { list, newCounts }, openId, onOpen }: SavedSearchListProps) {
  const titleId = useId();
  if (list === undefined) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={css['title']}>
        Saved searches
      </h2>
      {list.length === 0 ? <p className={css['none']}>{SAVED_SEARCH_SENTENCES.none}</p> : null}
      <ul className={css['list']}>
        {list.map((search) => {
          const { savedSearchId } = search.key;
          const newCount = newCounts[savedSearchId];
          return (
            <li key={savedSearchId}>
              <button
                type="button"
                className={css['row']}
                aria-current={savedSearchId === openId ? 'true' : undefined}
                data-new={newCount ? true : undefined}
                onClick={() => onOpen(search)}
              >
                <span className={css['name']} title={search.name}>
                  {search.name}
                </span>
                {newCount === undefined ? null : (
                  <span className={css['count']}>{formatNumber(newCount)} new</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
