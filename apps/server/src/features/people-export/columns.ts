import type { TalentCard } from '@talaash/contract/talent-profile';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { OPEN_TO_WORK_STATUS_LABELS } from '@talaash/domain/talent-profile/words';
import type { Cell } from '../../base/csv.ts';

/** The columns of a file, in order. */
export type Columns<Person> = readonly (readonly [head: string, cellOf: (person: Person) => Cell])[];

export const yesOrNo = (holds: boolean) => (holds ? 'Yes' : 'No');

type Card = Pick<
  TalentCard,
  | 'jobCategory'
  | 'experienceInYears'
  | 'expectedSalaryInLpaInr'
  | 'noticePeriodInWeeks'
  | 'openToWorkStatus'
  | 'isCurrentlyEmployed'
  | 'locality'
>;

/** What every file says of a person whom the company may see. The other columns stay where they are. */
export const cardColumns = <Person>(cardOf: (person: Person) => Card | null): Columns<Person> => {
  const of =
    (cell: (card: Card) => Cell) =>
    (person: Person): Cell => {
      const card = cardOf(person);
      return card === null ? undefined : cell(card);
    };
  return [
    ['Category', of(({ jobCategory }) => JOB_CATEGORY_LABELS[jobCategory])],
    ['Experience (years)', of(({ experienceInYears }) => experienceInYears)],
    ['Expected salary (₹ LPA)', of(({ expectedSalaryInLpaInr }) => expectedSalaryInLpaInr)],
    ['Can start in (weeks)', of(({ noticePeriodInWeeks }) => noticePeriodInWeeks)],
    ['Open to work', of(({ openToWorkStatus }) => OPEN_TO_WORK_STATUS_LABELS[openToWorkStatus])],
    ['Currently employed', of(({ isCurrentlyEmployed }) => yesOrNo(isCurrentlyEmployed))],
    ['Place', of(({ locality }) => locality.suburb)],
    ['State', of(({ locality }) => locality.state)],
  ];
};
