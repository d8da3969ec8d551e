import type { TalentProfileField } from './schema.ts';

/** A talent profile, or the unsaved values of its form. */
type Completable = Partial<Record<string, unknown>>;

/** A list counts as filled once an entry has text: an editor starts with an empty entry. */
const isFilled = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false;
  return Array.isArray(value) ? value.some(isFilledEntry) : true;
};

const isFilledEntry = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null
    ? Object.entries(entry).some(
        ([field, value]) => field !== 'id' && typeof value !== 'boolean' && isFilledPart(value),
      )
    : isFilled(entry);

const isFilledPart = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? isFilledEntry(value) : isFilled(value);

/** The editor's sections in order. A section is complete when all its required fields are filled. */
export const PROFILE_SECTIONS = [
  { id: 'basics', title: 'Name and picture', required: ['name', 'profilePicture', 'dobIsoDate'] },
  { id: 'about', title: 'About', required: ['about'] },
  {
    id: 'role',
    title: 'Role',
    required: ['jobTitle', 'jobCategory', 'experienceInYears', 'openToWorkStatus'],
  },
  { id: 'terms', title: 'Notice and salary', required: ['noticePeriodInWeeks', 'expectedSalaryInLpaInr'] },
  { id: 'locality', title: 'Location', required: ['locality'] },
  { id: 'skills', title: 'Skills', required: ['skills'] },
  { id: 'experience', title: 'Work experience', required: ['workExperiences'] },
  { id: 'education', title: 'Education', required: ['educationList'] },
  { id: 'resume', title: 'Resume', required: ['resume'] },
  { id: 'links', title: 'Links', required: ['linkedInProfileUrl'] },
  { id: 'projects', title: 'Projects', required: ['personalProjects'] },
  { id: 'certifications', title: 'Certifications', required: ['certifications'] },
  { id: 'setup', title: 'Language and setup', required: ['englishFluency'] },
] as const satisfies readonly { id: string; title: string; required: readonly TalentProfileField[] }[];

type ProfileSection = (typeof PROFILE_SECTIONS)[number];
export type ProfileSectionId = ProfileSection['id'];

/** The section of the editor that shows a field and its errors. */
export const SECTION_OF_FIELD: Record<TalentProfileField, ProfileSectionId> = {
  name: 'basics',
  profilePicture: 'basics',
  dobIsoDate: 'basics',
  about: 'about',
  openToWorkStatus: 'role',
  jobCategory: 'role',
  jobTitle: 'role',
  locality: 'locality',
  isCurrentlyEmployed: 'role',
  noticePeriodInWeeks: 'terms',
  expectedSalaryInLpaInr: 'terms',
  skills: 'skills',
  experienceInYears: 'role',
  workExperiences: 'experience',
  educationList: 'education',
  resume: 'resume',
  linkedInProfileUrl: 'links',
  githubProfileUrl: 'links',
  stackOverflowProfileUrl: 'links',
  personalBlogUrl: 'links',
  personalProjects: 'projects',
  certifications: 'certifications',
  englishFluency: 'setup',
  hasStableInternet: 'setup',
  hasOwnLaptop: 'setup',
  hasWebcamAndMicrophone: 'setup',
  canWorkFromHome: 'setup',
  takesOnlyInvitationsWithPay: 'terms',
  invitationsAWeek: 'terms',
};

/**
 * How complete a profile is: the percentage and number of complete sections, and the missing ones.
 *
 * @param isFaulty whether a section has errors, in which case it counts as missing
 */
export function profileCompletion(
  profile: Completable,
  isFaulty: (id: ProfileSectionId) => boolean = () => false,
): { percentage: number; complete: number; missing: ProfileSection[] } {
  const missing = PROFILE_SECTIONS.filter(
    ({ id, required }) => isFaulty(id) || !required.every((field) => isFilled(profile[field])),
  );
  const complete = PROFILE_SECTIONS.length - missing.length;
  return { percentage: Math.round((complete / PROFILE_SECTIONS.length) * 100), complete, missing };
}

/** The dashboard offers 'View Profile' from this percentage on, and 'Complete Profile' below it. */
export const PROFILE_COMPLETE_PERCENTAGE = 85;
