import type { PersonalProject, WorkExperience } from '../talent-profile/schema.ts';
import { monthNumber, monthsOf } from '../talent-profile/tenure-length.ts';

type Job = Pick<WorkExperience, 'designation' | 'company' | 'tenure' | 'rolesAndResponsibilities'>;

/** What a profile says, as far as skills are named in it. */
type Named = {
  skills: readonly string[];
  workExperiences: readonly Job[];
  personalProjects: readonly Pick<PersonalProject, 'title' | 'descriptionMarkdown'>[];
};

export type SkillEvidence = {
  /** It is one of the skills of the profile. */
  isListed: boolean;
  /** Months of jobs that name it; those that overlap count once. */
  months: number;
  /** Of these jobs, the latest first. */
  employers: string[];
  isInUse: boolean;
  /** How many projects name it. */
  projects: number;
};

/** What a profile shows of a skill. @param nowIsoMonth until when a job lasts that is not over, YYYY-MM */
export function skillEvidence(
  skill: string,
  { skills, workExperiences, personalProjects }: Named,
  nowIsoMonth: string,
): SkillEvidence {
  const jobs = workExperiences
    .filter((job) => isNamed(skill, `${job.designation}\n${job.rolesAndResponsibilities ?? ''}`))
    .map(({ company, tenure }) => ({
      company,
      tenure,
      start: monthNumber(tenure.startIsoMonth),
      end: monthNumber(tenure.isCurrent ? nowIsoMonth : (tenure.endIsoMonth ?? tenure.startIsoMonth)),
    }))
    .toSorted((one, other) => other.end - one.end || other.start - one.start);
  return {
    isListed: skills.some((own) => skillKey(own) === skillKey(skill)),
    months: monthsOf(
      jobs.map(({ tenure }) => tenure),
      nowIsoMonth,
    ),
    employers: [...new Set(jobs.map(({ company }) => company))],
    isInUse: jobs.some(({ tenure }) => tenure.isCurrent),
    projects: personalProjects.filter(({ title, descriptionMarkdown }) =>
      isNamed(skill, `${title}\n${descriptionMarkdown ?? ''}`),
    ).length,
  };
}

/** Skills that differ in case alone are one. */
export const skillKey = (skill: string): string => skill.normalize('NFKC').trim().toLowerCase();

/** Whether a text has the skill between other signs than letters: C is not in C++, nor Java in JavaScript. */
function isNamed(skill: string, text: string): boolean {
  const key = skillKey(skill).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${key}(?![\\p{L}\\p{M}\\p{N}+#])`, 'u').test(skillKey(text));
}
