import { describe, expect, it } from 'vitest';
import { courseAndSchool } from './education.ts';

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
