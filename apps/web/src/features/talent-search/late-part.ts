import { useDeferredValue } from 'react';
import type { SearchState } from './search-address.ts';
import { omit } from './search-state.ts';

/**
 * The parts of a search that take longer to render than a key may wait. After a change of the text, and with another answer, they follow
 * in pieces, between which the page answers keys. After a change of a filter they render at once: a checkbox must not stand for a moment
 * as it was before the press.
 */
export function useLateParts<Parts>(state: SearchState, parts: Parts): Parts {
  const late = useDeferredValue({ state, parts });
  return hasSameFilters(late.state, state) ? late.parts : parts;
}

/** Neither the text nor the number of pages that are shown is a filter. */
export const hasSameFilters = (before: SearchState, after: SearchState): boolean =>
  before === after || filtersOf(before) === filtersOf(after);

const filtersOf = (state: SearchState): string => JSON.stringify(omit(state, 'q', 'page'));
