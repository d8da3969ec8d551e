import { namesDegree, namesPlaceOfStudy, namesSchool, namesSubject } from '@talaash/lexicon/study';

/** The tenth and the twelfth class, as people write them. */
const CLASS_NUMBER =
  /(?<![\p{L}\p{N}])(?:(?:10|12|x|xii)\s?th|(?:class|std\.?)\s?(?:x|xii|10|12)\b|10\s?\+\s?2|\+2|x\b|xii\b)(?![\p{L}])/iu;
const GRADE =
  /(?:\b(?:cgpa|c\.g\.p\.a|sgpa|gpa|cpi|ogpa|percentage|percentile|marks|aggregate|grade|score|division|distinction|first class|second class|pass class)\b|\d{1,2}(?:\.\d+)?\s*%|^\s*\d{1,2}(?:\.\d{1,2})?\s*(?:\/\s*\d{1,3}(?:\.\d+)?)?\s*$|\b\d(?:\.\d{1,2})?\s*\/\s*(?:10|4)\b)/iu;

const CLASS = /\b(?:class|std\.?|standard|grade)\s*(?:x|xii|10|12)(?:th)?\b|\b(?:x|xii|10|12)\s?th\b/i;

export const isDegree = (text: string): boolean =>
  text.length <= 120 && (namesDegree(text) || CLASS_NUMBER.test(text));
/** A board in parentheses belongs to the class, so it is no school: "Senior Secondary (CBSE)". */
export const isSchool = (text: string): boolean =>
  text.length <= 160 && namesSchool(text.replace(/\([^()]*\)|\bpre[- ]university\b/gi, ' '));
/** "CBSE Class XII" names the class; the board only says who examined. */
export const isClass = (text: string): boolean =>
  CLASS.test(text) && isDegree(text) && !namesPlaceOfStudy(text);
export const isField = namesSubject;
export const isGrade = (text: string): boolean => GRADE.test(text);
