import { IconAdjustmentsHorizontal } from '../../ui/icon/adjustments-horizontal.ts';
import type { SearchAnswer } from '@talaash/contract/talent-search';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/base/announce.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Bone, PersonRowsSkeleton } from '../../ui/show/skeleton.tsx';
import { ErrorState, SlowBar } from '../../ui/show/state.tsx';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
import { Clearings } from './clearing.ts';
import { Facets } from './facets.tsx';
import { ListHead } from './list-head.tsx';
import { type FoundCount, foundCount, foundCountAloud, foundTotal, peopleCount } from './people-count.ts';
import css from './search-layout.module.css';
import { type Audience, NoSearchKey } from './search-key.ts';
import type { SearchState } from './search-address.ts';
import { useLateParts } from './late-part.ts';
import { filterCount, toQuestion, withSort } from './search-state.ts';
import { useUnderstood } from './use-understood.tsx';
import type { TalentSearch } from './use-talent-search.ts';
import { Underway } from '../../ui/overlay/underway.ts';

const FiltersSheet = lazy(async () => ({ default: (await import('./filters-sheet.tsx')).FiltersSheet }));
const NoResults = lazy(async () => ({ default: (await import('./no-results.tsx')).NoResults }));
const NobodyInside = lazy(async () => ({ default: (await import('./nobody-inside.tsx')).NobodyInside }));

interface SearchLayoutProps {
  audience: Audience;
  /** The company sees only what guests see of people. */
  isRedacted?: boolean;
  state: SearchState;
  onState: (next: SearchState) => void;
  search: TalentSearch;
  /** The head shows the number of people, so the line of chips omits it. */
  isCountInHead?: boolean;
  /** Above the chips: the heading and the fields. On a phone the filters button is beside the search field. */
  head: (filtersButton: ReactNode) => ReactNode;
  /** At the end of the line of chips. */
  aside?: ReactNode;
  /** At the start of the line above the people: all results, or a part of them. */
  tabs?: ReactNode;
  /** At the end of that line, after the sort order: actions on the search. */
  listAside?: ReactNode;
  /** Shown without results, instead of similar searches. */
  whenNobody?: ReactNode;
  /** Above the filters. */
  aboveFilters?: ReactNode;
  /** Replaces the chips while no filter is active. */
  suggestions?: ReactNode;
  /** Suggested filters after the chips. */
  offers?: ReactNode;
  children: ReactNode;
}

/** The search page: facets on the left, or in a sheet on narrow screens; the active filters and the count above the people. */
export function SearchLayout(props: SearchLayoutProps) {
  const {
    audience,
    isRedacted = audience === 'guest',
    state,
    onState,
    search,
    head,
    aboveFilters,
    whenNobody,
    children,
  } = props;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [areFiltersUsed, setFiltersUsed] = useState(false);
  const facetsAside = useRef<HTMLElement>(null);
  useShortcut('f', () => !focusFacets(facetsAside.current) && setSheetOpen(true), { label: 'Filters' });
  const { first, answered, isPlaceholderData, isFetching } = search;
  const isSettled = first !== undefined && !isPlaceholderData;
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings(clearings + 1);
    onState({});
  };
  useAnnouncedCount(isSettled ? first : undefined, JSON.stringify(toQuestion(answered)));

  const filtersButton = <FiltersButton count={filterCount(state)} onPress={() => setSheetOpen(true)} />;
  const { facets, people } = useLateParts(state, {
    facets: (
      <Facets
        {...{ state, onState, isRedacted }}
        above={aboveFilters}
        answer={first}
        areAllNeeded={isSheetOpen || areFiltersUsed}
      />
    ),
    people: (
      <>
        <Lines {...props} filtersButton={filtersButton} onClear={clear} />
        <SlowBar waiting={isFetching && !isSettled}>Still searching</SlowBar>
        <Instead {...{ audience, onState, search, whenNobody }} onClear={clear} />
        {children}
      </>
    ),
  });
  return (
    <Clearings value={clearings}>
      <div className={css['layout']}>
        <aside
          ref={facetsAside}
          className={css['facets']}
          aria-label="Filters"
          onFocus={() => setFiltersUsed(true)}
          // React fires no enter event if the element under the pointer was removed, such as a chip.
          onPointerOver={() => setFiltersUsed(true)}
        >
          {facets}
        </aside>
        <div className={css['main']}>
          {head(<span className={css['filtersInHead']}>{filtersButton}</span>)}
          {people}
        </div>
        {isSheetOpen ? (
          <Suspense fallback={<Underway />}>
            <FiltersSheet
              {...{ state, onState }}
              answer={first}
              found={isSettled ? first : undefined}
              onClear={clear}
              onClose={() => setSheetOpen(false)}
            >
              {facets}
            </FiltersSheet>
          </Suspense>
        ) : null}
      </div>
    </Clearings>
  );
}

const FiltersButton = ({ count, onPress }: { count: number; onPress: () => void }) => (
  <Button size="s" icon={<IconAdjustmentsHorizontal aria-hidden />} onClick={onPress}>
    Filters{count > 0 ? <b>{count}</b> : null}
  </Button>
);

interface LinesProps extends SearchLayoutProps {
  filtersButton: ReactNode;
  onClear: () => void;
}

/** Above the people: their number, the chips, how the text was read, and the sort order. */
function Lines({
  state,
  onState,
  search,
  isCountInHead = false,
  aside,
  tabs,
  listAside,
  suggestions,
  offers,
  filtersButton,
  onClear,
}: LinesProps) {
  const { first, answered, isPlaceholderData, isError } = search;
  const understood = useUnderstood(search, state);
  const found = isPlaceholderData ? undefined : first;
  return (
    <>
      <div className={css['line']}>
        {isCountInHead ? null : (
          <span className={css['count']}>
            {found === undefined ? <Bone width="72px" /> : foundCount(found)}
          </span>
        )}
        <span className={css['filters']}>{filtersButton}</span>
        {filterCount(state) > 0 ? (
          <div className={css['chips']}>
            {understood ? (
              <understood.ActiveFilters {...{ search, state, onState, offers }} onClear={onClear} />
            ) : null}
          </div>
        ) : (
          suggestions
        )}
        {aside ? <span className={css['aside']}>{aside}</span> : null}
      </div>
      {understood && !isError ? (
        <understood.ReadingLine answer={first} read={answered} onState={onState} />
      ) : null}
      <ListHead
        sort={state.sort ?? 'match'}
        onSort={(sort) => onState(withSort(state, sort))}
        tabs={tabs}
        aside={listAside}
        isByJobPost={first?.isByJobPost ?? false}
      />
    </>
  );
}

interface InsteadProps extends Pick<SearchLayoutProps, 'audience' | 'onState' | 'search' | 'whenNobody'> {
  onClear: () => void;
}

/** Above the people or in their place: why results are missing or incomplete. */
function Instead({ audience, onState, search, whenNobody, onClear }: InsteadProps) {
  const { first, answered, isError } = search;
  return (
    <>
      {isError ? <SearchFailure search={search} /> : null}
      {!first && !isError ? <PersonRowsSkeleton label="Searching" rows={12} /> : null}
      {first ? <Notice answer={first} /> : null}
      <Suspense>
        {first?.isComplete && foundTotal(first) === 0
          ? (whenNobody ?? (
              <NoResults audience={audience} state={answered} onState={onState} onClear={onClear} />
            ))
          : null}
        {first && isNobodyInside(first) ? (
          <NobodyInside audience={audience} state={answered} onState={onState} answer={first} />
        ) : null}
      </Suspense>
    </>
  );
}

/** There are results, but each of them misses a fact of the text. */
const isNobodyInside = ({ total, nearTotal, reading }: SearchAnswer): boolean =>
  nearTotal > 0 && total === 0 && reading.facts.some(({ isExcluded }) => !isExcluded);

/** Focuses the filters beside the results. Returns false on narrow screens, which have none there. */
function focusFacets(aside: HTMLElement | null): boolean {
  const first = aside?.checkVisibility() ? aside.querySelector('input') : undefined;
  first?.focus();
  return first !== null && first !== undefined;
}

/** Debounced: screen readers hear the count once typing stops, not at every letter. */
const ANNOUNCE_AFTER_MS = 800;

/** Announces the count once per query. Later counts of the same query are not announced. */
function useAnnouncedCount(found: FoundCount | undefined, question: string): void {
  const announceCount = useDebouncedCallback(
    () => announce(foundCountAloud(found ?? { total: 0, nearTotal: 0 })),
    ANNOUNCE_AFTER_MS,
  );
  const isSettled = found !== undefined;
  useEffect(() => {
    if (!isSettled) return;
    announceCount();
    return announceCount.cancel;
  }, [isSettled, question, announceCount]);
}

function SearchFailure({ search: { error, first, isFetching, refetch } }: Pick<SearchLayoutProps, 'search'>) {
  const note = first ? 'We kept your filters. These are the last results.' : 'We kept your filters.';
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
function Notice({ answer: { isComplete, isPartial, allWordsTotal, reading } }: { answer: SearchAnswer }) {
  return (
    <>
      {isComplete ? null : (
        <p className={css['note']} role="status">
          {SEARCH_SENTENCES.incomplete}
        </p>
      )}
      {isPartial && reading.dropped.length === 0 ? (
        <p className={css['note']}>
          {allWordsTotal === 0
            ? 'No one matches every word. These people match some of them.'
            : `${peopleCount(allWordsTotal)} ${allWordsTotal === 1 ? 'matches' : 'match'} every word. The others match some of them.`}
        </p>
      ) : null}
    </>
  );
}
