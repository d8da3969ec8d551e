import type { TalentProfile } from '@talaash/domain/talent-profile/schema';
import type { Finding } from './finding.ts';

type ConsistencyRule = (given: { profile: TalentProfile; now: Date }) => Finding[];

const WORKING_AGE_MIN = 14;
const AGE = { min: 16, max: 90 };
/** The first school certificate comes at about 15. */
const FIRST_COURSE_AGE_MIN = 14;
const STUDIES_IN_FUTURE_YEARS_MAX = 8;

/** Allows for short gaps, rounding and omitted jobs. */
const EXPERIENCE_TOLERANCE_IN_YEARS = 2;
const UNCLAIMED_YEARS_MIN = 3;

/** The highest plausible salary in lakhs a year: without experience, and more for each year of it. */
const SALARY = { base: 32, perYear: 8 };

/** The number of months since year 0. @param iso YYYY-MM or a longer date */
const monthOf = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
const monthNow = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();
const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Years of work by the dates of the positions. Overlapping months count once. */
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
  let countedUntil = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, countedUntil));
    countedUntil = Math.max(countedUntil, to);
  }
  return months / 12;
}

const ageFits: ConsistencyRule = ({ profile, now }) => {
  const age = (monthNow(now) - monthOf(profile.dobIsoDate)) / 12;
  if (age >= AGE.min && age <= AGE.max) return [];
  return [
    { field: 'Date of birth', change: 'check the year; you would not be of working age.', certainty: 92 },
  ];
};

const experienceFitsAge: ConsistencyRule = ({ profile, now }) => {
  const age = (monthNow(now) - monthOf(profile.dobIsoDate)) / 12;
  if (age < AGE.min || age > AGE.max || profile.experienceInYears <= age - WORKING_AGE_MIN) return [];
  return [
    {
      field: 'Experience',
      change: `correct it or your date of birth: you cannot have ${years(profile.experienceInYears)} of experience at the age of ${Math.floor(age)}.`,
      certainty: 95,
    },
  ];
};

const experienceFitsDates: ConsistencyRule = ({ profile, now }) => {
  const { experienceInYears, workExperiences } = profile;
  const worked = yearsWorked(workExperiences, now);
  if (workExperiences.length === 0) {
    if (experienceInYears < EXPERIENCE_TOLERANCE_IN_YEARS) return [];
    const change = `add the jobs that your ${years(experienceInYears)} of experience come from.`;
    return [{ field: 'Work experience', change, certainty: 85 }];
  }
  if (experienceInYears - worked > EXPERIENCE_TOLERANCE_IN_YEARS) {
    const change = `correct it or your work experience: you state ${years(experienceInYears)}, but the dates add up to ${years(Math.round(worked * 10) / 10)}.`;
    return [{ field: 'Experience', change, certainty: 88 }];
  }
  if (experienceInYears === 0 && workedAsEmployee(profile, now) >= UNCLAIMED_YEARS_MIN) {
    const change = `change it from 0: the dates of your work experience add up to ${years(Math.floor(worked))}.`;
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
  const highestPlausible = SALARY.base + SALARY.perYear * profile.experienceInYears;
  if (profile.expectedSalaryInLpaInr <= highestPlausible) return [];
  const change = `check it: ${profile.expectedSalaryInLpaInr} LPA is too high for ${years(profile.experienceInYears)} of experience. The unit is lakhs per year.`;
  return [{ field: 'Expected salary', change, certainty: 75 }];
};

const employmentFitsDates: ConsistencyRule = ({ profile }) => {
  const current = profile.workExperiences.find(({ tenure }) => tenure.isCurrent);
  if (profile.isCurrentlyEmployed === (current !== undefined)) return [];
  return current
    ? [
        {
          field: 'Currently employed',
          change: `answer yes, or add an end month to the position at ${current.company}.`,
          certainty: 85,
        },
      ]
    : [
        {
          field: 'Currently employed',
          change: 'answer no, or mark the job that you have now as current.',
          certainty: 85,
        },
      ];
};

const workFitsCalendar: ConsistencyRule = ({ profile, now }) => {
  const earliest = monthOf(profile.dobIsoDate) + WORKING_AGE_MIN * 12;
  return profile.workExperiences.flatMap(({ company, tenure }) => {
    const field = `Work experience at ${company}`;
    const isInFuture =
      monthOf(tenure.startIsoMonth) > monthNow(now) ||
      (tenure.endIsoMonth !== undefined && monthOf(tenure.endIsoMonth) > monthNow(now));
    if (isInFuture) return [{ field, change: 'correct the months; they are in the future.', certainty: 90 }];
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
    if (end !== undefined && end > monthNow(now) + STUDIES_IN_FUTURE_YEARS_MAX * 12) {
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

/** Rules that find contradictions within a profile. */
export const CONSISTENCY_RULES: readonly ConsistencyRule[] = [
  ageFits,
  experienceFitsAge,
  experienceFitsDates,
  salaryFitsExperience,
  employmentFitsDates,
  workFitsCalendar,
  studiesFitCalendar,
];
