import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { SearchAnswer } from '@talaash/contract/talent-search';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../../ui/base/announce.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Chip, ChipRow } from '../../ui/press/chip.tsx';
import { Drawer } from '../../ui/overlay/dialog.tsx';
import { useShortcut } from '../../ui/key/shortcut.ts';
import { Bone, PersonRowsSkeleton } from '../../ui/show/skeleton.tsx';
import { ErrorState, SlowBar } from '../../ui/show/state.tsx';
import { useDebouncedCallback } from '../../ui/base/use-debounced-callback.ts';
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
  const { first, answered, isPlaceholderData, isError, isFetching } = search;
  const filters = activeFilters(state);
  const total = first?.total;
  const isSettled = total !== undefined && !isPlaceholderData;
  const clear = () => onState({});
  useAnnouncedCount(isSettled ? total : undefined, JSON.stringify(toQuestion(answered)));

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
          <AskedFor filters={filters} onState={onState} onFilters={() => setDrawerOpen(true)} onClear={clear}>
            {suggestions}
          </AskedFor>
          {aside ? <span className={css['aside']}>{aside}</span> : null}
        </div>
        <SlowBar waiting={isFetching && !isSettled}>Still searching</SlowBar>
        {isError ? <SearchFailure search={search} /> : null}
        {!first && !isError ? <PersonRowsSkeleton label="Searching" rows={12} /> : null}
        {first ? <Notice answer={first} /> : null}
        {first?.isComplete && total === 0 ? (
          <NoResults
            audience={audience}
            filters={activeFilters(answered)}
            onState={onState}
            onClear={clear}
          />
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

interface AskedForProps {
  filters: readonly ActiveFilter[];
  onState: (next: SearchState) => void;
  /** Opens them where there is no room beside the results. */
  onFilters: () => void;
  onClear: () => void;
  /** Where nothing is asked for. */
  children: ReactNode;
}

/** What is asked for, each taken away by itself or all at once. */
function AskedFor({ filters, onState, onFilters, onClear, children }: AskedForProps) {
  return (
    <>
      <span className={css['filters']}>
        <Button size="s" icon={<IconAdjustmentsHorizontal aria-hidden />} onClick={onFilters}>
          Filters{filters.length > 0 ? <b>{filters.length}</b> : null}
        </Button>
      </span>
      {filters.length > 0 ? (
        <ChipRow>
          {filters.map(({ key, name, value, without }) => (
            <Chip key={key} name={name} value={value} onRemove={() => onState(without)} />
          ))}
          <Button tone="quiet" size="s" onClick={onClear}>
            Clear All
          </Button>
        </ChipRow>
      ) : (
        children
      )}
    </>
  );
}

/** Screen readers hear how many were found once a hand has come to rest, not at every letter. */
const ANNOUNCE_AFTER_MS = 800;

/** Says a count whenever another question has been answered; more that come in for the same one are not said. */
function useAnnouncedCount(total: number | undefined, question: string): void {
  const say = useDebouncedCallback(() => announce(`${peopleCount(total ?? 0)} found`), ANNOUNCE_AFTER_MS);
  const isSettled = total !== undefined;
  useEffect(() => {
    if (!isSettled) return;
    say();
    return say.cancel;
  }, [isSettled, question, say]);
}

function SearchFailure({ search: { error, first, isFetching, refetch } }: Pick<SearchLayoutProps, 'search'>) {
  const kept = first ? 'Your filters are kept. These are the last results.' : 'Your filters are kept.';
  return (
    <ErrorState
      title={error instanceof NoSearchKey ? error.message : 'The search did not answer'}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {kept}
    </ErrorState>
  );
}

/** What is not as it should be with an answer. */
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
