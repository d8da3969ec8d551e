import type { PersonalProject, Tenure, WorkExperience } from '../talent-profile/schema.ts';
import { monthNumber, monthsOf } from '../talent-profile/tenure-length.ts';

/** How skill names are read. */
export type SkillNaming = {
  /** Names with the same key are one skill. */
  keyOf: (name: string) => string;
  /** The keys of the skills that a text names. @param isProse false for a title, where abbreviations mean skills */
  namedIn: (text: string, isProse: boolean) => ReadonlySet<string>;
  /** Names of skills that imply this one: PostgreSQL implies SQL. */
  childrenOf: (name: string) => readonly string[];
};

/** How titles are read. */
export type TitleNaming = {
  /** The words of a title. Synonyms such as developer and engineer count as one. */
  titleWords: (title: string) => ReadonlySet<string>;
};

/** The part of a job that skills are read from, without the employer's name. */
export type WorkedJob = Pick<
  WorkExperience,
  'designation' | 'company' | 'rolesAndResponsibilities' | 'tenure'
>;

/** Where and how long somebody has worked with a skill. */
export type SkillEvidence = {
  /** The total over all jobs that name it; overlapping months count once. */
  months: number;
  /** The employers of these jobs, latest first, each once. */
  employers: string[];
  /** Whether a current job names it. */
  isCurrent: boolean;
};

/** The parts of a profile that name skills. */
export type SkilledTalent = {
  skills: readonly string[];
  workExperiences: readonly WorkedJob[];
  personalProjects: readonly Pick<PersonalProject, 'title' | 'descriptionMarkdown'>[];
};

/** Where a profile names a skill. */
export type SkillPlace = {
  worked: SkillEvidence | undefined;
  /** How many projects name it. */
  projects: number;
  /** Whether the profile lists it. */
  isListed: boolean;
};

/** A skill by name, and the evidence for that name. */
export type NamedPlace = { name: string; place: SkillPlace };

/**
 * The evidence of skills in a profile: first that of the skill itself, then that of skills that imply it.
 *
 * @param untilIsoMonth YYYY-MM, the end of current jobs: the month of the profile's last change
 */
export function skillPlaces(
  { skills, workExperiences, personalProjects }: SkilledTalent,
  naming: SkillNaming,
  untilIsoMonth: string,
): (name: string) => NamedPlace[] {
  const worked = skillEvidence(workExperiences, naming, untilIsoMonth);
  const inProjects = personalProjects.map(
    ({ title, descriptionMarkdown = '' }) =>
      new Set([...naming.namedIn(title, false), ...naming.namedIn(descriptionMarkdown, true)]),
  );
  const listed = new Set(skills.map(naming.keyOf));
  const placeOf = (name: string): SkillPlace => {
    const key = naming.keyOf(name);
    return {
      worked: worked.get(key),
      projects: inProjects.filter((named) => named.has(key)).length,
      isListed: listed.has(key),
    };
  };
  return (skill) => [skill, ...naming.childrenOf(skill)].map((name) => ({ name, place: placeOf(name) }));
}

/** The strongest evidence of a skill: the longest work, then projects, then being listed. */
export const bestPlace = (places: readonly NamedPlace[]): NamedPlace | undefined =>
  places.toSorted(
    ({ place: one }, { place: other }) =>
      (other.worked?.months ?? 0) - (one.worked?.months ?? 0) ||
      other.projects - one.projects ||
      Number(other.isListed) - Number(one.isListed),
  )[0];

/**
 * The evidence in jobs by skill key. A skill without any is absent.
 *
 * @param untilIsoMonth YYYY-MM, the end of current jobs: the month of the profile's last change
 */
export function skillEvidence(
  jobs: readonly WorkedJob[],
  { namedIn }: Pick<SkillNaming, 'namedIn'>,
  untilIsoMonth: string,
): Map<string, SkillEvidence> {
  const found = new Map<string, WorkedJob[]>();
  for (const job of jobs.toSorted((a, b) => byEnd(a, b, untilIsoMonth)))
    for (const key of namedInJob(job, namedIn)) found.set(key, [...(found.get(key) ?? []), job]);
  return new Map(
    [...found].map(([key, naming]) => [
      key,
      {
        months: monthsOf(
          naming.map(({ tenure }) => tenure),
          untilIsoMonth,
        ),
        employers: [...new Set(naming.map(({ company }) => company))],
        isCurrent: naming.some(({ tenure }) => tenure.isCurrent),
      },
    ]),
  );
}

/** The latest first. */
function byEnd({ tenure: one }: WorkedJob, { tenure: other }: WorkedJob, untilIsoMonth: string): number {
  const endOf = ({ startIsoMonth, endIsoMonth, isCurrent }: Tenure) =>
    monthNumber(isCurrent ? untilIsoMonth : (endIsoMonth ?? startIsoMonth));
  return endOf(other) - endOf(one) || monthNumber(other.startIsoMonth) - monthNumber(one.startIsoMonth);
}

const namedInJob = (
  { designation, rolesAndResponsibilities }: WorkedJob,
  namedIn: SkillNaming['namedIn'],
): Set<string> => new Set([...namedIn(designation, false), ...namedIn(rolesAndResponsibilities ?? '', true)]);
