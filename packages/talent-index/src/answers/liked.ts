import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { Registers } from '../segments/growing-segment.ts';
import type { Segment } from '../segments/segment.ts';
import { MARKS } from '../segments/trait.ts';
import { NEARNESS } from '@talaash/question/field';
import type { Asked } from './asked.ts';
import { isRoleNoun, isTitleOfJob } from './role.ts';
import type { Liked } from './scoring-pass.ts';
import { havingAll } from './segment-result.ts';
import { WEIGHT } from './weight.ts';

/** A term of a job that leads others. */
const LEADING_TERM = /(?:manager|head|director|lead|leader|superintendent|president|owner|master|architect)$/;
/** Words that name a trade without a noun. */
const TRADES: ReadonlySet<string> = new Set(
  'sales marketing purchase procurement warehouse logistics accounts finance customersupport voiceprocess teaching nursing'.split(
    ' ',
  ),
);

/** Of which people the doers are liked: those of an asked job where no level is asked. A beginner is one of them where years are asked. */
export function likedDoers({
  groups,
  facts,
  filters,
}: Pick<Asked, 'groups' | 'facts' | 'filters'>): { yearsMin: number } | undefined {
  const asked = [...facts, ...filters];
  if (asked.some(({ kind }) => kind === 'level')) return undefined;
  const needed = groups.filter(({ isNeeded }) => isNeeded);
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
  return isJob ? { yearsMin: asked.some(({ kind }) => kind === 'experience') ? 0 : 1 } : undefined;
}

/** The talents of a segment with each liked skill, those whose title names an asked level, and those who do an asked job. */
export const likedSets = (
  segment: Segment,
  { skills }: Registers,
  {
    niceSkills,
    facts,
    doers,
  }: {
    niceSkills: readonly string[];
    facts: readonly SearchCondition[];
    doers: ReturnType<typeof likedDoers>;
  },
): Liked[] => [
  ...niceSkills.map((label) => {
    const key = skills.keyNumber(label);
    return {
      ordinalSet: segment.ordinalsOfSkills(key === undefined ? [] : [key]),
      points: WEIGHT.pointsOfLiked,
    };
  }),
  ...facts.flatMap((fact) =>
    fact.kind === 'level'
      ? [
          {
            ordinalSet: segment.ordinalsMarked(
              'level',
              fact.levels.map((level) => MARKS.level.values.indexOf(level)),
            ),
            points: WEIGHT.pointsOfLiked,
          },
        ]
      : [],
  ),
  ...(doers === undefined ? [] : [{ ordinalSet: doersIn(segment, doers), points: WEIGHT.pointsOfDoer }]),
];

function doersIn(segment: Segment, { yearsMin }: { yearsMin: number }): Int32Array {
  const doing = segment.ordinalsMarked('leading', [0]);
  if (yearsMin === 0) return doing;
  return havingAll(doing, [segment.ordinalsBy('experienceInYears', (years) => years >= yearsMin)]);
}
