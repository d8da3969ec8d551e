import { LEVELS } from '@talaash/domain/talent-search/choice';
import type { SearchQuery } from '@talaash/talent-index/answers/search-query';
import { preferredDoers } from '@talaash/talent-index/answers/preferred';
import { WEIGHT, type Weights } from '@talaash/talent-index/answers/weight';
import type { TalentQuestion } from '@talaash/talent-index/port';
import { skillKey } from '@talaash/lexicon/phrase';
import type { Bind } from './sql-search-condition.ts';

/** What preferred skills, a title of an asked level, and doing an asked job add. */
export function preferredBy(
  { question, query }: { question: TalentQuestion; query: SearchQuery },
  { point }: Weights,
  bind: Bind,
): string {
  const preferred = [
    ...question.niceSkills.map(
      (skill) =>
        `skills && array(select id from sql_search.names where kind = 'skill' and key = ${bind(skillKey(skill), 'text')})`,
    ),
    ...query.facts.flatMap((fact) =>
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
  const bonus = Math.floor(point * WEIGHT.pointsOfPreferred);
  const doers = preferredDoers(query);
  const bonuses = preferred.map((holds) => `case when ${holds} then ${bonus} else 0 end`);
  if (doers !== undefined)
    bonuses.push(
      `case when not leads and experience_in_years >= ${doers.yearsMin} then ${Math.floor(point * WEIGHT.pointsOfDoer)} else 0 end`,
    );
  return ['0', ...bonuses].join(' + ');
}
