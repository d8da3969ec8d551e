import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import { ACTIVE_FACET_DAYS, NOTICE_FACET_WEEKS } from '@talaash/domain/talent-search/limit';
import type { SearchConditionKind, SearchFacets } from '@talaash/domain/talent-search/schema';
import type { Registers } from '../segments/growing-segment.ts';
import type { NumberTally, Segment } from '../segments/segment.ts';
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
    notice: noticeFacet(counted('notice')),
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
  const counts = counted.map(
    ({ result, ordinalSet }) =>
      result.countsOf(ordinalSet)?.ofFlag(flag, values.length) ??
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

/** For each packed segment, the talents who can start within some weeks. A packed segment never changes, so they are cached. */
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

/** How many talents can start within each number of weeks, in ascending order. */
function noticeFacet(counted: Counted): Counts {
  const counts = counted.map(({ result, ordinalSet }) => {
    const few = result.countsOf(ordinalSet);
    if (few === undefined)
      return NOTICE_FACET_WEEKS.map((weeks) => countShared(ordinalSet, withinNotice(result.segment, weeks)));
    const tally: NumberTally = new Map();
    few.addNumbers('noticePeriodInWeeks', tally);
    return NOTICE_FACET_WEEKS.map((weeks) =>
      [...tally].reduce((sum, [own, count]) => (own <= weeks ? sum + count : sum), 0),
    );
  });
  return NOTICE_FACET_WEEKS.map((weeks, at) => ({
    value: String(weeks),
    count: counts.reduce((sum, own) => sum + (own[at] as number), 0),
  })).filter(({ count }) => count > 0);
}

/** How many talents changed the profile within some days, in ascending order. */
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
