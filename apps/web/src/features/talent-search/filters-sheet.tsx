import type { SearchAnswer } from '@talaash/contract/talent-search';
import { SEARCH_SENTENCES } from '@talaash/domain/talent-search/words';
import type { ReactNode } from 'react';
import { RadioCards } from '../../ui/field/radio-cards.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Button } from '../../ui/press/button.tsx';
import css from './filters-sheet.module.css';
import { SORT_OPTIONS } from './list-head.tsx';
import { type FoundCount, foundCount } from './people-count.ts';
import type { SearchState } from './search-address.ts';
import { withSort, withStrict } from './search-state.ts';

interface FiltersSheetProps {
  state: SearchState;
  onState: (next: SearchState) => void;
  answer: SearchAnswer | undefined;
  /** Undefined while a changed search is loading. */
  found: FoundCount | undefined;
  onClear: () => void;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters on narrow screens, with the sort order and the exact-match setting. */
export function FiltersSheet({
  state,
  onState,
  answer,
  found,
  onClear,
  onClose,
  children,
}: FiltersSheetProps) {
  const kinds = (answer?.reading.facts ?? [])
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ condition }) => condition.kind);
  const areAllStrict = kinds.every((kind) => state.strict?.includes(kind));
  return (
    <Sheet
      onClose={onClose}
      title="Filters"
      head={
        <Button tone="quiet" onClick={onClear}>
          Clear All
        </Button>
      }
      foot={
        <Button tone="primary" onClick={onClose}>
          {found === undefined ? 'Show people' : `Show ${foundCount(found)}`}
        </Button>
      }
    >
      <div className={css['filters']}>
        <SelectField
          label="Sort"
          help={answer?.isByJobPost ? SEARCH_SENTENCES.byJobPost : undefined}
          value={state.sort ?? 'match'}
          options={SORT_OPTIONS}
          onChange={(sort) => onState(withSort(state, sort))}
        />
        {kinds.length > 0 ? (
          <RadioCards
            label="Strictness"
            help="Applies to what we read from your text."
            options={[
              { value: 'near', label: 'Include near matches' },
              { value: 'exact', label: 'Exact matches only' },
            ]}
            value={areAllStrict ? 'exact' : 'near'}
            onChange={(next) => onState(withStrict(state, next === 'exact' ? kinds : []))}
          />
        ) : null}
        {children}
      </div>
    </Sheet>
  );
}
