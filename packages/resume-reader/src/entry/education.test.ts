import { describe, expect, it } from 'vitest';
import { paragraphOf } from '../../test/lines.ts';
import { findPlace, NOW } from '../../test/pdf.ts';
import { courseAndSchool, educationsOf } from './education.ts';

describe('a course and a school without a sign between them', () => {
  it.each([
    [
      'B.E. Computer Science NMAM Institute of Technology',
      'B.E. Computer Science',
      'NMAM Institute of Technology',
    ],
    ['B.Sc. (Computer Science) University of Mumbai', 'B.Sc. (Computer Science)', 'University of Mumbai'],
    [
      'M.Tech Computer Science and Engineering IIT Bombay',
      'M.Tech Computer Science and Engineering',
      'IIT Bombay',
    ],
    ['MCA Savitribai Phule Pune University', 'MCA', 'Savitribai Phule Pune University'],
  ])('%s', (text, course, school) => {
    expect(courseAndSchool(text)).toEqual([course, school]);
  });

  it.each([
    'Synod Higher Secondary School',
    'Bachelor of Engineering',
    'Osmania University',
    'Diploma in Polytechnic',
  ])('%s stays whole', (text) => {
    expect(courseAndSchool(text)).toEqual([text]);
  });
});

describe('a line of education', () => {
  it.each([
    [
      'B.E. (EEE) from Kumaraguru College of Technology, Chennai, Anna University – 2016',
      'B.E. (EEE)',
      'Kumaraguru College of Technology',
    ],
    [
      'Bachelor of Technology - BTech, Computer Science ¦ NIT Silchar',
      'Bachelor of Technology - BTech, Computer Science',
      'NIT Silchar',
    ],
    ['Chettinad Vidyashram ¦ CBSE Class XII', 'CBSE Class XII', 'Chettinad Vidyashram'],
    ['+2 Science from CHSE Odisha with 68% in 2014', '+2 Science', 'CHSE Odisha'],
    ['12th Passed from U.P. Board in 2011', '12th', 'U.P. Board'],
    ['Pre-University Course (PCMB) ¦ RLS College', 'Pre-University Course (PCMB)', 'RLS College'],
    [
      'B.E. Civil – College of Engineering, Guindy, Anna University',
      'B.E. Civil',
      'College of Engineering, Guindy, Anna University',
    ],
  ])('%s', (line, course, university) => {
    const around = { findPlace, now: NOW, doubts: new Set<never>() };
    expect(educationsOf([paragraphOf(line)], around).map(({ entry }) => entry)).toMatchObject([
      { course, university },
    ]);
  });

  it('in a table takes its meaning from the column headers', () => {
    const table = [
      'Year ¦ Exam ¦ Board / University ¦ School / College',
      '2019 ¦ AISSCE ¦ CBSE Board ¦ PSBB School',
    ];
    const around = { findPlace, now: NOW, doubts: new Set<never>() };
    const found = educationsOf(
      table.map((line) => paragraphOf(line)),
      around,
    );
    expect(found.map(({ entry }) => entry)).toMatchObject([{ course: 'AISSCE', university: 'PSBB School' }]);
  });
});
