import type { SearchReading } from '@talaash/domain/talent-search/schema';
import { conditionWords } from '@talaash/domain/talent-search/condition-words';
import type { ReactNode } from 'react';
import { ToggleChip } from '../../ui/field/toggle-chip.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Chip, ChipRow } from '../../ui/press/chip.tsx';
import { type ActiveFilter, activeFilters } from './active-filter.ts';
import { withoutSpans, wordsOfText } from './reading-text.ts';
import { conditionsOf } from './search-filter.ts';
import type { SearchState } from './search-address.ts';
import { omit, toggleStrict, withText } from './search-state.ts';
import type { TalentSearch } from './use-talent-search.ts';

interface ActiveFiltersProps {
  search: Pick<TalentSearch, 'first' | 'answered' | 'isError'>;
  state: SearchState;
  onState: (next: SearchState) => void;
  onClear: () => void;
  /** Suggested filters after the chips. */
  offers: ReactNode;
}

/** Chips for the active filters and the facts read from the text. Each can be removed, or all at once. */
export function ActiveFilters({ search, state, onState, onClear, offers }: ActiveFiltersProps) {
  const { first, answered, isError } = search;
  const reading = isError ? undefined : first?.reading;
  const read = isError ? state : answered;
  return (
    <ChipRow>
      {activeFilters(state).map((filter) => {
        const { key, name, value, without } =
          filter.key === 'text' ? readTextFilter(filter, state, read, reading) : filter;
        return value === '' ? null : (
          <Chip key={key} name={name} value={value} onRemove={() => onState(without)} />
        );
      })}
      <ReadChips {...{ reading, read, state, onState }} />
      <Button tone="quiet" size="s" onClick={onClear}>
        Clear All
      </Button>
      {offers}
    </ChipRow>
  );
}

/** The chip of the remaining text, without facts and exclusions: those have their own chips. */
function readTextFilter(
  filter: ActiveFilter,
  state: SearchState,
  { q }: SearchState,
  reading: SearchReading | undefined,
): ActiveFilter {
  if (!reading || q === undefined) return filter;
  const left = wordsOfText(q.trim(), reading);
  return { ...filter, value: left?.words ?? '', without: withText(state, left?.without ?? '') };
}

interface ReadChipsProps extends Pick<ActiveFiltersProps, 'state' | 'onState'> {
  reading: SearchReading | undefined;
  /** The search that was parsed. */
  read: SearchState;
}

/** The chips of the facts read from the text, and of the filters that are neither skills nor ranges. */
function ReadChips({ reading, read, state, onState }: ReadChipsProps) {
  const text = read.q?.trim() ?? '';
  const remove = (spans: SearchReading['facts'][number]['spans']) =>
    onState(withText(state, withoutSpans(text, spans)));
  return (
    <>
      {reading?.facts.map(({ condition, isStrict, isExcluded, spans }, index) => {
        const words = conditionWords(condition);
        return isExcluded ? (
          <ToggleChip key={index} value={`not ${words}`} look="excluded" onRemove={() => remove(spans)} />
        ) : (
          <ToggleChip
            key={index}
            value={words}
            look={isStrict ? 'strict' : 'soft'}
            tip={
              isStrict
                ? 'Only exact matches. Click to include near ones.'
                : `Exact matches first, then near ones. Click for only ${words}.`
            }
            onToggle={() => onState(toggleStrict(state, condition.kind))}
            onRemove={() => remove(spans)}
          />
        );
      })}
      {reading?.words
        .filter(({ isExcluded }) => isExcluded)
        .map(({ text: word, spans }) => (
          <ToggleChip
            key={word}
            value={`not ${word.replace(EXCLUDING, '')}`}
            look="excluded"
            onRemove={() => remove(spans)}
          />
        ))}
      {conditionsOf(state).map(({ condition, keys }) => (
        <Chip
          key={keys[0]}
          value={conditionWords(condition)}
          onRemove={() => onState(omit(state, ...keys))}
        />
      ))}
    </>
  );
}

/** The word before an exclusion, as typed. */
const EXCLUDING = /^(?:-|(?:but )?not |no |without |except |excluding )/i;
