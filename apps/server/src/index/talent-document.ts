import { placeKey } from '@talaash/domain/locality/place-key';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import { redactor } from '@talaash/domain/talent-profile/mask';
import type { TalentProfile, Tenure } from '@talaash/domain/talent-profile/schema';
import { monthsOf } from '@talaash/domain/talent-profile/tenure-length';
import type { TalentFacts } from '@talaash/domain/talent-search/condition-fit';
import type { TalentDocument, WorkFacts } from '@talaash/talent-index/port';
import { cityOf } from '@talaash/question/place';
import { statementsIn } from '@talaash/question/profile-statement';
import { KNOWN_SKILLS } from '@talaash/question/known-skill';
import { skillKey } from '@talaash/lexicon/phrase';
import { SkillMentions } from '@talaash/lexicon/skill-mention';

/** The part of a profile that is searched. Links, picture, resume and date of birth never reach the index. */
export type SearchedProfile = { talentId: string } & Pick<
  TalentProfile,
  | Exclude<keyof TalentDocument, 'talentId' | 'updatedAtMs' | 'facts' | 'designation' | 'work'>
  | 'updatedIsoDateTimeUtc'
  | 'noticePeriodInWeeks'
  | 'canWorkFromHome'
  | 'isCurrentlyEmployed'
  | 'openToWorkStatus'
  | 'englishFluency'
> & {
    hasResume: boolean;
    /** Whether companies see what guests see. */
    isAnonymous?: boolean;
  };

/** Separates the remaining parts of a masked text, so that no phrase spans the gap. */
const GAP = ' | ';

/**
 * One document answers guests and companies, so nothing that guests do not see may be found in it, except by the name: its
 * words are searched for companies alone, and not at all for somebody who is anonymous until they accept. A name that tells who the person is, such as a skill or an employer, is none to
 * count or filter by.
 */
export function toTalentDocument({ isAnonymous = false, ...profile }: SearchedProfile): TalentDocument {
  const open = redactor(profile.name, GAP);
  const isOpen = (text: string) => open(text) === text.normalize('NFC');
  const skills = profile.skills.filter(isOpen);
  const places = placesOf(profile.locality);
  const home = places.join(', ');
  const locality = open(home);
  const studies = profile.educationList.map(({ course, university }) => `${course}, ${university}`);
  const openStudies = studies.map(open);
  const jobs = profile.workExperiences.map((job) => readJob(job, open));
  const [jobTitle, about] = [profile.jobTitle, profile.about].map(open) as [string, string];
  const untilIsoMonth = profile.updatedIsoDateTimeUtc.slice(0, 7);
  const projects = profile.personalProjects.map(({ title, descriptionMarkdown = '' }) => ({
    title: open(title),
    description: open(descriptionMarkdown),
  }));
  return {
    talentId: profile.talentId,
    updatedAtMs: Date.parse(profile.updatedIsoDateTimeUtc),
    name: isAnonymous ? '' : profile.name,
    jobTitle,
    designation: latestOf(jobs)?.designation ?? '',
    skills,
    locality,
    jobCategory: JOB_CATEGORY_LABELS[profile.jobCategory],
    about,
    certifications: profile.certifications.map(({ name, issuingOrganization }) =>
      open(`${name}, ${issuingOrganization}`),
    ),
    workExperiences: jobs.map(({ text }) => text),
    personalProjects: profile.personalProjects.map(({ title, descriptionMarkdown }) =>
      open([title, descriptionMarkdown ?? ''].join('\n')),
    ),
    educationList: openStudies,
    experienceInYears: profile.experienceInYears,
    expectedSalaryInLpaInr: profile.expectedSalaryInLpaInr,
    facts: {
      noticePeriodInWeeks: profile.noticePeriodInWeeks,
      canWorkFromHome: profile.canWorkFromHome,
      isCurrentlyEmployed: profile.isCurrentlyEmployed,
      openToWorkStatus: profile.openToWorkStatus,
      englishFluency: profile.englishFluency,
      category: profile.jobCategory,
      hasResume: profile.hasResume && !isAnonymous,
      places: locality === home.normalize('NFC') ? places : places.filter(isOpen),
      geoPoint: profile.locality.geoPoint,
      ...statementsIn([jobTitle, about, ...jobs.map(({ text }) => text)]),
      employers: isAnonymous
        ? []
        : jobs.flatMap(({ employer }) => (employer === undefined ? [] : [employer])),
      // A text that is masked in neither list is masked in no part of it.
      degrees: profile.educationList.flatMap(({ course }, at) =>
        openStudies[at] === studies[at] || isOpen(course) ? [course] : [],
      ),
      skillMonths: skillMonths(skills, jobs, untilIsoMonth),
    },
    work: {
      titles: jobs.map(({ designation }) => designation),
      skills: [
        ...namedSkills(skills, jobs, projects, untilIsoMonth),
        ...inProjects(skills, projects).map((name) => ({ name, months: 0 })),
      ],
    },
  };
}

/** Suburbs, city and state. The city is added where only a suburb was chosen, and always stands before the state. */
function placesOf({ suburb = '', state, countryCode }: TalentProfile['locality']): string[] {
  const key = `${countryCode}|${state}|${suburb}`;
  let places = knownPlaces.get(key);
  if (places === undefined) {
    const parts = suburb.split(',').map((part) => part.trim());
    const city = countryCode === 'IN' ? cityOf(suburb, state) : undefined;
    const others =
      city === undefined ? parts : parts.filter((part) => placeKey(part) !== placeKey(city)).concat(city);
    places = [...others, state.trim()].filter((place) => place !== '');
    if (knownPlaces.size >= KNOWN_PLACES_MAX) knownPlaces.clear();
    knownPlaces.set(key, places);
  }
  return places;
}

/** Many talents live in the same places. */
const KNOWN_PLACES_MAX = 20_000;
const knownPlaces = new Map<string, string[]>();

/** A job as guests may find it: its whole text, its parts, and the employer unless the name tells who the person is. */
type Job = {
  text: string;
  designation: string;
  roles: string;
  tenure: Tenure;
  employer: TalentFacts['employers'][number] | undefined;
};

/** The current job that started last, or else the job that ended last. */
function latestOf(jobs: readonly Job[]): Job | undefined {
  const since = ({ tenure }: Job) =>
    `${Number(tenure.isCurrent)} ${tenure.endIsoMonth ?? tenure.startIsoMonth}`;
  return jobs.reduce<Job | undefined>(
    (latest, job) => (latest === undefined || since(job) > since(latest) ? job : latest),
    undefined,
  );
}

/** Masks the whole text at once. It seldom changes anything, and then the parts need no separate check. */
function readJob(job: TalentProfile['workExperiences'][number], open: (text: string) => string): Job {
  const { designation, company, rolesAndResponsibilities: roles = '', tenure } = job;
  const written = [designation, company, roles].join('\n').normalize('NFC');
  const text = open(written);
  if (text === written)
    return { text, designation, roles, tenure, employer: { name: company, isCurrent: tenure.isCurrent } };
  const isCompanyOpen = open(company) === company.normalize('NFC');
  return {
    text,
    designation: open(designation),
    roles: open(roles),
    tenure,
    employer: isCompanyOpen ? { name: company, isCurrent: tenure.isCurrent } : undefined,
  };
}

const mentions = new SkillMentions();

/**
 * The months of work with each skill: in jobs whose designation or responsibilities name it. Overlapping months count once, and a
 * current job counts until the profile's last change.
 */
function skillMonths(skills: readonly string[], jobs: readonly Job[], untilIsoMonth: string): number[] {
  mentions.lookFor(skills);
  const tenures = skills.map((): Tenure[] => []);
  for (const { designation, roles, tenure } of jobs) {
    const named = new Set([...mentions.namedIn(designation, false), ...mentions.namedIn(roles, true)]);
    for (const position of named) tenures[position]?.push(tenure);
  }
  return tenures.map((ofSkill) => monthsOf(ofSkill, untilIsoMonth));
}

type Project = { title: string; description: string };

/** The listed skills that projects name. */
function inProjects(skills: readonly string[], projects: readonly Project[]): string[] {
  mentions.lookFor(skills);
  const named = new Set(
    projects.flatMap(({ title, description }) => [
      ...mentions.namedIn(title, false),
      ...mentions.namedIn(description, true),
    ]),
  );
  return skills.filter((_, position) => named.has(position));
}

const known = { mentions: new SkillMentions(), keys: KNOWN_SKILLS.map(skillKey), reads: 0 };
/** What the reader keeps of spellings is looked through again after so many people. */
const READS_MAX = 1000;

/** The known skills that jobs and projects name and the profile does not list, with the months of these jobs. */
function namedSkills(
  listed: readonly string[],
  jobs: readonly Job[],
  projects: readonly Project[],
  untilIsoMonth: string,
): WorkFacts['skills'] {
  if (known.reads % READS_MAX === 0) known.mentions.lookFor(KNOWN_SKILLS);
  known.reads += 1;
  const own = new Set(listed.map(skillKey));
  const tenures = new Map<number, Tenure[]>();
  const put = (title: string, prose: string, tenure: Tenure[]) => {
    const { mentions } = known;
    const named = new Set([...mentions.namedIn(title, false), ...mentions.namedIn(prose, true)]);
    for (const position of named)
      if (!own.has(known.keys[position] ?? ''))
        tenures.set(position, [...(tenures.get(position) ?? []), ...tenure]);
  };
  for (const { designation, roles, tenure } of jobs) put(designation, roles, [tenure]);
  for (const { title, description } of projects) put(title, description, []);
  return [...tenures].map(([position, ofSkill]) => ({
    name: KNOWN_SKILLS[position] as string,
    months: monthsOf(ofSkill, untilIsoMonth),
  }));
}
