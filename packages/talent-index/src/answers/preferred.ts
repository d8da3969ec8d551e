import { wordGroup } from '@talaash/lexicon/word-group';
import { isNeeded } from '@talaash/question/understanding';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { Registers } from '../segments/growing-segment.ts';
import type { Segment } from '../segments/segment.ts';
import { FLAGS } from '../segments/trait.ts';
import { NEARNESS } from '@talaash/question/field';
import type { SearchQuery } from './search-query.ts';
import { isRoleNoun, isTitleOfJob } from './role.ts';
import type { Preferred } from './scoring-pass.ts';
import { havingAll } from './segment-result.ts';
import { WEIGHT } from './weight.ts';

/** A term of a job that leads others. */
const LEADING_TERM = new RegExp(`(?:${[...wordGroup('leaders')].join('|')})$`);
/** Words that name a trade without a noun. */
const TRADES: ReadonlySet<string> = new Set(
  [...wordGroup('trades')].map((trade) => trade.replaceAll(' ', '')),
);

/**
 * Who counts as doing the job: people with the requested job, if the query names no level. Beginners count if the query asks for
 * years.
 */
export function preferredDoers({
  groups,
  facts,
  filters,
}: Pick<SearchQuery, 'groups' | 'facts' | 'filters'>): { yearsMin: number } | undefined {
  const query = [...facts, ...filters];
  if (query.some(({ kind }) => kind === 'level')) return undefined;
  const needed = groups.filter(isNeeded);
  const terms = needed.flatMap(({ anyOf }) =>
    anyOf.flatMap((wanted) =>
      wanted.kind === 'word'
        ? wanted.word.terms.flatMap(({ term, nearness }) => (nearness === NEARNESS.exact ? [term] : []))
        : [],
    ),
  );
  if (terms.some((term) => LEADING_TERM.test(term))) return undefined;
  const isJob =
    needed.some((group) => isRoleNoun(group) || isTitleOfJob(group)) ||
    terms.some((term) => TRADES.has(term));
  return isJob ? { yearsMin: query.some(({ kind }) => kind === 'experience') ? 0 : 1 } : undefined;
}

/**
 * The talents of a segment with each preferred skill, those whose title names a requested level, and those who do the requested
 * job.
 *
 * @param keptMin at least this many stay
 */
export const preferredSets = (
  segment: Segment,
  { skills }: Registers,
  {
    niceSkills,
    facts,
    doers,
  }: {
    niceSkills: readonly string[];
    facts: readonly SearchCondition[];
    doers: ReturnType<typeof preferredDoers>;
  },
): Preferred[] => [
  ...niceSkills.map((label) => {
    const key = skills.keyNumber(label);
    return {
      ordinalSet: segment.ordinalsOfSkills(key === undefined ? [] : [key]),
      points: WEIGHT.pointsOfPreferred,
    };
  }),
  ...facts.flatMap((fact) =>
    fact.kind === 'level'
      ? [
          {
            ordinalSet: segment.ordinalsOfFlag(
              'level',
              fact.levels.map((level) => FLAGS.level.values.indexOf(level)),
            ),
            points: WEIGHT.pointsOfPreferred,
          },
        ]
      : [],
  ),
  ...(doers === undefined ? [] : [{ ordinalSet: doersIn(segment, doers), points: WEIGHT.pointsOfDoer }]),
];

function doersIn(segment: Segment, { yearsMin }: { yearsMin: number }): Int32Array {
  const doing = segment.ordinalsOfFlag('leading', [0]);
  if (yearsMin === 0) return doing;
  return havingAll(doing, [segment.ordinalsBy('experienceInYears', (years) => years >= yearsMin)]);
}
