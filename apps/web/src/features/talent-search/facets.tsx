import type { SearchAnswer } from '@talaash/contract/talent-search';
import {
  EXPECTED_SALARY_IN_LPA_INR,
  EXPECTED_SALARY_STEP_IN_LPA_INR,
  EXPERIENCE_IN_YEARS,
  EXPERIENCE_STEP_IN_YEARS,
} from '@talaash/domain/talent-profile/limit';
import { SKILL_FACETS_SHOWN } from '@talaash/domain/talent-search/limit';
import type { SearchHistogram } from '@talaash/domain/talent-search/schema';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useAfterPaint } from '../../ui/base/after-paint.ts';
import { FacetList } from '../../ui/field/facet-list.tsx';
import { type Range, RangeField } from '../../ui/field/range-field.tsx';
import { RowsSkeleton } from '../../ui/show/skeleton.tsx';
import { useDebouncedValue } from './debounced-value.ts';
import css from './facets.module.css';
import { peopleCount } from './people-count.ts';
import type { SearchState } from './search-address.ts';
import { StillPart } from './still-part.tsx';
import { toggleNice, toggleSkill, withRange } from './search-state.ts';

interface FacetsProps {
  /** Leaves out filters on fields that guests do not see. */
  isRedacted: boolean;
  state: SearchState;
  onState: (next: SearchState) => void;
  answer: SearchAnswer | undefined;
  /** The person uses the filters, so all of them must load. */
  areAllNeeded: boolean;
}

type Bounds = { min: number; max: number };

const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));

/** The filters of a search. A response updates them after its people are painted, and not in the middle of a press. */
export function Facets({ above, answer, ...props }: FacetsProps & { above: ReactNode }) {
  const later = useAfterPaint(answer);
  return (
    <StillPart state={props.state}>
      {above}
      <AllFacets {...props} answer={later} />
    </StillPart>
  );
}

/** Skills, experience, expected salary, and the filters that load when they come into view. */
function AllFacets({ areAllNeeded, ...props }: FacetsProps) {
  const { state, onState, answer } = props;
  return (
    <>
      <FacetList
        title="Skills"
        unit="must, or nice"
        items={answer?.facets.skills}
        selected={[...(state.skills ?? []), ...(state.nice ?? [])]}
        onToggle={(skill) => onState(toggleSkill(state, skill))}
        shown={SKILL_FACETS_SHOWN}
        selectedEnd={(skill) => (
          <NiceButton
            skill={skill}
            isNice={state.nice?.includes(skill) ?? false}
            onToggle={() => onState(toggleNice(state, skill))}
          />
        )}
      />
      <RangeFacet
        {...props}
        title="Experience"
        unit="years"
        figure={(range) => (range === '1' ? '1 year' : `${range} years`)}
        ends={EXPERIENCE}
        limits={EXPERIENCE_IN_YEARS}
        step={EXPERIENCE_STEP_IN_YEARS}
        found={answer?.ranges.experienceInYears}
        histogram={answer?.histograms.experienceInYears ?? []}
      />
      <RangeFacet
        {...props}
        title="Expected salary"
        unit="₹ LPA"
        figure={(range) => `₹${range} LPA`}
        ends={SALARY}
        limits={EXPECTED_SALARY_IN_LPA_INR}
        step={EXPECTED_SALARY_STEP_IN_LPA_INR}
        found={answer?.ranges.expectedSalaryInLpaInr}
        histogram={answer?.histograms.expectedSalaryInLpaInr ?? []}
      />
      {/* Until the response, the filters above are shorter. */}
      {answer ? (
        <WhenSeen isNeeded={areAllNeeded}>
          <Suspense fallback={<RowsSkeleton rows={4} label="Loading filters" />}>
            <MoreFilters {...props} />
          </Suspense>
        </WhenSeen>
      ) : null}
    </>
  );
}

interface NiceButtonProps {
  skill: string;
  isNice: boolean;
  onToggle: () => void;
}

/** Toggles whether a skill is required. */
function NiceButton({ skill, isNice, onToggle }: NiceButtonProps) {
  const [is, other] = isNice ? ['nice', 'must'] : ['must', 'nice'];
  return (
    <button
      type="button"
      className={css['nice']}
      aria-label={`${is}: ${skill}. Make it ${other}`}
      onClick={onToggle}
    >
      {is}
    </button>
  );
}

const EXPERIENCE = ['expMin', 'expMax'] as const;
const SALARY = ['salMin', 'salMax'] as const;

interface RangeFacetProps extends Omit<FacetsProps, 'areAllNeeded'> {
  title: string;
  unit: string;
  /** A number or range with its unit: "5 to 8 years". */
  figure: (range: string) => string;
  ends: typeof EXPERIENCE | typeof SALARY;
  limits: Bounds;
  step: number;
  found: Bounds | null | undefined;
  histogram: SearchHistogram;
}

function RangeFacet({
  state,
  onState,
  title,
  unit,
  figure,
  ends,
  limits,
  step,
  found,
  histogram,
}: RangeFacetProps) {
  const value = { min: state[ends[0]], max: state[ends[1]] };
  const [shown, setShown] = useDebouncedRange(value, (next) => onState(withRange(state, ends, next)));
  const buckets = withoutEmptyEnds(histogram);
  const bounds = useBounds(buckets, found, limits, value);
  const common = buckets.reduce<(typeof buckets)[number] | undefined>(
    (most, bucket) => (most && most.count >= bucket.count ? most : bucket),
    undefined,
  );
  const range =
    common && (common.to - common.from > step ? `${common.from} to ${common.to}` : String(common.from));
  return (
    <RangeField
      {...{ title, unit, bounds, step, buckets }}
      counted="People"
      summary={
        common && range !== undefined
          ? `Most often ${figure(range)}, ${peopleCount(common.count)}`
          : undefined
      }
      value={shown}
      onChange={setShown}
    />
  );
}

const withoutEmptyEnds = (histogram: SearchHistogram): SearchHistogram => {
  const isFull = ({ count }: SearchHistogram[number]) => count > 0;
  return histogram.slice(Math.max(0, histogram.findIndex(isFull)), histogram.findLastIndex(isFull) + 1);
};

/** A dragged thumb passes many values. Only the value where it stops is searched. */
const DRAG_DEBOUNCE_MS = 150;

function useDebouncedRange(value: Range, onRange: (value: Range) => void): [Range, (value: Range) => void] {
  const [shown, setShown] = useDebouncedValue(
    serialize(value),
    (settled) => onRange(JSON.parse(settled) as Range),
    DRAG_DEBOUNCE_MS,
  );
  return [JSON.parse(shown) as Range, (next) => setShown(serialize(next))];
}

/** Serializes a range without the ends that the address would omit. */
const serialize = ({ min, max }: Range): string => JSON.stringify({ min: validEnd(min), max: validEnd(max) });

const validEnd = (end: number | undefined) => (Number.isFinite(end) && Number(end) >= 0 ? end : undefined);

/**
 * The bounds of a slider: those of its histogram, which its own range does not narrow; else those of the results, or `limits`
 * before there are any. The results' bounds never shrink while a range is set, or the slider could not be widened again.
 */
function useBounds(
  buckets: SearchHistogram,
  found: Bounds | null | undefined,
  limits: Bounds,
  value: Range,
): Bounds {
  const widest = useRef<Bounds>(limits);
  const [first, last] = [buckets[0], buckets.at(-1)];
  const isSet = value.min !== undefined || value.max !== undefined;
  if (first && last) widest.current = { min: Math.floor(first.from), max: Math.ceil(last.to) };
  else if (found) {
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

/** Mounts its content when it comes near the viewport, or is needed. */
function WhenSeen({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const isMounted = isSeen || isNeeded;
  useEffect(() => {
    if (!place.current || isMounted) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isMounted]);
  return isMounted ? children : <div ref={place} />;
}
