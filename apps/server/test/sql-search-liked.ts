import { LEVELS } from '@talaash/domain/talent-search/choice';
import type { Asked } from '@talaash/talent-index/answers/asked';
import { likedDoers } from '@talaash/talent-index/answers/liked';
import { WEIGHT, type Weights } from '@talaash/talent-index/answers/weight';
import type { TalentQuestion } from '@talaash/talent-index/port';
import { skillKey } from '@talaash/lexicon/phrase';
import type { Bind } from './sql-search-condition.ts';

/** What liked skills, a title of an asked level, and doing an asked job add. */
export function likedBy(
  { question, asked }: { question: TalentQuestion; asked: Asked },
  { point }: Weights,
  bind: Bind,
): string {
  const liked = [
    ...question.niceSkills.map(
      (skill) =>
        `skills && array(select id from sql_search.names where kind = 'skill' and key = ${bind(skillKey(skill), 'text')})`,
    ),
    ...asked.facts.flatMap((fact) =>
      fact.kind === 'level'
        ? [
            `coalesce(level = any (${bind(
              fact.levels.map((level) => LEVELS.indexOf(level)),
              'int[]',
            )}), false)`,
          ]
        : [],
    ),
  ];
  const bonus = Math.floor(point * WEIGHT.pointsOfLiked);
  const doers = likedDoers(asked);
  const bonuses = liked.map((holds) => `case when ${holds} then ${bonus} else 0 end`);
  if (doers !== undefined)
    bonuses.push(
      `case when not leads and experience_in_years >= ${doers.yearsMin} then ${Math.floor(point * WEIGHT.pointsOfDoer)} else 0 end`,
    );
  return ['0', ...bonuses].join(' + ');
}
