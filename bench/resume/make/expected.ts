import type { Locality } from '@talaash/domain/locality/schema';
import type { ParsedResume, ParsedTenure } from '@talaash/domain/resume/schema';
import { allSkills, type DateStyle, type Shown } from './layout.ts';
import type { Job, Person, Study } from './person.ts';

type FindPlace = (text: string) => Locality | undefined;

/** What a reader should find in the resume of a person, laid out by a template. */
export function expectedOf(person: Person, shown: Shown, findPlace: FindPlace): ParsedResume {
  const place = shown.place && person.place ? findPlace(person.place) : undefined;
  const isCurrent = person.jobs.some((job) => job.to === undefined);
  return {
    name: person.name.replace(/^(Dr|Ms|Mr)\. /, ''),
    ...(shown.about && person.about && { about: person.about }),
    ...(jobTitle(person, shown) && { jobTitle: jobTitle(person, shown) }),
    jobCategory: person.category,
    ...(place && { locality: place }),
    ...(shown.about && person.total && { experienceInYears: person.total }),
    ...(person.jobs.length > 0 && { isCurrentlyEmployed: isCurrent }),
    skills: allSkills(person).slice(0, shown.skills),
    workExperiences: person.jobs.map((job) => experience(job, shown, findPlace)),
    educationList: person.studies.map((study) => education(study, shown, findPlace)),
    personalProjects: shown.projects
      ? (person.projects ?? []).map(({ title, url, text }) => ({
          title,
          ...(url && { url }),
          descriptionMarkdown: text,
        }))
      : [],
    certifications: shown.certificates
      ? (person.certificates ?? []).map(({ name, month, id }) => ({
          name,
          ...(shown.certificateMonths && month && { issueIsoMonth: month }),
          ...(shown.certificateIds && id && { credentialId: id }),
        }))
      : [],
    ...(shown.links && linksOf(person)),
  };
}

/** A person without a headline is called by the present job. */
const jobTitle = (person: Person, shown: Shown): string | undefined =>
  shown.title && person.title ? person.title : person.jobs[0]?.title;

function linksOf({ links }: Person): Partial<ParsedResume> {
  const full = (url: string) => (url.startsWith('http') ? url : `https://${url}`);
  return {
    ...(links?.linkedIn && { linkedInProfileUrl: full(links.linkedIn) }),
    ...(links?.github && { githubProfileUrl: full(links.github) }),
    ...(links?.stackOverflow && { stackOverflowProfileUrl: full(links.stackOverflow) }),
    ...(links?.blog && { personalBlogUrl: full(links.blog) }),
  };
}

function tenureOf({ from, to }: Job | Study, style: DateStyle, isStudy: boolean): ParsedTenure {
  const start = style === 'years' || from?.length !== 7 ? undefined : from;
  const end = style === 'years' || to?.length !== 7 ? undefined : to;
  return {
    ...(start && { startIsoMonth: start }),
    ...(end && { endIsoMonth: end }),
    isCurrent: !isStudy && to === undefined,
  };
}

function experience(job: Job, shown: Shown, findPlace: FindPlace): ParsedResume['workExperiences'][number] {
  const place = shown.jobPlaces && job.place ? findPlace(job.place) : undefined;
  return {
    designation: job.title,
    company: job.company,
    ...(place && { locality: place }),
    tenure: tenureOf(job, shown.jobDates, false),
    rolesAndResponsibilities: job.points.map((point) => `- ${point}`).join('\n'),
    isInternship: job.isInternship ?? false,
    isRemote: (shown.jobPlaces && job.isRemote) ?? false,
  };
}

function education(study: Study, shown: Shown, findPlace: FindPlace): ParsedResume['educationList'][number] {
  const place = shown.studyPlaces && study.place ? findPlace(study.place) : undefined;
  return {
    course: study.course,
    university: study.university,
    ...(place && { locality: place }),
    tenure: tenureOf(study, shown.studyDates, true),
  };
}
