import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import { ACTIVE_FACET_DAYS, NOTICE_FACET_WEEKS } from '@talaash/domain/talent-search/limit';
import type { SearchConditionKind, SearchFacets } from '@talaash/domain/talent-search/schema';
import type { Registers } from '../segments/growing-segment.ts';
import type { Segment } from '../segments/segment.ts';
import { countShared } from '../segments/set-memory.ts';
import type { Flag } from '../segments/trait.ts';
import type { SegmentResult } from './segment-result.ts';
import { skillFacets } from './skill-facet.ts';
import { isActiveWithin } from './fit-set.ts';
import { type Counted, type Counts, byCount, traitFacets } from './trait-facet.ts';

/**
 * Counts the people in the result by value. If a filter allows several values, its counts ignore the filter itself, so the other
 * choices keep theirs.
 */
export function facetsOf(
  results: readonly SegmentResult[],
  registers: Registers,
  query: { redacted: boolean; nowMs: number },
): SearchFacets {
  const counted = (kind: SearchConditionKind): Counted =>
    results.map((result) => ({ result, ordinalSet: result.without(kind) }));
  const all: Counted = results.map((result) => ({ result, ordinalSet: result.ordinalSet }));
  const ofPlaces = counted('place');
  const { places, states, degrees, employers } = traitFacets(
    {
      places: ofPlaces,
      states: ofPlaces,
      degrees: counted('degree'),
      employers: query.redacted ? [] : counted('employer'),
    },
    registers.traits,
  );
  return {
    skills: skillFacets(results, registers.skills),
    places,
    states,
    categories: flagFacet(counted('category'), 'category', JOB_CATEGORIES),
    openToWork: flagFacet(counted('openToWork'), 'openToWork', OPEN_TO_WORK_STATUSES),
    english: flagFacet(counted('english'), 'english', ENGLISH_FLUENCIES),
    degrees,
    employers,
    notice: withinFacet(counted('notice'), NOTICE_FACET_WEEKS, (maxWeeks, { segment }) =>
      withinNotice(segment, maxWeeks),
    ),
    active: activeFacet(counted('active'), query.nowMs),
    marks: [
      ...flagFacet(all, 'workMode', ['', 'remote']),
      ...flagFacet(all, 'employment', ['unemployed', 'employed']),
      ...flagFacet(all, 'resume', ['', 'resume']),
    ].sort(byCount),
  };
}

/** @param values in their order in FLAGS; an empty one is not counted */
function flagFacet(counted: Counted, flag: Flag, values: readonly string[]): Counts {
  const counts = counted.map(({ result, ordinalSet }) =>
    result.segment.countsOfFlag(ordinalSet, flag, values.length),
  );
  return values
    .map((value, at) => ({
      value,
      count: value === '' ? 0 : counts.reduce((sum, own) => sum + (own[at] as number), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort(byCount);
}

/** By packed segment, which never changes, who can start within some weeks. */
const KNOWN_NOTICE = new WeakMap<Segment, Map<number, Int32Array>>();

function withinNotice(segment: Segment, maxWeeks: number): Int32Array {
  const within = () => segment.ordinalsBy('noticePeriodInWeeks', (weeks) => weeks <= maxWeeks);
  if (!segment.isSorted) return within();
  const known = KNOWN_NOTICE.get(segment) ?? new Map<number, Int32Array>();
  KNOWN_NOTICE.set(segment, known);
  const ordinalSet = known.get(maxWeeks) ?? within().slice();
  known.set(maxWeeks, ordinalSet);
  return ordinalSet;
}

/** How many are within each limit, the narrowest first. */
function withinFacet(
  counted: Counted,
  limits: readonly number[],
  within: (limit: number, result: SegmentResult) => Int32Array,
): Counts {
  return limits
    .map((limit) => ({
      value: String(limit),
      count: counted.reduce(
        (sum, { result, ordinalSet }) => sum + countShared(ordinalSet, within(limit, result)),
        0,
      ),
    }))
    .filter(({ count }) => count > 0);
}

/** How many changed the profile within some days, the fewest days first. */
function activeFacet(counted: Counted, nowMs: number): Counts {
  const counts = counted.map(({ result: { segment }, ordinalSet }) =>
    segment.countSince(
      ordinalSet,
      ACTIVE_FACET_DAYS.map((days) => (updatedAtMs) => isActiveWithin(days, updatedAtMs, nowMs)),
    ),
  );
  return ACTIVE_FACET_DAYS.map((days, at) => ({
    value: String(days),
    count: counts.reduce((sum, own) => sum + (own[at] as number), 0),
  })).filter(({ count }) => count > 0);
}
