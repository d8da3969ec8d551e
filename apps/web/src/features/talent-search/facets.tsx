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
import { useDebouncedValue } from './debounced-value.ts';
import { type SearchState, toggleSkill, withRange } from './search-state.ts';

interface FacetsProps {
  state: SearchState;
  onState: (next: SearchState) => void;
  answer: SearchAnswer | undefined;
}

type Bounds = { min: number; max: number };

const EXPERIENCE = ['expMin', 'expMax'] as const;
const SALARY = ['salMin', 'salMax'] as const;

/** The filters of a search: skills, of which all must match, experience and expected salary. */
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
  const [experienceShown, setExperience] = useDebouncedRange(
    { min: state.expMin, max: state.expMax },
    setRange(EXPERIENCE),
  );
  const [salaryShown, setSalary] = useDebouncedRange(
    { min: state.salMin, max: state.salMax },
    setRange(SALARY),
  );
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

/** A dragged thumb passes many values. Only the value it stops at is searched for. */
const DRAG_DEBOUNCE_MS = 150;

function useDebouncedRange(value: Range, onRange: (value: Range) => void): [Range, (value: Range) => void] {
  const [shown, setShown] = useDebouncedValue(
    serialize(value),
    (settled) => onRange(JSON.parse(settled) as Range),
    DRAG_DEBOUNCE_MS,
  );
  return [JSON.parse(shown) as Range, (next) => setShown(serialize(next))];
}

/** Serializes a range without the ends that the address would not store. */
const serialize = ({ min, max }: Range): string => JSON.stringify({ min: validEnd(min), max: validEnd(max) });

const validEnd = (end: number | undefined) => (Number.isFinite(end) && Number(end) >= 0 ? end : undefined);

/**
 * The bounds of a slider: those of the results, or `limits` before there are any. While a range is set they never shrink,
 * since the results then lie within the range and the slider could not be widened again.
 */
function useBounds(found: Bounds | null | undefined, limits: Bounds, value: Range): Bounds {
  const widest = useRef<Bounds>(limits);
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
