import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@talaash/domain/base/schema';
import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import type { EnglishFluency } from '@talaash/domain/talent-profile/choice';
import type { TalentDocument } from '@talaash/talent-index/port';
import { type SearchedProfile, toTalentDocument } from '../../apps/server/src/index/talent-document.ts';
import type { Grade } from './grade.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the sets are that people wrote who had seen neither the engine nor other sets. */
export const BLIND_SETS = ['occupations', 'software'] as const;
export type BlindSetName = (typeof BLIND_SETS)[number];

const Place = { suburb: z.string().nullish(), state: z.string().nullish() };

const Person = z.object({
  talentId: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  skills: z.array(z.string()),
  locality: z.object({ suburb: z.string().nullish(), state: z.string() }),
  about: z.string(),
  jobCategory: z.enum(JOB_CATEGORIES),
  experienceInYears: z.number(),
  expectedSalaryInLpaInr: z.number(),
  noticePeriodInWeeks: z.number(),
  englishFluency: z.enum(['Basic', 'Conversational', 'Fluent', 'Native']),
  isOpenToRemote: z.boolean(),
  openToWork: z.enum(['ActivelySeeking', 'OpenToOffers', 'NotLooking']),
  updatedDaysAgo: z.number(),
  workExperiences: z.array(
    z.object({
      designation: z.string(),
      company: z.string(),
      from: z.string(),
      to: z.string().nullish(),
      ...Place,
      isRemote: z.boolean().default(false),
      isInternship: z.boolean().default(false),
      rolesAndResponsibilities: z.string().nullish(),
    }),
  ),
  educations: z.array(
    z.object({ course: z.string(), university: z.string(), from: z.string(), to: z.string().nullish() }),
  ),
  certifications: z.array(
    z.object({ name: z.string(), issuingOrganization: z.string(), issued: z.string() }),
  ),
  personalProjects: z.array(z.object({ title: z.string(), description: z.string().nullish() })),
});
type Person = z.infer<typeof Person>;

const Question = z.object({
  kind: z.string(),
  text: z.string(),
  grades: z.record(z.string(), z.union([z.literal(1), z.literal(2), z.literal(3)])),
  excluded: z.array(z.string()),
});

/** The words of the sets, and ours. */
const ENGLISH: Record<Person['englishFluency'], EnglishFluency> = {
  Basic: 'Beginner',
  Conversational: 'Intermediate',
  Fluent: 'Advanced',
  Native: 'Native',
};

/**
 * A set from `bench/relevance/blind`. Who is not looking is in no search, and so in no set.
 *
 * @param nowMs the day of the bench
 */
export function readBlindSet(name: BlindSetName, nowMs: number) {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(import.meta.dirname, 'blind', name, file), 'utf8'));
  const people = z
    .array(Person)
    .parse(read('people.json'))
    .filter(({ openToWork }) => openToWork !== 'NotLooking')
    .map((person) => documentOf(person, nowMs));
  const idAt = (place: number) => (people[place] as TalentDocument).talentId;
  const questions = z.array(Question).parse(read('questions.json'));
  return {
    name: `blind ${name}`,
    people,
    questions: questions.map(({ kind, text, grades, excluded }) => ({
      kind,
      text,
      gradeOf: (place: number): Grade => grades[idAt(place)] ?? 0,
      isExcluded: (place: number) => excluded.includes(idAt(place)),
    })),
  };
}

function documentOf(person: Person, nowMs: number): TalentDocument {
  const profile: SearchedProfile = {
    talentId: person.talentId,
    updatedIsoDateTimeUtc: new Date(nowMs - person.updatedDaysAgo * DAY_MS).toISOString(),
    name: person.name,
    jobTitle: person.jobTitle,
    skills: person.skills,
    locality: placeOf(person.locality.suburb, person.locality.state),
    about: person.about,
    jobCategory: person.jobCategory,
    experienceInYears: person.experienceInYears,
    expectedSalaryInLpaInr: person.expectedSalaryInLpaInr,
    noticePeriodInWeeks: person.noticePeriodInWeeks,
    canWorkFromHome: person.isOpenToRemote,
    isCurrentlyEmployed: person.workExperiences.some(({ to }) => !to),
    openToWorkStatus: person.openToWork === 'ActivelySeeking' ? 'ActivelySeeking' : 'OpenToOpportunities',
    englishFluency: ENGLISH[person.englishFluency],
    hasResume: true,
    workExperiences: person.workExperiences.map((work, at) => ({
      id: `w${at}`,
      designation: work.designation,
      company: work.company,
      locality: work.isRemote || !work.state ? undefined : placeOf(work.suburb, work.state),
      tenure: tenureOf(work.from, work.to),
      rolesAndResponsibilities: work.rolesAndResponsibilities ?? undefined,
      isInternship: work.isInternship,
      isRemote: work.isRemote,
    })),
    educationList: person.educations.map(({ course, university, from, to }, at) => ({
      id: `e${at}`,
      course,
      university,
      locality: undefined,
      tenure: tenureOf(from, to),
    })),
    certifications: person.certifications.map((one, at) => ({
      id: `c${at}`,
      name: one.name,
      issuingOrganization: one.issuingOrganization,
      issueIsoMonth: one.issued,
      credentialId: undefined,
      credentialUrl: undefined,
    })),
    personalProjects: person.personalProjects.map(({ title, description }, at) => ({
      id: `p${at}`,
      title,
      url: 'https://example.com/project',
      descriptionMarkdown: description ?? undefined,
    })),
  };
  return toTalentDocument(profile);
}

const placeOf = (suburb: string | null | undefined, state: string) => ({
  suburb: suburb ?? undefined,
  state,
  countryCode: 'IN',
  postcode: undefined,
});

const tenureOf = (from: string, to: string | null | undefined) => ({
  startIsoMonth: from,
  endIsoMonth: to ?? undefined,
  isCurrent: !to,
});
