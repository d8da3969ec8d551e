import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { SearchAnswer } from '@talaash/contract/talent-search';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/base/announce.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Chip, ChipRow } from '../../ui/press/chip.tsx';
import { Drawer } from '../../ui/overlay/dialog.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Bone, PersonRowsSkeleton } from '../../ui/show/skeleton.tsx';
import { ErrorState, SlowBar } from '../../ui/show/state.tsx';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { Clearings } from './clearing.ts';
import { Facets } from './facets.tsx';
import { NoResults } from './no-results.tsx';
import { peopleCount } from './people-count.ts';
import css from './search-layout.module.css';
import { type Audience, NoSearchKey } from './search-key.ts';
import { type ActiveFilter, activeFilters, type SearchState, toQuestion } from './search-state.ts';
import type { useTalentSearch } from './use-talent-search.ts';

interface SearchLayoutProps {
  audience: Audience;
  state: SearchState;
  onState: (next: SearchState) => void;
  search: ReturnType<typeof useTalentSearch>;
  /** The head shows the number of people, so the line of chips does not. */
  isCountInHead?: boolean;
  /** Above the chips: the heading and the fields. On a phone the button of the filters stands beside the search field. */
  head: (filtersButton: ReactNode) => ReactNode;
  /** At the end of the line of chips. */
  aside?: ReactNode;
  /** Above the people: all of the result, or a part of it. */
  tabs?: ReactNode;
  /** Instead of nearby searches, when nobody is found. */
  whenNobody?: ReactNode;
  /** Above the filters. */
  aboveFilters?: ReactNode;
  /** Replaces the chips while no filter is active. */
  suggestions?: ReactNode;
  /** More filters to add with one press, after the chips. */
  offers?: ReactNode;
  children: ReactNode;
}

/** The page of a search: facets on the left, or in a drawer when narrow; the active filters and the count above the people. */
export function SearchLayout({
  audience,
  state,
  onState,
  search,
  isCountInHead = false,
  head,
  aside,
  tabs,
  whenNobody,
  aboveFilters,
  suggestions,
  offers,
  children,
}: SearchLayoutProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const facetsAside = useRef<HTMLElement>(null);
  useShortcut('f', () => !focusFacets(facetsAside.current) && setDrawerOpen(true), { label: 'Filters' });
  const { first, answered, isPlaceholderData, isError, isFetching } = search;
  const filters = activeFilters(state);
  const total = first?.total;
  const isSettled = total !== undefined && !isPlaceholderData;
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    onState({});
  };
  useAnnouncedCount(isSettled ? total : undefined, JSON.stringify(toQuestion(answered)));

  const facets = (
    <>
      {aboveFilters}
      <Facets state={state} onState={onState} answer={first} />
    </>
  );
  const filtersButton = (
    <Button size="s" icon={<IconAdjustmentsHorizontal aria-hidden />} onClick={() => setDrawerOpen(true)}>
      Filters{filters.length > 0 ? <b>{filters.length}</b> : null}
    </Button>
  );
  return (
    <Clearings value={clearings}>
      <div className={css['layout']}>
        <aside ref={facetsAside} className={css['facets']} aria-label="Filters">
          {facets}
        </aside>
        <div className={css['main']}>
          {head(<span className={css['filtersInHead']}>{filtersButton}</span>)}
          <div className={css['line']}>
            {isCountInHead ? null : (
              <span className={css['count']}>{isSettled ? peopleCount(total) : <Bone width="72px" />}</span>
            )}
            <span className={css['filters']}>{filtersButton}</span>
            {filters.length > 0 ? (
              <ActiveFilters filters={filters} onState={onState} onClear={clear} offers={offers} />
            ) : (
              suggestions
            )}
            {aside ? <span className={css['aside']}>{aside}</span> : null}
          </div>
          {tabs}
          <SlowBar waiting={isFetching && !isSettled}>Still searching</SlowBar>
          {isError ? <SearchFailure search={search} /> : null}
          {!first && !isError ? <PersonRowsSkeleton label="Searching" rows={12} /> : null}
          {first ? <Notice answer={first} /> : null}
          {first?.isComplete && total === 0
            ? (whenNobody ?? (
                <NoResults audience={audience} state={answered} onState={onState} onClear={clear} />
              ))
            : null}
          {children}
        </div>
        <FiltersDrawer {...{ total, clear }} opened={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          {facets}
        </FiltersDrawer>
      </div>
    </Clearings>
  );
}

interface FiltersDrawerProps {
  opened: boolean;
  onClose: () => void;
  total: number | undefined;
  clear: () => void;
  children: ReactNode;
}

function FiltersDrawer({ opened, onClose, total, clear, children }: FiltersDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Filters"
      foot={
        <>
          <Button onClick={clear}>Clear All</Button>
          <Button tone="primary" onClick={onClose}>
            {total === undefined ? 'Show people' : `Show ${peopleCount(total)}`}
          </Button>
        </>
      }
    >
      <div className={css['drawer']}>{children}</div>
    </Drawer>
  );
}

/** Moves the focus to the filters beside the results. False where the width has no space for them. */
function focusFacets(aside: HTMLElement | null): boolean {
  const first = aside?.checkVisibility() ? aside.querySelector('input') : undefined;
  first?.focus();
  return first !== null && first !== undefined;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onState: (next: SearchState) => void;
  onClear: () => void;
  offers: ReactNode;
}

/** The active filters as chips. Each can be removed, or all at once. */
function ActiveFilters({ filters, onState, onClear, offers }: ActiveFiltersProps) {
  return (
    <ChipRow>
      {filters.map(({ key, name, value, without }) => (
        <Chip key={key} name={name} value={value} onRemove={() => onState(without)} />
      ))}
      <Button tone="quiet" size="s" onClick={onClear}>
        Clear All
      </Button>
      {offers}
    </ChipRow>
  );
}

/** The count is announced to screen readers once typing stops, not at every letter. */
const ANNOUNCE_AFTER_MS = 800;

/** Announces the count once for each question. Later counts of the same question are not announced. */
function useAnnouncedCount(total: number | undefined, question: string): void {
  const announceCount = useDebouncedCallback(
    () => announce(`${peopleCount(total ?? 0)} found`),
    ANNOUNCE_AFTER_MS,
  );
  const isSettled = total !== undefined;
  useEffect(() => {
    if (!isSettled) return;
    announceCount();
    return announceCount.cancel;
  }, [isSettled, question, announceCount]);
}

function SearchFailure({ search: { error, first, isFetching, refetch } }: Pick<SearchLayoutProps, 'search'>) {
  const note = first ? 'Your filters are kept. These are the last results.' : 'Your filters are kept.';
  return (
    <ErrorState
      title={error instanceof NoSearchKey ? error.message : 'The search did not answer'}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {note}
    </ErrorState>
  );
}

/** Says when an answer is incomplete, or when it includes people who match only some of the words. */
function Notice({ answer: { isComplete, isPartial, allWordsTotal } }: { answer: SearchAnswer }) {
  return (
    <>
      {isComplete ? null : (
        <p className={css['note']} role="status">
          {SEARCH_SENTENCES.incomplete}
        </p>
      )}
      {isPartial ? (
        <p className={css['note']}>
          {allWordsTotal === 0
            ? 'No one matches every word. These people match some of them.'
            : `${peopleCount(allWordsTotal)} ${allWordsTotal === 1 ? 'matches' : 'match'} every word. The others match some of them.`}
        </p>
      ) : null}
    </>
  );
}
