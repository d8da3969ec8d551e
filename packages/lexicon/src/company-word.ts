import { hasMark } from './entry.ts';
import { COMPANY_WORD } from './generated/company-word.ts';
import { wordsInBothNumbers } from './inflection.ts';

/** Words that end the name of a company, in both numbers. */
export const COMPANY_ENDS = wordsInBothNumbers(COMPANY_WORD);

/** What a company is called by law: its name is known without it. */
export const LEGAL_FORMS = wordsInBothNumbers(COMPANY_WORD.filter((word) => hasMark(word, 'legal')));

/** Words that so many names of companies have that they tell no company from another. */
export const KINDS_OF_COMPANY = wordsInBothNumbers(COMPANY_WORD.filter((word) => !hasMark(word, 'field')));
