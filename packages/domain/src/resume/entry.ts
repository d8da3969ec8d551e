import type {
  FillableCertification,
  FillableEducation,
  FillableList,
  FillablePersonalProject,
  FillableProfile,
  FillableTenure,
  FillableWorkExperience,
} from './profile.ts';
import {
  sameAddress,
  sameCode,
  sameCourse,
  sameOrganization,
  samePlace,
  sameText,
  sharedMonths,
} from './same.ts';
import type {
  ParsedCertification,
  ParsedEducation,
  ParsedPersonalProject,
  ParsedResume,
  ParsedTenure,
  ParsedWorkExperience,
} from './schema.ts';

type EntryOf<List extends FillableList> = FillableProfile[List][number];
type FoundOf<List extends FillableList> = ParsedResume[List][number];

/** How the entries of a list are compared and merged. */
export type EntryRule<Entry, Found> = {
  /** The confidence that both are the same thing; 0 if they are not. */
  likeness(entry: Entry, found: Found): number;
  /** The fields in which the resume differs from the entry, without its prose. */
  changes(entry: Entry, found: Found): Partial<Entry>;
  toEntry(found: Found, id: string): Entry;
  /** The text in the person's own words. */
  prose?: { field: keyof Entry & string; of: (found: Found) => string };
};

/** More than any relevant number of shared months. */
const SAME_NAME = 1000;
const MONTHS_COUNTED_MAX = 500;

const WORK_EXPERIENCE: EntryRule<FillableWorkExperience, ParsedWorkExperience> = {
  likeness(entry, found) {
    if (!sameOrganization(entry.company, found.company ?? '')) return 0;
    const isSameRole = sameText(entry.designation, found.designation ?? '');
    const months = sharedMonths(entry.tenure, found.tenure);
    if (months === 0) return 0;
    // The last month of a role is often the first of the next one.
    if (months === 1 && !isSameRole) return 0;
    return (isSameRole ? SAME_NAME : 0) + Math.min(months ?? 1, MONTHS_COUNTED_MAX);
  },
  changes: (entry, found) => ({
    ...changed(entry, 'designation', found.designation, sameText),
    ...changed(entry, 'company', found.company, sameOrganization),
    ...(entry.isRemote ? {} : changed(entry, 'locality', found.locality, samePlace)),
    ...changedTenure(entry, found.tenure),
    ...(found.isInternship && !entry.isInternship ? { isInternship: true } : {}),
    ...(found.isRemote && !entry.isRemote ? { isRemote: true } : {}),
  }),
  toEntry: (found, id) => ({
    id,
    designation: found.designation ?? '',
    company: found.company ?? '',
    locality: found.locality,
    tenure: toTenure(found.tenure),
    rolesAndResponsibilities: found.rolesAndResponsibilities ?? '',
    isInternship: found.isInternship,
    isRemote: found.isRemote,
  }),
  prose: { field: 'rolesAndResponsibilities', of: (found) => found.rolesAndResponsibilities ?? '' },
};

const EDUCATION: EntryRule<FillableEducation, ParsedEducation> = {
  likeness(entry, found) {
    if (!sameCourse(entry.course, found.course ?? '')) return 0;
    const isSamePlace = sameOrganization(entry.university, found.university ?? '');
    const months = sharedMonths(entry.tenure, found.tenure);
    if (isSamePlace) return SAME_NAME + Math.min(months ?? 1, MONTHS_COUNTED_MAX);
    // A university has several names, but nobody takes the same course twice at the same time.
    const isUnknown = !entry.university || !found.university;
    return isUnknown ? 1 : Math.min(months ?? 0, MONTHS_COUNTED_MAX);
  },
  changes: (entry, found) => ({
    ...changed(entry, 'course', found.course, sameCourse),
    ...changed(entry, 'university', found.university, sameOrganization),
    ...changed(entry, 'locality', found.locality, samePlace),
    ...changedTenure(entry, found.tenure),
  }),
  toEntry: (found, id) => ({
    id,
    course: found.course ?? '',
    university: found.university ?? '',
    locality: found.locality,
    tenure: toTenure(found.tenure),
  }),
};

const PERSONAL_PROJECT: EntryRule<FillablePersonalProject, ParsedPersonalProject> = {
  likeness(entry, found) {
    if (found.url && entry.url && sameAddress(entry.url, found.url)) return 2;
    return found.title && entry.title && sameText(entry.title, found.title) ? 1 : 0;
  },
  changes: (entry, found) => ({
    ...changed(entry, 'title', found.title, sameText),
    ...changed(entry, 'url', found.url, sameAddress),
  }),
  toEntry: (found, id) => ({
    id,
    title: found.title ?? '',
    url: found.url ?? '',
    descriptionMarkdown: found.descriptionMarkdown ?? '',
  }),
  prose: { field: 'descriptionMarkdown', of: (found) => found.descriptionMarkdown ?? '' },
};

const CERTIFICATION: EntryRule<FillableCertification, ParsedCertification> = {
  likeness(entry, found) {
    if (found.credentialId && entry.credentialId && sameCode(entry.credentialId, found.credentialId))
      return 2;
    return found.name && entry.name && sameText(entry.name, found.name) ? 1 : 0;
  },
  changes: (entry, found) => ({
    ...changed(entry, 'name', found.name, sameText),
    ...changed(entry, 'issuingOrganization', found.issuingOrganization, sameOrganization),
    ...changed(entry, 'issueIsoMonth', found.issueIsoMonth, (a, b) => a === b),
    ...changed(entry, 'credentialId', found.credentialId, sameCode),
    ...changed(entry, 'credentialUrl', found.credentialUrl, sameAddress),
  }),
  toEntry: (found, id) => ({
    id,
    name: found.name ?? '',
    issuingOrganization: found.issuingOrganization ?? '',
    issueIsoMonth: found.issueIsoMonth ?? '',
    credentialId: found.credentialId ?? '',
    credentialUrl: found.credentialUrl ?? '',
  }),
};

export const ENTRY_RULES: { [List in FillableList]: EntryRule<EntryOf<List>, FoundOf<List>> } = {
  workExperiences: WORK_EXPERIENCE,
  educationList: EDUCATION,
  personalProjects: PERSONAL_PROJECT,
  certifications: CERTIFICATION,
};

/** The field as found, if the resume says it and says something else. */
function changed<Entry, Field extends keyof Entry>(
  entry: Entry,
  field: Field,
  found: NonNullable<Entry[Field]> | undefined,
  isSame: (kept: NonNullable<Entry[Field]>, found: NonNullable<Entry[Field]>) => boolean,
): Partial<Entry> {
  const kept = entry[field];
  if (found === undefined || found === '') return {};
  if (kept !== undefined && kept !== null && kept !== '' && isSame(kept, found)) return {};
  return { [field]: found } as unknown as Partial<Entry>;
}

function changedTenure<Entry extends { tenure: FillableTenure }>(
  entry: Entry,
  found: ParsedTenure,
): Partial<Entry> {
  const { tenure } = entry;
  const startIsoMonth = found.startIsoMonth ?? tenure.startIsoMonth;
  const isEndSaid = found.isCurrent || found.endIsoMonth !== undefined;
  const merged = isEndSaid
    ? { startIsoMonth, endIsoMonth: found.endIsoMonth ?? '', isCurrent: found.isCurrent }
    : { ...tenure, startIsoMonth };
  const isSame =
    merged.startIsoMonth === tenure.startIsoMonth &&
    merged.isCurrent === tenure.isCurrent &&
    (merged.isCurrent || merged.endIsoMonth === tenure.endIsoMonth);
  return isSame ? {} : ({ tenure: merged } as Partial<Entry>);
}

const toTenure = ({ startIsoMonth = '', endIsoMonth = '', isCurrent }: ParsedTenure): FillableTenure => ({
  startIsoMonth,
  endIsoMonth,
  isCurrent,
});
