import { ACTIVE_FACTS } from './active-fact.ts';
import type { FactPattern } from './fact-pattern.ts';
import { BARE_NOTICE_FACTS, NOTICE_FACTS } from './notice-fact.ts';
import { BARE_MONTHLY_FACTS } from './monthly-salary.ts';
import { BARE_SALARY_FACT, LABELLED_SALARY_FACTS, SALARY_FACTS } from './salary-fact.ts';
import { BARE_ENGLISH_FACT } from './word-fact.ts';
import { BARE_YEAR_FACTS, YEAR_FACTS } from './year-fact.ts';

/** In the order in which they are tried. */
export const NUMBER_FACTS: readonly FactPattern[] = [
  ...ACTIVE_FACTS,
  ...NOTICE_FACTS,
  ...SALARY_FACTS,
  ...YEAR_FACTS,
  ...LABELLED_SALARY_FACTS,
];

/** Numbers without a unit or a label. */
export const BARE_FACTS: readonly FactPattern[] = [
  ...BARE_NOTICE_FACTS,
  ...BARE_MONTHLY_FACTS,
  BARE_ENGLISH_FACT,
  BARE_SALARY_FACT,
  ...BARE_YEAR_FACTS,
].map((fact) => ({ ...fact, isVague: true }));
