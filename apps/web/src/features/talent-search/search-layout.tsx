import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { SearchAnswer } from '@talaash/contract/talent-search';
import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipRow } from '../../ui/chip.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { useShortcut } from '../../ui/shortcut.ts';
import { Bone, PersonRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState, SlowBar } from '../../ui/state.tsx';
import { Facets } from './facets.tsx';
import { NoResults } from './no-results.tsx';
import { peopleCount } from './people-count.ts';
import css from './search-layout.module.css';
import type { Audience } from './search-key.ts';
import { activeFilters, type SearchState } from './search-state.ts';
import type { useTalentSearch } from './use-talent-search.ts';

interface SearchLayoutProps {
  audience: Audience;
  state: SearchState;
  onState: (next: SearchState) => void;
  search: ReturnType<typeof useTalentSearch>;
  /** The head says how many there are. */
  isCountInHead?: boolean;
  /** Above the chips: heading, boxes. */
  head: ReactNode;
  /** At the end of the line of chips. */
  aside?: ReactNode;
  /** In the chips' place while nothing is asked for. */
  suggestions?: ReactNode;
  children: ReactNode;
}

/** Facets left (a drawer where there is no room), what is searched for and how many above, the people below. */
export function SearchLayout({
  audience,
  state,
  onState,
  search,
  isCountInHead = false,
  head,
  aside,
  suggestions,
  children,
}: SearchLayoutProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useShortcut('f', () => setDrawerOpen(true), { label: 'Filters' });
  const { first, isPlaceholderData, isError, isFetching, refetch } = search;
  const filters = activeFilters(state);
  const total = first?.total;
  const isSettled = total !== undefined && !isPlaceholderData;
  const clear = () => onState({});

  useEffect(() => {
    if (isSettled) announce(`${peopleCount(total)} found`);
  }, [isSettled, total]);

  const facets = <Facets state={state} onState={onState} answer={first} />;
  return (
    <div className={css['layout']}>
      <aside className={css['facets']} aria-label="Filters">
        {facets}
      </aside>
      <div className={css['main']}>
        {head}
        <div className={css['line']}>
          {isCountInHead ? null : (
            <span className={css['count']}>{isSettled ? peopleCount(total) : <Bone width="72px" />}</span>
          )}
          <span className={css['filters']}>
            <Button
              size="s"
              icon={<IconAdjustmentsHorizontal aria-hidden />}
              onClick={() => setDrawerOpen(true)}
            >
              Filters{filters.length > 0 ? <b>{filters.length}</b> : null}
            </Button>
          </span>
          {filters.length > 0 ? (
            <ChipRow>
              {filters.map(({ key, name, value, without }) => (
                <Chip key={key} name={name} value={value} onRemove={() => onState(without)} />
              ))}
              <Button tone="quiet" size="s" onClick={clear}>
                Clear All
              </Button>
            </ChipRow>
          ) : (
            suggestions
          )}
          {aside ? <span className={css['aside']}>{aside}</span> : null}
        </div>
        <SlowBar waiting={isFetching && !isSettled}>Still searching</SlowBar>
        {isError ? (
          <ErrorState title="The search did not answer" onRetry={() => void refetch()} retrying={isFetching}>
            {first ? 'Your filters are kept. These are the last results.' : 'Your filters are kept.'}
          </ErrorState>
        ) : null}
        {!first && !isError ? <PersonRowsSkeleton label="Searching" rows={12} /> : null}
        {first && !first.isComplete ? (
          <p className={css['note']}>The directory is still being read; more people appear in a moment.</p>
        ) : null}
        {isPartial(first) ? (
          <p className={css['note']}>Few people match every word; those who match most of them follow.</p>
        ) : null}
        {isSettled && total === 0 ? (
          <NoResults audience={audience} filters={filters} onState={onState} onClear={clear} />
        ) : null}
        {children}
      </div>
      <Drawer
        opened={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        title="Filters"
        foot={
          <>
            <Button onClick={clear}>Clear All</Button>
            <Button tone="primary" onClick={() => setDrawerOpen(false)}>
              {total === undefined ? 'Show people' : `Show ${peopleCount(total)}`}
            </Button>
          </>
        }
      >
        <div className={css['drawer']}>{facets}</div>
      </Drawer>
    </div>
  );
}

const isPartial = (answer: SearchAnswer | undefined) => answer?.isPartial === true && answer.total > 0;
