import type { WorkExperience } from '../talent-profile/schema.ts';
import { monthNumber } from '../talent-profile/tenure-length.ts';

/** How names of skills are read. */
export type SkillNaming = {
  /** Names with the same key are one skill. */
  keyOf: (name: string) => string;
  /** Keys of the skills that a text names. @param isProse false for a title, in which short forms are meant as skills */
  namedIn: (text: string, isProse: boolean) => ReadonlySet<string>;
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

/** Where a profile names a skill. */
export type SkillPlace = { worked: SkillEvidence | undefined; isInProject: boolean; isListed: boolean };

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
  const latestFirst = jobs
    .map((job) => ({ job, ...spanOf(job, untilIsoMonth) }))
    .toSorted((a, b) => b.end - a.end || b.start - a.start);
  const found = new Map<string, { worked: Set<number>; employers: Set<string>; isCurrent: boolean }>();
  for (const { job, start, end } of latestFirst) {
    for (const key of namedInJob(job, namedIn)) {
      const of = found.get(key) ?? { worked: new Set(), employers: new Set(), isCurrent: false };
      for (let month = start; month <= end; month += 1) of.worked.add(month);
      of.employers.add(job.company);
      of.isCurrent ||= job.tenure.isCurrent;
      found.set(key, of);
    }
  }
  return new Map(
    [...found].map(([key, { worked, employers, isCurrent }]) => [
      key,
      { months: worked.size, employers: [...employers], isCurrent },
    ]),
  );
}

/** Both months included. A job that ends before it begins has its first month. */
function spanOf({ tenure }: WorkedJob, untilIsoMonth: string): { start: number; end: number } {
  const start = monthNumber(tenure.startIsoMonth);
  const until = tenure.isCurrent ? untilIsoMonth : (tenure.endIsoMonth ?? untilIsoMonth);
  return { start, end: Math.max(start, monthNumber(until)) };
}

const namedInJob = (
  { designation, rolesAndResponsibilities }: WorkedJob,
  namedIn: SkillNaming['namedIn'],
): Set<string> => new Set([...namedIn(designation, false), ...namedIn(rolesAndResponsibilities ?? '', true)]);
