import { IconArrowsHorizontal } from '../../ui/icon/arrows-horizontal.ts';
import { IconFilter } from '../../ui/icon/filter.ts';
import { IconTextSpellcheck } from '../../ui/icon/text-spellcheck.ts';
import { IconX } from '../../ui/icon/x.ts';
import type { SearchSuggestionKind } from '@talaash/domain/talent-search/choice';
import type { SearchSuggestion } from '@talaash/domain/talent-search/schema';
import { SEARCH_SUGGESTION_WORDS } from '@talaash/domain/talent-search/words';
import { Button } from '../../ui/press/button.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { stateOf } from './question-state.ts';
import css from './no-results.module.css';
import { peopleCount } from './people-count.ts';
import type { Audience } from './search-key.ts';
import { activeFilters } from './active-filter.ts';
import type { SearchState } from './search-address.ts';
import { useSuggestedSearches } from './use-talent-search.ts';

interface NoResultsProps {
  audience: Audience;
  /** The search without results. */
  state: SearchState;
  onState: (next: SearchState) => void;
  onClear: () => void;
}

/** Shown without results: similar searches that find people, with their counts. */
export function NoResults({ state, ...props }: NoResultsProps) {
  const filters = activeFilters(state).length;
  if (filters === 0) {
    return (
      <div className={css['none']}>
        <h2>No profiles yet</h2>
        <p>Profiles appear here once they pass review.</p>
      </div>
    );
  }
  return (
    <div className={css['none']}>
      <h2>{filters === 1 ? 'No one matches this' : 'No one matches all of this'}</h2>
      <NearbySearches {...props} state={state} />
      <Button onClick={props.onClear}>Clear All</Button>
    </div>
  );
}

function NearbySearches({ audience, state, onState }: Omit<NoResultsProps, 'onClear'>) {
  const { data: suggestions, isError } = useSuggestedSearches(audience, state);
  if (isError) return <p>Remove a filter or try other words.</p>;
  if (!suggestions) return <RowsSkeleton rows={2} label="Looking for similar searches" />;
  return (
    <>
      <p role="status">
        {suggestions.length > 0 ? 'These searches find people.' : 'Similar searches find no one either.'}
      </p>
      {suggestions.length > 0 ? (
        <ul aria-label="Similar searches">
          {suggestions.map((suggestion) => (
            <li key={`${suggestion.kind} ${suggestion.value}`}>
              <SuggestedSearch
                suggestion={suggestion}
                state={state}
                onPress={() => onState(stateOf(suggestion.question))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface SuggestedSearchProps {
  suggestion: SearchSuggestion;
  /** The search without results. */
  state: SearchState;
  onPress: () => void;
}

const ICONS: Record<SearchSuggestionKind, typeof IconX> = {
  spelling: IconTextSpellcheck,
  withoutText: IconX,
  withoutWord: IconX,
  withoutSkill: IconX,
  withoutCondition: IconX,
  withoutFact: IconX,
  withoutExperience: IconX,
  withoutSalary: IconX,
  widerExperience: IconArrowsHorizontal,
  widerSalary: IconArrowsHorizontal,
  onlyText: IconFilter,
  onlySkill: IconFilter,
  onlyExperience: IconFilter,
  onlySalary: IconFilter,
};

function SuggestedSearch({ suggestion, state, onPress }: SuggestedSearchProps) {
  const { kind, total } = suggestion;
  const Icon = ICONS[kind];
  return (
    <button type="button" className={css['search']} onClick={onPress}>
      <Icon aria-hidden />
      <span>
        {SEARCH_SUGGESTION_WORDS[kind]} <b>{changeOf(suggestion, state)}</b>
        {kind === 'spelling' ? '?' : null}
      </span>{' '}
      <span className={css['count']}>{peopleCount(total)}</span>
    </button>
  );
}

/** The change of a suggestion, in the words of the chips. */
function changeOf({ kind, value, question }: SearchSuggestion, state: SearchState): string {
  const chip = (of: SearchState, key: string) => {
    const filter = activeFilters(of).find((one) => one.key === key);
    return filter ? [filter.name, filter.value].filter(Boolean).join(' ') : value;
  };
  const key = CHIP_OF[kind];
  return key === undefined ? value : chip(kind.startsWith('wider') ? stateOf(question) : state, key);
}

/** The chips that suggestions refer to. The others refer to a word or a skill. */
const CHIP_OF: Partial<Record<SearchSuggestionKind, string>> = {
  withoutText: 'text',
  onlyText: 'text',
  withoutExperience: 'experience',
  widerExperience: 'experience',
  onlyExperience: 'experience',
  withoutSalary: 'salary',
  widerSalary: 'salary',
  onlySalary: 'salary',
};
