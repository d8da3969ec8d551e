import type { JobCategory } from '../job-post/choice.ts';
import type { Locality } from '../locality/schema.ts';

/** A talent profile while it is typed, as far as a resume can fill it: an empty field is '' or undefined. */
export type FillableTenure = { startIsoMonth: string; endIsoMonth: string; isCurrent: boolean };

export type FillableWorkExperience = {
  id: string;
  designation: string;
  company: string;
  locality: Locality | undefined;
  tenure: FillableTenure;
  rolesAndResponsibilities: string;
  isInternship: boolean;
  isRemote: boolean;
};

export type FillableEducation = {
  id: string;
  course: string;
  university: string;
  locality: Locality | undefined;
  tenure: FillableTenure;
};

export type FillablePersonalProject = { id: string; title: string; url: string; descriptionMarkdown: string };

export type FillableCertification = {
  id: string;
  name: string;
  issuingOrganization: string;
  issueIsoMonth: string;
  credentialId: string;
  credentialUrl: string;
};

export type FillableProfile = {
  name: string;
  about: string;
  jobTitle: string;
  jobCategory: JobCategory | undefined;
  locality: Locality | undefined;
  experienceInYears: number | undefined;
  isCurrentlyEmployed: boolean;
  skills: string[];
  workExperiences: FillableWorkExperience[];
  educationList: FillableEducation[];
  personalProjects: FillablePersonalProject[];
  certifications: FillableCertification[];
  linkedInProfileUrl: string;
  githubProfileUrl: string;
  stackOverflowProfileUrl: string;
  personalBlogUrl: string;
};

export type FillableList = 'workExperiences' | 'educationList' | 'personalProjects' | 'certifications';
export type FillableField = Exclude<keyof FillableProfile, FillableList | 'skills'>;
