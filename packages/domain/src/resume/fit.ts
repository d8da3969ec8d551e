import {
  ABOUT_LENGTH,
  CERTIFICATION_NAME_LENGTH,
  CERTIFICATIONS_MAX,
  COURSE_LENGTH,
  CREDENTIAL_ID_LENGTH_MAX,
  DESIGNATION_LENGTH,
  EDUCATION_COUNT,
  EMPLOYER_LENGTH,
  ISSUING_ORGANIZATION_LENGTH,
  JOB_TITLE_LENGTH,
  NAME_LENGTH,
  PERSONAL_PROJECTS_MAX,
  PROJECT_DESCRIPTION_LENGTH_MAX,
  PROJECT_TITLE_LENGTH,
  ROLES_AND_RESPONSIBILITIES_LENGTH_MAX,
  SKILLS_MAX,
  UNIVERSITY_LENGTH,
  WORK_EXPERIENCES_MAX,
} from '../talent-profile/limit.ts';
import type { FillableList } from './profile.ts';
import { type ResumeRow, ruleOf } from './rule.ts';
import type { ParsedResume } from './schema.ts';
import { overfullSentence, tooLongSentence } from './words.ts';

/** How many entries of each list a profile holds. */
export const LIST_MAX: Record<FillableList | 'skills', number> = {
  skills: SKILLS_MAX,
  workExperiences: WORK_EXPERIENCES_MAX,
  educationList: EDUCATION_COUNT.max,
  personalProjects: PERSONAL_PROJECTS_MAX,
  certifications: CERTIFICATIONS_MAX,
};

const LENGTH_MAX: Record<string, number> = {
  name: NAME_LENGTH.max,
  about: ABOUT_LENGTH.max,
  jobTitle: JOB_TITLE_LENGTH.max,
  'workExperiences.designation': DESIGNATION_LENGTH.max,
  'workExperiences.company': EMPLOYER_LENGTH.max,
  'workExperiences.rolesAndResponsibilities': ROLES_AND_RESPONSIBILITIES_LENGTH_MAX,
  'educationList.course': COURSE_LENGTH.max,
  'educationList.university': UNIVERSITY_LENGTH.max,
  'personalProjects.title': PROJECT_TITLE_LENGTH.max,
  'personalProjects.descriptionMarkdown': PROJECT_DESCRIPTION_LENGTH_MAX,
  'certifications.name': CERTIFICATION_NAME_LENGTH.max,
  'certifications.issuingOrganization': ISSUING_ORGANIZATION_LENGTH.max,
  'certifications.credentialId': CREDENTIAL_ID_LENGTH_MAX,
};

/** The sentence for a list that would exceed a profile's limit; undefined if all fit. Nothing is cut: the person chooses. */
export function overfull(list: FillableList | 'skills', count: number): string | undefined {
  const max = LIST_MAX[list];
  return count > max ? overfullSentence(list, count, max) : undefined;
}

/** Says of each found text of a row that is longer than a profile may hold by how much. Nothing is cut. */
export function tooLong(row: ResumeRow, found: ParsedResume): string[] {
  if (row.kind === 'skills') return [];
  const texts: [string, unknown][] =
    row.kind === 'field' ? [[row.field, found[row.field]]] : textsOfEntry(row, found);
  return texts.flatMap(([path, text]) => {
    const max = LENGTH_MAX[path];
    const length = typeof text === 'string' ? [...text].length : 0;
    return max !== undefined && length > max
      ? [tooLongSentence(path.split('.').at(-1) ?? path, length, max)]
      : [];
  });
}

function textsOfEntry(
  { list, found: at, part }: Extract<ResumeRow, { kind: 'entry' }>,
  found: ParsedResume,
): [string, unknown][] {
  const prose = ruleOf(list).prose?.field as string | undefined;
  return Object.entries(found[list][at] ?? {})
    .filter(([field]) => (part === 'whole' ? true : part === 'prose' ? field === prose : field !== prose))
    .map(([field, value]) => [`${list}.${field}`, value]);
}
