import type { SearchAnswer } from '@talaash/contract/talent-search';
import {
  EXPECTED_SALARY_IN_LPA_INR,
  EXPECTED_SALARY_STEP_IN_LPA_INR,
  EXPERIENCE_IN_YEARS,
} from '@talaash/domain/talent-profile/limit';
import { SKILL_FACETS_SHOWN } from '@talaash/domain/talent-search/limit';
import { useRef } from 'react';
import { FacetList } from '../../ui/field/facet-list.tsx';
import { type Range, RangeField } from '../../ui/field/range-field.tsx';
import { useDraftValue } from './draft-value.ts';
import { type SearchState, toggleSkill, withRange } from './search-state.ts';

interface FacetsProps {
  state: SearchState;
  onState: (next: SearchState) => void;
  answer: SearchAnswer | undefined;
}

type Bounds = { min: number; max: number };

const EXPERIENCE = ['expMin', 'expMax'] as const;
const SALARY = ['salMin', 'salMax'] as const;

/** Narrows a search: skills that all must be there, experience, expected salary. */
export function Facets({ state, onState, answer }: FacetsProps) {
  const experience = useBounds(answer?.ranges.experienceInYears, EXPERIENCE_IN_YEARS, {
    min: state.expMin,
    max: state.expMax,
  });
  const salary = useBounds(answer?.ranges.expectedSalaryInLpaInr, EXPECTED_SALARY_IN_LPA_INR, {
    min: state.salMin,
    max: state.salMax,
  });
  const setRange = (ends: typeof EXPERIENCE | typeof SALARY) => (value: Range) =>
    onState(withRange(state, ends, value));
  const [experienceShown, setExperience] = useDraftRange(
    { min: state.expMin, max: state.expMax },
    setRange(EXPERIENCE),
  );
  const [salaryShown, setSalary] = useDraftRange({ min: state.salMin, max: state.salMax }, setRange(SALARY));
  return (
    <>
      <FacetList
        title="Skills"
        unit="match all"
        items={answer?.facets.skills}
        selected={state.skills ?? []}
        onToggle={(skill) => onState(toggleSkill(state, skill))}
        shown={SKILL_FACETS_SHOWN}
      />
      <RangeField
        title="Experience"
        unit="years"
        bounds={experience}
        value={experienceShown}
        onChange={setExperience}
      />
      <RangeField
        title="Expected salary"
        unit="₹ LPA"
        bounds={salary}
        step={EXPECTED_SALARY_STEP_IN_LPA_INR}
        value={salaryShown}
        onChange={setSalary}
      />
    </>
  );
}

/** Thumbs are dragged over many values; only the one where they rest is asked for. */
const DRAG_SETTLE_MS = 150;

function useDraftRange(value: Range, onRange: (value: Range) => void): [Range, (value: Range) => void] {
  const [draft, setDraft] = useDraftValue(
    written(value),
    (settled) => onRange(JSON.parse(settled) as Range),
    DRAG_SETTLE_MS,
  );
  return [JSON.parse(draft) as Range, (next) => setDraft(written(next))];
}

/** What an address may hold: an end that it would leave out again is open. */
const written = ({ min, max }: Range): string => JSON.stringify({ min: kept(min), max: kept(max) });

const kept = (end: number | undefined) => (Number.isFinite(end) && Number(end) >= 0 ? end : undefined);

/** The widest bounds seen, `all` before any was, while a range is set: a slider that narrowed its own bounds could not be opened again. */
function useBounds(found: Bounds | null | undefined, all: Bounds, value: Range): Bounds {
  const widest = useRef<Bounds>(all);
  const isSet = value.min !== undefined || value.max !== undefined;
  if (found) {
    const rounded = { min: Math.floor(found.min), max: Math.ceil(found.max) };
    widest.current = isSet
      ? { min: Math.min(widest.current.min, rounded.min), max: Math.max(widest.current.max, rounded.max) }
      : rounded;
  }
  return {
    min: Math.min(widest.current.min, value.min ?? Number.POSITIVE_INFINITY),
    max: Math.max(widest.current.max, value.max ?? Number.NEGATIVE_INFINITY),
  };
}
