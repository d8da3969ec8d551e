import { experienceText } from '../../parts/talent-fact.ts';
import type { SearchState } from './search-address.ts';
import { omit, withoutSkill, withText } from './search-state.ts';

/** A removable part of a search. `without` is the search after its removal. */
export type ActiveFilter = { key: string; name?: string; value: string; without: SearchState };

function rangeWords(
  min: number | undefined,
  max: number | undefined,
  unit: (value: number) => string,
): string {
  if (min !== undefined && max !== undefined) return `${min} to ${unit(max)}`;
  return min !== undefined ? `from ${unit(min)}` : `up to ${unit(max ?? 0)}`;
}

/** The separately removable filters of a search: text, then skills, then ranges. */
export function activeFilters(state: SearchState): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (state.q?.trim())
    filters.push({ key: 'text', name: 'Text', value: state.q.trim(), without: withText(state, '') });
  for (const skill of state.skills ?? [])
    filters.push({ key: `skill ${skill}`, value: skill, without: withoutSkill(state, skill) });
  for (const skill of state.nice ?? [])
    filters.push({ key: `nice ${skill}`, name: 'nice', value: skill, without: withoutSkill(state, skill) });
  if (state.expMin !== undefined || state.expMax !== undefined) {
    const value = rangeWords(state.expMin, state.expMax, experienceText);
    filters.push({ key: 'experience', name: 'Experience', value, without: omit(state, 'expMin', 'expMax') });
  }
  if (state.salMin !== undefined || state.salMax !== undefined) {
    const value = rangeWords(state.salMin, state.salMax, (lakhs) => `₹${lakhs} LPA`);
    filters.push({ key: 'salary', name: 'Salary', value, without: omit(state, 'salMin', 'salMax') });
  }
  return filters;
}
