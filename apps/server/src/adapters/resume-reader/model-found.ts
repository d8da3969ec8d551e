import { sameCourse, sameOrganization, sameText, skillName } from '@talaash/domain/resume/same';
import type {
  ParsedCertification,
  ParsedEducation,
  ParsedPersonalProject,
  ParsedResume,
  ParsedTenure,
  ParsedWorkExperience,
} from '@talaash/domain/resume/schema';
import type { VisibleLine } from '@talaash/resume-reader/read';
import type { ModelAnswer } from './model-answer.ts';
import type { VisibleText } from './visible-text.ts';

/** `unfounded`: how many of the model's values do not occur in the text. */
export type ModelFound = { data: ParsedResume; pages: Record<string, number>; unfounded: number };

/** No resume has more. */
const MAX = { skills: 60, entries: 30, textLength: 200 };

/**
 * Merges the results of rules and model. The model's values count only if they occur in the visible text. Its list of entries
 * wins if it has at least as many as the rules', whose places and addresses are kept for entries that both found.
 */
export function withModel(
  rules: { data: ParsedResume; pages: Record<string, number> },
  answer: ModelAnswer,
  visible: VisibleText,
): ModelFound {
  const checked = checkedOf(answer, visible);
  const { data } = rules;
  const pages = Object.fromEntries(
    Object.entries(rules.pages).filter(([path]) => !LISTS.some((list) => path.startsWith(`${list}.`))),
  );
  const workExperiences = merged(data.workExperiences, checked.workExperiences, sameWork);
  const educationList = merged(data.educationList, checked.educationList, sameEducation);
  const personalProjects = merged(data.personalProjects, checked.personalProjects, sameProject);
  const certifications = merged(data.certifications, checked.certifications, sameCertificate);
  const lists = { workExperiences, educationList, personalProjects, certifications };
  for (const list of LISTS)
    for (const [at, entry] of lists[list].entries()) {
      const page = pageOf(entry, visible);
      if (page !== undefined) pages[`${list}.${at}`] = page;
    }
  const about = data.about ?? checked.about;
  const jobTitle = data.jobTitle ?? checked.jobTitle;
  const jobCategory = data.jobCategory ?? answer.jobCategory ?? undefined;
  return {
    data: {
      ...data,
      ...(about !== undefined && { about }),
      ...(jobTitle !== undefined && { jobTitle }),
      ...(jobCategory !== undefined && { jobCategory }),
      skills: [...data.skills, ...checked.skills.filter((skill) => !data.skills.some(sameSkill(skill)))],
      ...lists,
      ...(workExperiences.length > 0 && {
        isCurrentlyEmployed: workExperiences.some(({ tenure }) => tenure.isCurrent),
      }),
    },
    pages,
    unfounded: checked.unfounded,
  };
}

const LISTS = ['workExperiences', 'educationList', 'personalProjects', 'certifications'] as const;

function checkedOf(answer: ModelAnswer, visible: VisibleText) {
  let unfounded = 0;
  const founded = (value: string | null, isThere: (value: string) => boolean): string | undefined => {
    const text = value?.trim();
    if (!text) return undefined;
    if (text.length <= MAX.textLength && isThere(text)) return text;
    unfounded += 1;
    return undefined;
  };
  const words = (value: string | null) => founded(value, visible.has);
  const month = (value: string | null) => founded(value, visible.hasMonth);
  const prose = (span: { from: number; to: number } | null) => {
    const lines = visible.linesOf(span);
    return lines && proseOf(lines);
  };
  const tenure = (given: {
    startIsoMonth: string | null;
    endIsoMonth: string | null;
    isCurrent: boolean;
  }): ParsedTenure => {
    const [start, end] = [month(given.startIsoMonth), month(given.endIsoMonth)];
    return {
      ...(start !== undefined && { startIsoMonth: start }),
      ...(end !== undefined && !given.isCurrent && { endIsoMonth: end }),
      isCurrent: given.isCurrent,
    };
  };

  const workExperiences = answer.workExperiences.slice(0, MAX.entries).flatMap((entry) => {
    const [designation, company] = [words(entry.designation), words(entry.company)];
    if (designation === undefined && company === undefined) return [];
    return [
      defined<ParsedWorkExperience>({
        designation,
        company,
        tenure: tenure(entry),
        rolesAndResponsibilities: prose(entry.details),
        isInternship: entry.isInternship && INTERNSHIP.some(visible.has),
        isRemote: entry.isRemote && REMOTE.some(visible.has),
      }),
    ];
  });
  const educationList = answer.educationList.slice(0, MAX.entries).flatMap((entry) => {
    const [course, university] = [words(entry.course), words(entry.university)];
    return course === undefined && university === undefined
      ? []
      : [defined<ParsedEducation>({ course, university, tenure: tenure(entry) })];
  });
  const personalProjects = answer.personalProjects.slice(0, MAX.entries).flatMap((entry) => {
    const title = words(entry.title);
    const descriptionMarkdown = prose(entry.details);
    return title === undefined ? [] : [defined<ParsedPersonalProject>({ title, descriptionMarkdown })];
  });
  const certifications = answer.certifications.slice(0, MAX.entries).flatMap((entry) => {
    const name = words(entry.name);
    const issuingOrganization = words(entry.issuingOrganization);
    const issueIsoMonth = month(entry.issueIsoMonth);
    return name === undefined
      ? []
      : [defined<ParsedCertification>({ name, issuingOrganization, issueIsoMonth })];
  });
  const skills = answer.skills.slice(0, MAX.skills).flatMap((skill) => words(skill) ?? []);
  const jobTitle = words(answer.jobTitle);
  const about = prose(answer.about);
  return {
    jobTitle,
    about,
    skills: [...new Set(skills)],
    workExperiences,
    educationList,
    personalProjects,
    certifications,
    unfounded,
  };
}

const INTERNSHIP = ['intern', 'internship', 'trainee', 'industrial training'];
const REMOTE = ['remote', 'work from home', 'wfh', 'remotely'];

/** The lines as Markdown: a bullet starts an item, and the following lines continue it. */
function proseOf(lines: readonly VisibleLine[]): string {
  const items: string[] = [];
  for (const { text } of lines) {
    const bullet = /^\s*[•●▪‣◦*–-]\s+(?<rest>.*)$/u.exec(text)?.groups?.['rest'];
    if (bullet !== undefined) items.push(`- ${bullet.trim()}`);
    else if (items.length === 0) items.push(text.trim());
    else items[items.length - 1] += ` ${text.trim()}`;
  }
  return items.join('\n');
}

/** A copy without undefined values. */
const defined = <T extends object>(value: { [Key in keyof T]: T[Key] | undefined }): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

/** The longer list; an entry of the model keeps the fields that only the rules found. */
const merged = <Entry extends object>(
  byRules: readonly Entry[],
  byModel: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): Entry[] =>
  byModel.length === 0 || byModel.length < byRules.length
    ? [...byRules]
    : byModel.map((entry) => ({ ...byRules.find((other) => isSame(entry, other)), ...entry }));

const both = <Value>(one: Value | undefined, other: Value | undefined, is: (a: Value, b: Value) => boolean) =>
  one !== undefined && other !== undefined && is(one, other);

/** Whether two entries have the same employer and title or, if one of these is unknown, the same months. */
const sameWork = (one: ParsedWorkExperience, other: ParsedWorkExperience): boolean => {
  const isCompany = both(one.company, other.company, sameOrganization);
  const isTitle = both(one.designation, other.designation, sameText);
  const isTime = one.tenure.startIsoMonth === other.tenure.startIsoMonth;
  return (isCompany && isTitle) || ((isCompany || isTitle) && isTime);
};
const sameEducation = (one: ParsedEducation, other: ParsedEducation): boolean =>
  both(one.course, other.course, sameCourse);
const sameProject = (one: ParsedPersonalProject, other: ParsedPersonalProject): boolean =>
  both(one.title, other.title, sameText);
const sameCertificate = (one: ParsedCertification, other: ParsedCertification): boolean =>
  both(one.name, other.name, sameText);
const sameSkill = (one: string) => (other: string) => skillName(one) === skillName(other);

function pageOf(
  entry: ParsedWorkExperience | ParsedEducation | ParsedPersonalProject | ParsedCertification,
  visible: VisibleText,
): number | undefined {
  const heads = Object.values(entry).filter((value) => typeof value === 'string');
  return heads.map(visible.pageOf).find((page) => page !== undefined);
}
