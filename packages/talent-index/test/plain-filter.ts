import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { fitOf } from '@talaash/domain/talent-search/condition-fit';
import type { SearchQuery } from '@talaash/talent-index/answers/search-query';
import type { NumberRange, TalentDocument, TalentQuestion } from '@talaash/talent-index/port';
import { plainKey } from './plain-key.ts';

export const fit = (condition: SearchCondition, document: TalentDocument, { nowMs }: TalentQuestion) =>
  fitOf(condition, document, nowMs, plainKey);

/** Nobody is found, and nothing is read of words, by an impossible range or a skill that nobody has. */
export function filterKeeps(question: TalentQuestion, documents: readonly TalentDocument[]): boolean {
  const keys = new Set(documents.flatMap(({ skills }) => skills.map(plainKey)));
  const isImpossible = ({ min = -Infinity, max = Infinity }: NumberRange) => !(min <= max);
  return (
    question.skills.every((skill) => keys.has(plainKey(skill))) &&
    !isImpossible(question.experienceInYears) &&
    !isImpossible(question.expectedSalaryInLpaInr)
  );
}

/** @param without filters of this kind are left out */
export function passes(
  document: TalentDocument,
  question: TalentQuestion,
  query: SearchQuery,
  without?: string,
): boolean {
  const keys = new Set(document.skills.map(plainKey));
  return (
    question.skills.every((skill) => keys.has(plainKey(skill))) &&
    (without === 'experience' || isWithin(document.experienceInYears, question.experienceInYears)) &&
    (without === 'salary' || isWithin(document.expectedSalaryInLpaInr, question.expectedSalaryInLpaInr)) &&
    query.filters.every(
      (condition) => condition.kind === without || fit(condition, document, question) === 'inside',
    )
  );
}

const isWithin = (number: number, { min, max }: NumberRange) =>
  (min === undefined || number >= min) && (max === undefined || number <= max);

/** The talents whom a question does not hide. */
export const shownIn = (
  documents: readonly TalentDocument[],
  { hiddenTalentIds }: TalentQuestion,
): TalentDocument[] => documents.filter(({ talentId }) => !hiddenTalentIds.includes(talentId));
