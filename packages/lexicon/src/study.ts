import { hasMark, namesOf, wordOf } from './entry.ts';
import { COLLEGE } from './generated/college.ts';
import { DEGREE } from './generated/degree.ts';
import { SCHOOL } from './generated/school.ts';
import { SUBJECT } from './generated/subject.ts';
import { wordsInBothNumbers } from './inflection.ts';
import { namePattern } from './name-pattern.ts';

const DEGREE_NAME = new RegExp(namePattern(DEGREE.flatMap(namesOf).map(wordOf)), 'iu');
const SCHOOL_NAME = new RegExp(namePattern([...SCHOOL, ...COLLEGE.flatMap(namesOf)].map(wordOf)), 'iu');
const PLACE_OF_STUDY = new RegExp(
  namePattern(SCHOOL.filter((school) => hasMark(school, 'place')).map(wordOf)),
  'iu',
);
const SUBJECTS = wordsInBothNumbers(SUBJECT);

/** Whether a text names a degree, with or without full stops. */
export const namesDegree = (text: string): boolean => DEGREE_NAME.test(text);

/** Whether a text names a school, a university or an examination board. */
export const namesSchool = (text: string): boolean => SCHOOL_NAME.test(text);

/** Whether a text names a place of study, not only an examination board. */
export const namesPlaceOfStudy = (text: string): boolean => PLACE_OF_STUDY.test(text);

/** Whether a text contains a word for a subject of study. */
export const namesSubject = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => SUBJECTS.has(word));
