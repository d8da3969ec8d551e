/** How complete a talent profile is. */
type Completable = Partial<Record<string, unknown>>;

const isFilled = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return false;
  return Array.isArray(value) ? value.length > 0 : true;
};

/** The editor's sections in order; each is complete when all of its fields are filled. */
export const PROFILE_SECTIONS = [
  { id: 'basics', title: 'Name and picture', fields: ['name', 'profilePicture', 'dobIsoDate'] },
  { id: 'about', title: 'About', fields: ['about'] },
  { id: 'role', title: 'Role', fields: ['jobTitle', 'jobCategory', 'experienceInYears', 'openToWorkStatus'] },
  { id: 'terms', title: 'Notice and salary', fields: ['noticePeriodInWeeks', 'expectedSalaryInLpaInr'] },
  { id: 'locality', title: 'Location', fields: ['locality'] },
  { id: 'skills', title: 'Skills', fields: ['skills'] },
  { id: 'experience', title: 'Work experience', fields: ['workExperiences'] },
  { id: 'education', title: 'Education', fields: ['educationList'] },
  { id: 'resume', title: 'Resume', fields: ['resume'] },
  { id: 'links', title: 'Links', fields: ['linkedInProfileUrl'] },
  { id: 'projects', title: 'Projects', fields: ['personalProjects'] },
  { id: 'certifications', title: 'Certifications', fields: ['certifications'] },
  { id: 'setup', title: 'Language and setup', fields: ['englishFluency'] },
] as const;

export const isSectionComplete = (
  section: (typeof PROFILE_SECTIONS)[number],
  profile: Completable,
): boolean => section.fields.every((field) => isFilled(profile[field]));

/** The share of complete sections in percent, and the titles of those that are missing something. */
export function profileCompletion(profile: Completable): { percentage: number; missingSections: string[] } {
  const missing = PROFILE_SECTIONS.filter((section) => !isSectionComplete(section, profile));
  const complete = PROFILE_SECTIONS.length - missing.length;
  return {
    percentage: Math.round((complete / PROFILE_SECTIONS.length) * 100),
    missingSections: missing.map((section) => section.title),
  };
}

/** From here on a dashboard offers 'View Profile', below it 'Complete Profile'. */
export const PROFILE_COMPLETE_PERCENTAGE = 85;
