import type { FillableProfile } from '../src/resume/profile.ts';
import type { ParsedResume } from '../src/resume/schema.ts';

/** A profile in which nothing is filled in. */
export const emptyProfile: FillableProfile = {
  name: '',
  about: '',
  jobTitle: '',
  jobCategory: undefined,
  locality: undefined,
  experienceInYears: undefined,
  isCurrentlyEmployed: false,
  skills: [],
  workExperiences: [],
  educationList: [],
  personalProjects: [],
  certifications: [],
  linkedInProfileUrl: '',
  githubProfileUrl: '',
  stackOverflowProfileUrl: '',
  personalBlogUrl: '',
};

/** A resume in which nothing was found. */
export const nothing: ParsedResume = {
  skills: [],
  workExperiences: [],
  educationList: [],
  personalProjects: [],
  certifications: [],
};
