import type { PersonalProject, Tenure, WorkExperience } from '../talent-profile/schema.ts';
import { monthNumber, monthsOf } from '../talent-profile/tenure-length.ts';

/** How names of skills are read. */
export type SkillNaming = {
  /** Names with the same key are one skill. */
  keyOf: (name: string) => string;
  /** Keys of the skills that a text names. @param isProse false for a title, in which short forms are meant as skills */
  namedIn: (text: string, isProse: boolean) => ReadonlySet<string>;
  /** Names of the skills that nobody has without this one: PostgreSQL of SQL. */
  childrenOf: (name: string) => readonly string[];
};

/** How titles are read. */
export type TitleNaming = {
  /** The words of a title. Words of one meaning, such as developer and engineer, are one. */
  titleWords: (title: string) => ReadonlySet<string>;
};

/** The part of a job that skills are read from. The employer's name is none. */
export type WorkedJob = Pick<
  WorkExperience,
  'designation' | 'company' | 'rolesAndResponsibilities' | 'tenure'
>;

/** Where and how long somebody has worked with a skill. */
export type SkillEvidence = {
  /** Of all jobs that name it; months in two jobs at once count once. */
  months: number;
  /** The employers of these jobs, the latest first, each once. */
  employers: string[];
  /** Whether a job of today names it. */
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
  /** It is one of the skills of the profile. */
  isListed: boolean;
};

/** A skill by a name, and where a profile has that name. */
export type NamedPlace = { name: string; place: SkillPlace };

/**
 * Where a profile names skills: for a skill its own place first, and then those of what nobody knows without it.
 *
 * @param untilIsoMonth YYYY-MM up to which a job of today counts: that of the profile's last change
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

/** The place that shows most of a skill: the longest work, then projects, then being listed. */
export const bestPlace = (places: readonly NamedPlace[]): NamedPlace | undefined =>
  places.toSorted(
    ({ place: one }, { place: other }) =>
      (other.worked?.months ?? 0) - (one.worked?.months ?? 0) ||
      other.projects - one.projects ||
      Number(other.isListed) - Number(one.isListed),
  )[0];

/**
 * What jobs say of skills, by the skill's key. A skill that no job names is absent.
 *
 * @param untilIsoMonth YYYY-MM up to which a job of today counts: that of the profile's last change
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
