import { IconX } from '@tabler/icons-react';
import { Button } from '../../ui/press/button.tsx';
import { Bone } from '../../ui/show/skeleton.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import css from './no-results.module.css';
import { peopleCount } from './people-count.ts';
import type { Audience } from './search-key.ts';
import type { ActiveFilter, SearchState } from './search-state.ts';
import { useTotalsWithout } from './use-talent-search.ts';

interface NoResultsProps {
  audience: Audience;
  filters: readonly ActiveFilter[];
  onState: (next: SearchState) => void;
  onClear: () => void;
}

/** Shown for no results. Lists the filters by how many people come back without each. */
export function NoResults({ audience, filters, onState, onClear }: NoResultsProps) {
  const totals = useTotalsWithout(audience, filters);
  if (filters.length === 0) {
    return (
      <div className={css['none']}>
        <h2>No one is in the directory yet</h2>
        <p>Profiles appear here as soon as they have passed review.</p>
      </div>
    );
  }
  const ordered = filters
    .map((filter, index) => ({ filter, total: totals?.[index] }))
    .filter(({ total }) => total !== 0)
    .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0));
  return (
    <div className={css['none']}>
      <h2>{filters.length === 1 ? 'No one matches this' : 'No one matches all of this'}</h2>
      <p>{adviceFor(filters.length, ordered.length)}</p>
      <ul>
        {ordered.map(({ filter, total }) => (
          <li key={filter.key}>
            <IconX aria-hidden />
            <span>
              Without{' '}
              <b>
                {filter.name} {filter.value}
              </b>
            </span>
            <button type="button" className={css['back']} onClick={() => onState(filter.without)}>
              {total === undefined ? (
                <>
                  <Bone width="56px" />
                  <VisuallyHidden>
                    People without {filter.name} {filter.value}
                  </VisuallyHidden>
                </>
              ) : (
                peopleCount(total)
              )}
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={onClear}>Clear All</Button>
    </div>
  );
}

function adviceFor(filters: number, ways: number): string {
  if (ways === 0) return 'Removing one of them is not enough.';
  return filters === 1
    ? 'Remove it, and these people come back.'
    : 'Remove one of them, and these people come back.';
}
