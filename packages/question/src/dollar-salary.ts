import { fact, type FactPattern, type Groups, LEAST, MOST, TO } from './fact-pattern.ts';
import { LAKH, MONEY, salaryRange } from './salary-sum.ts';

/** Companies abroad think in dollars. A rough rate will do, since people just outside are shown, too. As of November 2026. */
const RUPEES_OF_DOLLAR = 90;

const THOUSAND = 1000;
const MONTHS = 12;
/** Of full-time work: 40 hours in 52 weeks. */
const HOURS = 2080;

const sum = (name: string) =>
  `(?<${name}>\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,6}(?:\\.\\d{1,2})?)(?![.,]?\\d)(?:\\s*(?<${name}Unit>k)(?![a-z0-9]))?`;
const sign = '(?:us\\s*\\$|usd\\s*\\$?|\\$)\\s*';
const word = '\\s*(?:us\\s+)?(?:usd|dollars?|bucks)(?![a-z])';
const per =
  '(?:\\s*(?:usd|dollars?)(?![a-z]))?(?:\\s*(?:per|a|an|each|/)\\s*(?<per>month|mo|m|year|yr|annum|hour|hr|h)(?![a-z])|\\s*(?<adverb>monthly|yearly|annually|hourly|p\\.?m|p\\.?a|pm|pa)(?![a-z]))?';

/** Lakhs a year. A small amount without a period is a monthly one. */
function lakhsOf(text: string | undefined, unit: string | undefined, period: string): number | undefined {
  if (text === undefined) return undefined;
  const dollars = Number(text.replaceAll(',', '')) * (unit === undefined ? 1 : THOUSAND);
  return (dollars * timesAYear(period, dollars) * RUPEES_OF_DOLLAR) / LAKH;
}

/** The maximum of an hourly rate, and of a monthly salary. */
const HOURLY_MAX = 150;
const MONTHLY_MAX = 10_000;

function timesAYear(period: string, dollars: number): number {
  if (/^(?:month|mo|m$|p\.?m)/.test(period)) return MONTHS;
  if (/^(?:year|yr|annu|p\.?a)/.test(period)) return 1;
  if (period.startsWith('h') || dollars <= HOURLY_MAX) return HOURS;
  return dollars < MONTHLY_MAX ? MONTHS : 1;
}

const periodOf = ({ per: of = '', adverb = '' }: Groups): string => of || adverb;
const max = (groups: Groups) =>
  salaryRange(undefined, lakhsOf(groups['max'], groups['maxUnit'], periodOf(groups)));

/** Salaries in dollars a month, a year or an hour: "$1,200/month", "25-30k USD a year". Tried before those in rupees. */
export const DOLLAR_FACTS: readonly FactPattern[] = [
  ...[
    [sign, `(?:${sign})?`, ''],
    ['', '', word],
  ].map(([before, between, after]) =>
    fact(
      `(?:${MONEY})?${before}${sum('min')}${TO}${between}${sum('max')}${after}${per}`,
      (groups: Groups) => {
        const unit = groups['minUnit'] ?? groups['maxUnit'];
        const period = periodOf(groups);
        // Both ends have the period of the upper one.
        const times = lakhsOf(groups['max'], groups['maxUnit'], period) ?? 0;
        const upper = Number((groups['max'] ?? '1').replaceAll(',', '')) * (groups['maxUnit'] ? THOUSAND : 1);
        const lower = Number((groups['min'] ?? '0').replaceAll(',', '')) * (unit ? THOUSAND : 1);
        return salaryRange((times * lower) / upper, times);
      },
    ),
  ),
  fact(`(?:${MONEY})?${LEAST}\\s*(?:${sign}${sum('min')}${per})`, (groups) =>
    salaryRange(lakhsOf(groups['min'], groups['minUnit'], periodOf(groups)), undefined),
  ),
  fact(`(?:${MONEY})?(?:${MOST}\\s*)?(?:${MONEY})?${sign}${sum('max')}${per}`, max),
  fact(`(?:${MONEY})?(?:${MOST}\\s*)?${sum('max')}${word}${per}`, max),
];
