import { hasMark } from './entry.ts';
import { COMPANY_WORD } from './generated/company-word.ts';
import { wordsInBothNumbers } from './inflection.ts';

/** Words that end a company's name, singular and plural. */
export const COMPANY_ENDS = wordsInBothNumbers(COMPANY_WORD);

/** Legal forms, which people omit from a company's name. */
export const LEGAL_FORMS = wordsInBothNumbers(COMPANY_WORD.filter((word) => hasMark(word, 'legal')));

/** Words so common in company names that they do not identify a company. */
export const KINDS_OF_COMPANY = wordsInBothNumbers(COMPANY_WORD.filter((word) => !hasMark(word, 'field')));
