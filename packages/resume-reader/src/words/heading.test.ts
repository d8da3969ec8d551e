import { describe, expect, it } from 'vitest';
import { headingKind, kindOfWords } from './heading.ts';

describe('headings', () => {
  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['Professional Experience:', 'experience'],
    ['Employment History', 'experience'],
    ['Internships', 'internship'],
    ['WORK EXPERIENCE / INTERNSHIP:', 'experience'],
    ['Career Objective', 'about'],
    ['Professional Summary', 'about'],
    ['Academic Qualifications', 'education'],
    ['EDUCATION & TRAINING', 'education'],
    ['8. Educational Qualifications', 'education'],
    ['IV. Experience', 'experience'],
    ['Training & Internship', 'internship'],
    ['Summary of Experience', 'about'],
    ['Computer Knowledge', 'skills'],
    ['Project Done', 'projects'],
    ['Open Source', 'projects'],
    ['Online Profile', 'links'],
    ['Language Skills', 'languages'],
    ['Key Skills', 'skills'],
    ['Areas of Expertise', 'skills'],
    ['Academic Projects', 'projects'],
    ['Certifications', 'certifications'],
    ['Personal Details', 'personal'],
    ['Languages Known', 'languages'],
    ['Hobbies', 'other'],
    ['DECLARATION', 'other'],
    ['what i have done', 'experience'],
    ['Things I made', 'projects'],
    ['studies', 'education'],
    ['Tools I love', 'skills'],
    ['Hello!', 'about'],
    ['Reach me', 'contact'],
    ['कार्य अनुभव', 'experience'],
    ['शिक्षा', 'education'],
  ])('%s', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each([
    'Software Engineer',
    'Infosys Limited',
    'Built a portal for education',
    'Technologies',
    'Information Technology',
    'Roles and Responsibilities',
    'B.Tech in Information Technology',
    '2019',
  ])('%s is none', (text) => {
    expect(headingKind(text)).toBeUndefined();
  });
});

describe("a heading in the person's own words", () => {
  it.each([
    ['Employment Recital', 'experience'],
    ['Personal Dossier', 'personal'],
    ['Tools I know', 'skills'],
    ['Beyond the desk', undefined],
  ])('%s', (text, kind) => {
    expect(kindOfWords(text)).toBe(kind);
  });
});
