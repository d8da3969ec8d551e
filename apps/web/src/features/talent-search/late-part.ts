import { useDeferredValue } from 'react';
import type { SearchState } from './search-address.ts';
import { omit } from './search-state.ts';

/**
 * Defers the slow parts of a search. After a change of the text, and on a response, they render interruptibly, so that key
 * presses are handled in between. After a change of a filter they render at once: a checkbox must not show its old state after a
 * press.
 */
export function useLateParts<Parts>(state: SearchState, parts: Parts): Parts {
  const late = useDeferredValue({ state, parts });
  return hasSameFilters(late.state, state) ? late.parts : parts;
}

/** The text and the number of shown pages are not filters. */
export const hasSameFilters = (before: SearchState, after: SearchState): boolean =>
  before === after || filtersOf(before) === filtersOf(after);

const filtersOf = (state: SearchState): string => JSON.stringify(omit(state, 'q', 'page'));
