import type { Locality } from '@talaash/domain/locality/schema';
import type { ParsedResume } from '@talaash/domain/resume/schema';
import type { FreeAnswer, FreeJob } from './free-1.ts';

type FindPlace = (text: string) => Locality | undefined;

/** The expected answer of a resume that was written as one piece. */
export function expectedOfFree(answer: FreeAnswer, findPlace: FindPlace): ParsedResume {
  const placed = (place: string | undefined) => {
    const locality = place === undefined ? undefined : findPlace(place);
    return locality === undefined ? {} : { locality };
  };
  const { links = {}, projects = [], certificates = [] } = answer;
  return {
    name: answer.name,
    ...(answer.about !== undefined && { about: answer.about }),
    ...(answer.jobTitle !== undefined && { jobTitle: answer.jobTitle }),
    jobCategory: answer.jobCategory,
    ...placed(answer.place),
    ...(answer.years !== undefined && { experienceInYears: answer.years }),
    ...(answer.isEmployed !== undefined && { isCurrentlyEmployed: answer.isEmployed }),
    skills: answer.skills.split(', '),
    workExperiences: answer.jobs.map((job) => ({
      designation: job.title,
      company: job.company,
      ...placed(job.place),
      tenure: monthsOf(job),
      ...(job.points !== undefined && { rolesAndResponsibilities: job.points }),
      isInternship: job.isInternship ?? false,
      isRemote: job.isRemote ?? false,
    })),
    educationList: answer.studies.map((study) => ({
      ...(study.course !== undefined && { course: study.course }),
      university: study.university,
      ...placed(study.place),
      tenure: monthsOf(study),
    })),
    personalProjects: projects.map(({ title, url, text }) => ({
      title,
      ...(url !== undefined && { url }),
      descriptionMarkdown: text,
    })),
    certifications: certificates.map(({ name, month, id }) => ({
      name,
      ...(month !== undefined && { issueIsoMonth: month }),
      ...(id !== undefined && { credentialId: id }),
    })),
    ...(links.linkedIn !== undefined && { linkedInProfileUrl: links.linkedIn }),
    ...(links.github !== undefined && { githubProfileUrl: links.github }),
    ...(links.blog !== undefined && { personalBlogUrl: links.blog }),
  };
}

const monthsOf = ({ from, to, isCurrent }: Pick<FreeJob, 'from' | 'to' | 'isCurrent'>) => ({
  ...(from !== undefined && { startIsoMonth: from }),
  ...(to !== undefined && { endIsoMonth: to }),
  isCurrent: isCurrent ?? false,
});
