import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { Finding } from './finding.ts';

/** What a rule is given: the profile, and this month and day in UTC. */
type Facts = { profile: TalentProfile; now: Date };
type ConsistencyRule = (facts: Facts) => Finding[];

const WORKING_AGE_MIN = 14;
const AGE = { min: 16, max: 90 };
/** School certificates are taken at about fifteen. */
const FIRST_COURSE_AGE_MIN = 14;
const STUDIES_AHEAD_YEARS_MAX = 8;

/** Short gaps, rounding and jobs that were left out are no contradiction. */
const EXPERIENCE_TOLERANCE_IN_YEARS = 2;
const UNCLAIMED_YEARS_MIN = 3;

/** In lakhs a year: what nobody is paid without experience, and what each year may add to it. */
const SALARY = { base: 32, perYear: 8 };

/** Months since year 0, for a YYYY-MM or a longer date. */
const monthOf = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
const monthNow = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();
const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Years at work by the dates given, each month counted once. */
export function yearsWorked(
  experiences: readonly Pick<TalentProfile['workExperiences'][number], 'tenure'>[],
  now: Date,
): number {
  const spans = experiences
    .map(({ tenure }) => ({
      from: monthOf(tenure.startIsoMonth),
      to: tenure.isCurrent ? monthNow(now) + 1 : monthOf(tenure.endIsoMonth ?? tenure.startIsoMonth) + 1,
    }))
    .sort((one, other) => one.from - other.from);
  let months = 0;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return months / 12;
}

const ageFits: ConsistencyRule = ({ profile, now }) => {
  const age = (monthNow(now) - monthOf(profile.dobIsoDate)) / 12;
  if (age >= AGE.min && age <= AGE.max) return [];
  return [
    { field: 'Date of birth', change: 'check the year; it does not fit somebody who works.', certainty: 92 },
  ];
};

const experienceFitsAge: ConsistencyRule = ({ profile, now }) => {
  const age = (monthNow(now) - monthOf(profile.dobIsoDate)) / 12;
  if (age < AGE.min || age > AGE.max || profile.experienceInYears <= age - WORKING_AGE_MIN) return [];
  return [
    {
      field: 'Experience',
      change: `correct it or the date of birth: ${years(profile.experienceInYears)} of work do not fit into a life of ${years(Math.floor(age))}.`,
      certainty: 95,
    },
  ];
};

const experienceFitsDates: ConsistencyRule = ({ profile, now }) => {
  const { experienceInYears, workExperiences } = profile;
  const worked = yearsWorked(workExperiences, now);
  if (workExperiences.length === 0) {
    if (experienceInYears < EXPERIENCE_TOLERANCE_IN_YEARS) return [];
    const change = `add the positions behind your ${years(experienceInYears)} of experience.`;
    return [{ field: 'Work experience', change, certainty: 85 }];
  }
  if (experienceInYears - worked > EXPERIENCE_TOLERANCE_IN_YEARS) {
    const change = `make it agree with your work experience: ${years(experienceInYears)} are stated, and the dates add up to ${years(Math.round(worked * 10) / 10)}.`;
    return [{ field: 'Experience', change, certainty: 88 }];
  }
  if (experienceInYears === 0 && workedAsEmployee(profile, now) >= UNCLAIMED_YEARS_MIN) {
    const change = `state it: the dates of your work experience add up to ${years(Math.floor(worked))}.`;
    return [{ field: 'Experience', change, certainty: 80 }];
  }
  return [];
};

const workedAsEmployee = ({ workExperiences }: TalentProfile, now: Date) =>
  yearsWorked(
    workExperiences.filter(({ isInternship }) => !isInternship),
    now,
  );

const salaryFitsExperience: ConsistencyRule = ({ profile }) => {
  const highest = SALARY.base + SALARY.perYear * profile.experienceInYears;
  if (profile.expectedSalaryInLpaInr <= highest) return [];
  const change = `lower it or add what it rests on: ${profile.expectedSalaryInLpaInr} LPA do not fit ${years(profile.experienceInYears)} of experience. It is counted in lakhs per year.`;
  return [{ field: 'Expected salary', change, certainty: 75 }];
};

const employmentFitsDates: ConsistencyRule = ({ profile }) => {
  const current = profile.workExperiences.find(({ tenure }) => tenure.isCurrent);
  if (profile.isCurrentlyEmployed === (current !== undefined)) return [];
  return current
    ? [
        {
          field: 'Currently employed',
          change: `answer yes, or give the position at ${current.company} an end month.`,
          certainty: 85,
        },
      ]
    : [
        {
          field: 'Currently employed',
          change: 'answer no, or mark the position that you hold now as current.',
          certainty: 85,
        },
      ];
};

const workFitsCalendar: ConsistencyRule = ({ profile, now }) => {
  const earliest = monthOf(profile.dobIsoDate) + WORKING_AGE_MIN * 12;
  return profile.workExperiences.flatMap(({ company, tenure }) => {
    const field = `Work experience at ${company}`;
    const isAhead =
      monthOf(tenure.startIsoMonth) > monthNow(now) ||
      (tenure.endIsoMonth !== undefined && monthOf(tenure.endIsoMonth) > monthNow(now));
    if (isAhead) return [{ field, change: 'correct the months; they are in the future.', certainty: 90 }];
    if (monthOf(tenure.startIsoMonth) < earliest) {
      return [{ field, change: 'correct the start month; you were a child then.', certainty: 92 }];
    }
    return [];
  });
};

const studiesFitCalendar: ConsistencyRule = ({ profile, now }) => {
  const earliestEnd = monthOf(profile.dobIsoDate) + FIRST_COURSE_AGE_MIN * 12;
  return profile.educationList.flatMap(({ course, tenure }) => {
    const field = `Education (${course})`;
    const end = tenure.endIsoMonth === undefined ? undefined : monthOf(tenure.endIsoMonth);
    if (monthOf(tenure.startIsoMonth) > monthNow(now) + 12) {
      return [{ field, change: 'correct the start month; it is in the future.', certainty: 85 }];
    }
    if (end !== undefined && end > monthNow(now) + STUDIES_AHEAD_YEARS_MAX * 12) {
      return [{ field, change: 'correct the end month; it is too far in the future.', certainty: 85 }];
    }
    if (end !== undefined && end < earliestEnd) {
      return [
        { field, change: 'correct the months or the date of birth; you were a child then.', certainty: 90 },
      ];
    }
    return [];
  });
};

/** Statements of one profile that cannot all be true. */
export const CONSISTENCY_RULES: readonly ConsistencyRule[] = [
  ageFits,
  experienceFitsAge,
  experienceFitsDates,
  salaryFitsExperience,
  employmentFitsDates,
  workFitsCalendar,
  studiesFitCalendar,
];
