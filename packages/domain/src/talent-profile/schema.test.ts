import { describe, expect, test } from 'vitest';
import { validate } from '../base/schema.ts';
import { TalentProfileDraft, WorkExperience } from './schema.ts';

const locality = { state: 'Karnataka', countryCode: 'IN' };
const ended = { startIsoMonth: '2015-08', endIsoMonth: '2019-05', isCurrent: false };
const education = { id: 'e', course: 'B.E.', university: 'Anna University', tenure: ended };
const project = { id: 'p', title: 'Map', url: 'https://map.example.com' };
const certification = { id: 'c', name: 'AWS', issuingOrganization: 'Amazon', issueIsoMonth: '2024-01' };
const experience = {
  id: 'w',
  designation: 'Developer',
  company: 'Kavya',
  locality,
  tenure: ended,
  isInternship: false,
  isRemote: false,
};

const draft = {
  name: 'Meera Iyer',
  dobIsoDate: '1996-04-12',
  about: 'I build pages that answer quickly, and I like boring databases.',
  jobCategory: 'Software_Development',
  jobTitle: 'Developer',
  locality,
  isCurrentlyEmployed: false,
  noticePeriodInWeeks: 0,
  expectedSalaryInLpaInr: 12.5,
  skills: ['React', 'Node', 'SQL'],
  experienceInYears: 4,
  workExperiences: [experience],
  educationList: [education],
  linkedInProfileUrl: 'https://linkedin.com/in/meera',
  personalProjects: [project],
  certifications: [certification],
  englishFluency: 'Advanced',
  hasStableInternet: true,
  hasOwnLaptop: true,
  hasWebcamAndMicrophone: true,
  canWorkFromHome: true,
};

const times = <Entry>(length: number, entry: Entry) => Array.from({ length }, () => entry);

const errorsOf = (given: object) => {
  const result = validate<unknown>(TalentProfileDraft, { ...draft, ...given });
  return result.ok ? {} : result.errors;
};

describe('a talent profile', () => {
  test('has the status ActivelySeeking by default', () => {
    expect(TalentProfileDraft.parse(draft).openToWorkStatus).toBe('ActivelySeeking');
  });

  test.each<[string, object, Record<string, string>]>([
    [
      'a salary between two steps',
      { expectedSalaryInLpaInr: 12.3 },
      { expectedSalaryInLpaInr: 'Must be in steps of 0.5' },
    ],
    ['a notice of 53 weeks', { noticePeriodInWeeks: 53 }, { noticePeriodInWeeks: 'Must be 52 or less' }],
    [
      'a skill of 51 letters',
      { skills: ['a', 'b', 'c'.repeat(51)] },
      { 'skills.2': 'Must be no more than 50 characters long' },
    ],
    ['an empty skill', { skills: ['a', 'b', ' '] }, { 'skills.2': 'Skills is required' }],
    [
      '13 positions',
      { workExperiences: times(13, experience) },
      { workExperiences: 'Must have no more than 12 positions' },
    ],
    [
      '11 courses',
      { educationList: times(11, education) },
      { educationList: 'Must have no more than 10 courses' },
    ],
    [
      '5 projects',
      { personalProjects: times(5, project) },
      { personalProjects: 'Must have no more than 4 projects' },
    ],
    [
      '11 certifications',
      { certifications: times(11, certification) },
      { certifications: 'Must have no more than 10 certifications' },
    ],
    [
      'a course of one letter',
      { educationList: [{ ...education, course: 'B' }] },
      { 'educationList.0.course': 'Must be at least 2 characters long' },
    ],
    [
      'a project without an address',
      { personalProjects: [{ ...project, url: '' }] },
      { 'personalProjects.0.url': 'URL is required' },
    ],
    [
      'a long project',
      { personalProjects: [{ ...project, descriptionMarkdown: 'x'.repeat(2001) }] },
      { 'personalProjects.0.descriptionMarkdown': 'Must be no more than 2000 characters long' },
    ],
    [
      'a long credential',
      { certifications: [{ ...certification, credentialId: 'x'.repeat(101) }] },
      { 'certifications.0.credentialId': 'Must be no more than 100 characters long' },
    ],
    [
      'a wrong credential address',
      { certifications: [{ ...certification, credentialUrl: 'aws' }] },
      { 'certifications.0.credentialUrl': 'Must be a valid URL starting with http:// or https://' },
    ],
    [
      'long duties',
      { workExperiences: [{ ...experience, rolesAndResponsibilities: 'x'.repeat(2001) }] },
      { 'workExperiences.0.rolesAndResponsibilities': 'Must be no more than 2000 characters long' },
    ],
    [
      'an unknown fluency',
      { englishFluency: 'Fluent' },
      { englishFluency: 'Must be one of: Beginner, Intermediate, Advanced, Native' },
    ],
    [
      'an unknown field',
      { educationList: [{ ...education, grade: 'A' }] },
      { 'educationList.0': 'Contains unexpected fields' },
    ],
  ])('with %s is refused', (_, given, errors) => {
    expect(errorsOf(given)).toEqual(errors);
  });

  test.each([
    { noticePeriodInWeeks: 0 },
    { experienceInYears: 0 },
    { experienceInYears: 50 },
    { workExperiences: [] },
    { expectedSalaryInLpaInr: 100 },
  ])('with %j is valid', (given) => {
    expect(errorsOf(given)).toEqual({});
  });
});

describe('a position', () => {
  test('needs a locality, except when it is remote: then it has none', () => {
    const { locality: _, ...withoutLocality } = experience;
    expect(validate(WorkExperience, withoutLocality)).toEqual({
      ok: false,
      errors: { locality: 'Locality is required' },
    });
    expect(WorkExperience.parse({ ...withoutLocality, isRemote: true }).locality).toBeUndefined();
    expect(WorkExperience.parse({ ...experience, isRemote: true }).locality).toBeUndefined();
    expect(WorkExperience.parse(experience).locality).toEqual(locality);
  });
});
