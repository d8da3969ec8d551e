import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOB_CATEGORY_LABELS } from '@talaash/domain/job-post/words';
import type { JobCategory } from '@talaash/domain/job-post/choice';
import { monthsOf } from '@talaash/domain/talent-profile/tenure-length';
import type { Tenure } from '@talaash/domain/talent-profile/schema';
import type { TalentDocument } from '@talaash/talent-index/port';
import { SearchEngine } from '@talaash/talent-index/engine/engine';
import { EVERYBODY } from '@talaash/talent-index/everybody';
import { cityOf } from '@talaash/question/place';
import { statementsIn } from '@talaash/question/profile-statement';
import { SkillMentions } from '@talaash/lexicon/skill-mention';
import { anybody } from './searched.ts';

/** A profile of `judged/people.json`. */
type JudgedPerson = Pick<
  TalentDocument,
  'name' | 'jobTitle' | 'about' | 'skills' | 'experienceInYears' | 'expectedSalaryInLpaInr'
> &
  Pick<
    TalentDocument['facts'],
    'noticePeriodInWeeks' | 'isCurrentlyEmployed' | 'openToWorkStatus' | 'canWorkFromHome'
  > & {
    id: string;
    jobCategory: JobCategory;
    locality: { suburb: string; state: string };
    workExperiences: {
      designation: string;
      company: string;
      tenure: Tenure;
      rolesAndResponsibilities?: string;
    }[];
    educationList: { course: string; university: string }[];
    certifications: { name: string; issuingOrganization: string }[];
  };

/** What stands in a file of `judged`. @param name without its ending */
export const judged = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'judged', `${name}.json`), 'utf8')) as Content;

/** The engine with all people of `judged/people.json`. */
export function judgedEngine(): SearchEngine {
  const engine = new SearchEngine();
  engine.apply({ upserts: judged<JudgedPerson[]>('people').map(documentOf), removals: [] });
  return engine;
}

/** The month in which the people were written. */
const UNTIL_ISO_MONTH = '2026-11';
/** Nobody of them is newer than another. */
const UPDATED_AT_MS = Date.UTC(2026, 10, 20);
export const JUDGED_DAY_MS = Date.UTC(2026, 10, 24);

/** As the server makes it of a profile, without what is masked for guests. */
function documentOf(person: JudgedPerson): TalentDocument {
  const { suburb, state } = person.locality;
  const city = cityOf(suburb, state);
  const places = [suburb, ...(city === undefined || city === suburb ? [] : [city]), state];
  const jobs = person.workExperiences;
  const latest = jobs.find(({ tenure }) => tenure.isCurrent) ?? jobs[0];
  return {
    talentId: person.id,
    updatedAtMs: UPDATED_AT_MS,
    name: person.name,
    jobTitle: person.jobTitle,
    designation: latest?.designation ?? '',
    skills: person.skills,
    locality: places.join(', '),
    jobCategory: JOB_CATEGORY_LABELS[person.jobCategory],
    about: person.about,
    certifications: person.certifications.map(
      ({ name, issuingOrganization }) => `${name}, ${issuingOrganization}`,
    ),
    workExperiences: jobs.map(({ designation, company, rolesAndResponsibilities = '' }) =>
      [designation, company, rolesAndResponsibilities].join('\n'),
    ),
    personalProjects: [],
    educationList: person.educationList.map(({ course, university }) => `${course}, ${university}`),
    experienceInYears: person.experienceInYears,
    expectedSalaryInLpaInr: person.expectedSalaryInLpaInr,
    facts: {
      ...anybody.facts,
      noticePeriodInWeeks: person.noticePeriodInWeeks,
      canWorkFromHome: person.canWorkFromHome,
      isCurrentlyEmployed: person.isCurrentlyEmployed,
      openToWorkStatus: person.openToWorkStatus,
      category: person.jobCategory,
      places,
      employers: jobs.map(({ company, tenure }) => ({ name: company, isCurrent: tenure.isCurrent })),
      degrees: person.educationList.map(({ course }) => course),
      ...statementsIn([person.jobTitle, person.about]),
      skillMonths: skillMonths(person),
    },
    work: { titles: jobs.map(({ designation }) => designation), skills: [] },
  };
}

function skillMonths({ skills, workExperiences }: JudgedPerson): number[] {
  const mentions = new SkillMentions().lookFor(skills);
  return skills.map((_, position) =>
    monthsOf(
      workExperiences
        .filter(({ designation, rolesAndResponsibilities = '' }) =>
          [
            ...mentions.namedIn(designation, false),
            ...mentions.namedIn(rolesAndResponsibilities, true),
          ].includes(position),
        )
        .map(({ tenure }) => tenure),
      UNTIL_ISO_MONTH,
    ),
  );
}

/** Who is found for a text, best first, over all pages. */
export function foundIn(engine: SearchEngine, text: string): string[] {
  const found: string[] = [];
  for (let page = 0; ; page += 1) {
    const { hits } = engine.search({ ...EVERYBODY, text, page, nowMs: JUDGED_DAY_MS });
    if (hits.length === 0) return found;
    found.push(...hits.map(({ talentId }) => talentId));
  }
}
