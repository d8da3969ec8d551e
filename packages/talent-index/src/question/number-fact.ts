import type { SearchCondition } from '@talaash/domain/talent-search/schema';

/** A pattern of a fact with numbers, tried where a word or sign begins. Undefined when it means nothing after all. */
export type FactPattern = {
  pattern: RegExp;
  condition: (groups: Readonly<Record<string, string | undefined>>) => SearchCondition | undefined;
  /** Whether another fact of the kind says it better: a number without its unit, or "fresher" beside years. */
  isVague?: boolean;
};

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const SPELT = Object.keys(NUMBER_WORDS).join('|');

/** A number of at most three digits before the point, or a number word. */
const number = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?(?!\\.?\\d)|(?:${SPELT})(?![a-z]))`;
const to = '\\s*(?:-|to(?![a-z])|and(?![a-z])|se(?![a-z])|till|until|~)\\s*';
const end = '(?![a-z0-9])';

const least =
  '(?:at\\s*least|min(?:imum)?(?:\\s+of)?|over|more\\s+than|above|>=?|greater\\s+than|not\\s+less\\s+than|no\\s+less\\s+than|kam\\s+se\\s+kam|less\\s+se\\s+less|starting\\s+(?:from|at))';
const most =
  '(?:up\\s*to|max(?:imum)?(?:\\s+of)?|less\\s+than|under|below|at\\s+most|within|not\\s+more\\s+than|no\\s+more\\s+than|not\\s+above|<=?|till|until)';
const orMore =
  '(?:\\+|plus(?![a-z])|or\\s+more|or\\s+above|and\\s+above|and\\s+more|minimum|min(?![a-z])|se\\s+more)';
const orLess = '(?:max(?:imum)?|or\\s+less|or\\s+below|at\\s+most|upto|tak|se\\s+less|se\\s+under)';

const compiled = (source: string): RegExp => new RegExp(source, 'y');

const valueOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (NUMBER_WORDS[text] ?? Number(text));

// Years.

const years = '(?:years?|yrs?|yoe|ye|yea|y)(?![a-z0-9])\\.?';
const kindOfWork =
  '(?:professional|relevant|total|overall|work|working|industry|hands[\\s-]on|solid|prior|proven|strong|good|practical|it|software|corporate)';
const ofWork = `(?:'?\\s*(?:of\\s+)?(?:${kindOfWork}\\s+){0,2}(?:experience|experienced|exp|expertise)${end}\\.?)?`;
const notYears = '(?!\\s*(?:ago|old|bond|contract|warranty|back)(?![a-z]))';
const label = '(?:(?:total|overall|work|relevant|minimum|min)\\s+)?(?:experience|exp|experienced|yoe)\\.?';
const labelled = `${label}\\s*(?:\\(?(?:in\\s+)?years?\\)?)?\\s*(?::|-|=|of|with|required|is|range|should\\s+be|between|from)?\\s*(?:of\\s+)?`;
const before = `(?:${labelled}|between\\s+|from\\s+|with\\s+|having\\s+)?`;

/** Years of work that can be meant. */
const YEARS_MAX = 60;

type Range = { min?: number; max?: number };

function yearRange({ min, max }: Range): SearchCondition | undefined {
  if (
    (min ?? 0) > YEARS_MAX ||
    (max ?? 0) > YEARS_MAX ||
    (min !== undefined && max !== undefined && min > max)
  )
    return undefined;
  return { kind: 'experience', ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** "5 years" are five to seven: somebody of twenty is not meant. */
const about = (typed: number): Range => ({
  min: typed,
  max: typed + (typed < 3 ? 1 : Math.max(2, Math.round(typed * 0.2))),
});

const YEAR_PATTERNS: readonly FactPattern[] = [
  {
    pattern: compiled(
      `${before}${number('min')}\\s*\\+?\\s*(?:${years})?${to}${number('max')}\\s*(?:\\+|plus)?\\s*${years}${notYears}${ofWork}`,
    ),
    condition: ({ min, max }) => yearRange(ranged(min, max)),
  },
  {
    pattern: compiled(`(?:${labelled})?${least}\\s*${number('min')}\\s*\\+?\\s*${years}${notYears}${ofWork}`),
    condition: ({ min }) => yearRange(ranged(min)),
  },
  {
    pattern: compiled(`(?:${labelled})?${most}\\s*${number('max')}\\s*${years}${notYears}${ofWork}`),
    condition: ({ max }) => yearRange(ranged(undefined, max)),
  },
  {
    pattern: compiled(
      `${before}${number('min')}\\s*(?:${orMore}\\s*${years}|${years}\\s*${orMore})${notYears}${ofWork}`,
    ),
    condition: ({ min }) => yearRange(ranged(min)),
  },
  {
    pattern: compiled(`${before}${number('max')}\\s*${years}\\s*${orLess}${end}${ofWork}`),
    condition: ({ max }) => yearRange(ranged(undefined, max)),
  },
  {
    pattern: compiled(`${before}${number('one')}\\s*${years}${notYears}${ofWork}`),
    condition: ({ one }) => yearRange(about(valueOf(one) ?? 0)),
  },
  {
    pattern: compiled(
      `${number('months')}\\s*(?:months?|mos?)${end}\\s*(?:of\\s+)?(?:${kindOfWork}\\s+)?(?:experience|exp)${end}`,
    ),
    condition: ({ months }) => yearRange({ min: Math.round(((valueOf(months) ?? 0) / 12) * 10) / 10 }),
  },
  {
    pattern: compiled(`${labelled}(?:${least}\\s*)?${number('min')}${to}${number('max')}${end}`),
    condition: ({ min, max }) => yearRange(ranged(min, max)),
  },
  {
    pattern: compiled(`${labelled}(?:${least}\\s*${number('min')}|${number('more')}\\s*${orMore})`),
    condition: ({ min, more }) => yearRange(ranged(min ?? more)),
  },
  {
    pattern: compiled(`${labelled}${most}\\s*${number('max')}${end}`),
    condition: ({ max }) => yearRange(ranged(undefined, max)),
  },
  {
    pattern: compiled(`${labelled}${number('one')}${end}`),
    condition: ({ one }) => yearRange(about(valueOf(one) ?? 0)),
  },
];

/** Numbers alone: tried after all others. */
const BARE_PATTERNS: readonly FactPattern[] = [
  {
    pattern: compiled(`${number('min')}-${number('max')}${end}`),
    condition: ({ min, max }) => yearRange(ranged(min, max)),
  },
  {
    pattern: compiled(`(?<min>\\d{1,2})\\s?\\+(?![\\d\\w+])`),
    condition: ({ min }) => yearRange(ranged(min)),
  },
];

function ranged(min?: string, max?: string): Range {
  const [from, till] = [valueOf(min), valueOf(max)];
  return { ...(from === undefined ? {} : { min: from }), ...(till === undefined ? {} : { max: till }) };
}

// Salary, in lakhs a year.

const amount = (name: string) =>
  `(?:₹|rs\\.?|inr)?\\s*(?<${name}>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{1,8}(?:\\.\\d{1,2})?)(?![.,]?\\d)`;
const aYear =
  '(?:\\s*(?:per\\s+(?:annum|year)|p\\.?\\s?a(?![a-z])\\.?|a\\s+year|/\\s*(?:year|annum|yr)|annually|annum|yearly|ctc|salary|package)(?![a-z]))?';
const unit = (name: string) =>
  `\\s*(?<${name}>lakhs?|lacs?|lpa|lkh|lp|l|crores?|cr)(?![a-z0-9])${aYear}(?:\\s+budget(?![a-z]))?`;
const aMonth =
  '\\s*(?:per\\s+month|a\\s+month|/\\s*(?:month|mo)|p\\.?m(?![a-z])\\.?|monthly|in\\s+hand|month)(?![a-z])';
const money =
  '(?:(?:expected|current|annual|offered|monthly|approx|approximate)\\s+)?(?:salary|ctc|package|pay|compensation|budget|expecting|expects?|expectations?|remuneration|earning|offering)(?![a-z])';
const moneyLabel = `${money}(?:\\s+(?:range|is|of|between|from|around|expectations?|about|approx|should\\s+be|asked|budget))*\\s*(?:[:=-]\\s*)?`;
const salaryBefore = `(?:${moneyLabel})?(?:between\\s+|from\\s+|around\\s+)?`;

const LAKHS_IN_CRORE = 100;
const LAKH = 100_000;

/** Lakhs a year of a number as typed. Rupees in full are divided; without a unit it is in lakhs. */
function lakhsOf(text: string | undefined, unitText: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text.replaceAll(',', ''));
  if (value >= LAKH / 2) return value / LAKH;
  return unitText?.startsWith('c') === true ? value * LAKHS_IN_CRORE : value;
}

/** A salary that somebody can mean. */
const LPA_MAX = 1000;

function salaryRange(min: number | undefined, max: number | undefined): SearchCondition | undefined {
  if ((min ?? 0) > LPA_MAX || (max ?? 0) > LPA_MAX || (min !== undefined && max !== undefined && min > max))
    return undefined;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    kind: 'salary',
    ...(min === undefined ? {} : { min: rounded(min) }),
    ...(max === undefined ? {} : { max: rounded(max) }),
  };
}

/** Lakhs a year of thousands, or rupees, a month. */
const lakhsOfMonthly = (text: string | undefined, k: string | undefined): number =>
  (Number((text ?? '').replaceAll(',', '')) * (k === undefined ? 1 : 1000) * 12) / LAKH;

const SALARY_PATTERNS: readonly FactPattern[] = [
  {
    pattern: compiled(
      `${salaryBefore}${amount('min')}(?:${unit('first')})?${to}${amount('max')}${unit('second')}(?:\\s*${orLess}${end})?`,
    ),
    condition: ({ min, max, first, second }) =>
      salaryRange(lakhsOf(min, first ?? second), lakhsOf(max, second)),
  },
  {
    pattern: compiled(`(?:${moneyLabel})?${most}\\s*(?:${moneyLabel})?${amount('max')}${unit('unit')}`),
    condition: ({ max, unit: of }) => salaryRange(undefined, lakhsOf(max, of)),
  },
  {
    pattern: compiled(`(?:${moneyLabel})?${least}\\s*(?:${moneyLabel})?${amount('min')}${unit('unit')}`),
    condition: ({ min, unit: of }) => salaryRange(lakhsOf(min, of), undefined),
  },
  {
    pattern: compiled(
      `${salaryBefore}${amount('min')}(?:${unit('unit')}\\s*(?:\\+|plus(?![a-z])|or\\s+more|and\\s+above|se\\s+more)|\\s*\\+\\s*(?<other>lakhs?|lacs?|lpa)${end})`,
    ),
    condition: ({ min, unit: of, other }) => salaryRange(lakhsOf(min, of ?? other), undefined),
  },
  {
    pattern: compiled(
      `${salaryBefore}(?:${most}\\s*)?${amount('max')}${unit('unit')}(?:\\s*(?:${orLess}|ke\\s+under|under)${end})?`,
    ),
    condition: ({ max, unit: of }) => salaryRange(undefined, lakhsOf(max, of)),
  },
  {
    pattern: compiled(
      `(?:${moneyLabel})?(?:${most}\\s*)?(?:₹|rs\\.?|inr)?\\s*(?<max>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{4,7}|\\d{1,3}(?:\\.\\d)?(?=\\s*k))\\s*(?<k>k)?${aMonth}`,
    ),
    condition: ({ max, k }) => salaryRange(undefined, lakhsOfMonthly(max, k)),
  },
  {
    pattern: compiled(`${moneyLabel}(?:${most}\\s*)?(?:₹|rs\\.?|inr)?\\s*(?<max>\\d{1,3})\\s*k${end}`),
    condition: ({ max }) => salaryRange(undefined, lakhsOfMonthly(max, 'k')),
  },
  {
    pattern: compiled(
      `(?:${moneyLabel})?(?:(?<least>${least})|${most})?\\s*(?:₹|rs\\.?\\s?|inr\\s?)\\s*(?<sum>\\d{1,3}(?:,\\d{2,3}){1,4}|\\d{6,8})${aYear}`,
    ),
    condition: ({ sum, least: isLeast }) =>
      isLeast === undefined
        ? salaryRange(undefined, lakhsOf(sum, undefined))
        : salaryRange(lakhsOf(sum, undefined), undefined),
  },
  {
    pattern: compiled(`${moneyLabel}${amount('min')}${to}${amount('max')}`),
    condition: ({ min, max }) => salaryRange(lakhsOf(min, undefined), lakhsOf(max, undefined)),
  },
  {
    pattern: compiled(`${moneyLabel}${least}\\s*${amount('min')}`),
    condition: ({ min }) => salaryRange(lakhsOf(min, undefined), undefined),
  },
  {
    pattern: compiled(`(?:${most}\\s+)?${moneyLabel}(?:${most}\\s*)?${amount('max')}`),
    condition: ({ max }) => salaryRange(undefined, lakhsOf(max, undefined)),
  },
];

// Notice.

/** A month of notice, so that three months are 13 weeks. */
const WEEKS_OF_MONTH = 52 / 12;
/** What "immediately" is. */
const IMMEDIATE_WEEKS = 1;
/** Whoever serves the notice can start within a month. */
const SERVING_WEEKS = WEEKS_OF_MONTH;

const times = '(?<times>days?|d|weeks?|wks?|months?|mos?)(?![a-z0-9])';
const during = `(?:(?:\\d{1,3}|${SPELT})${to})?${number('long')}\\s*${times}'?`;
const noticeWord = '(?:notice(?:\\s+period)?|np)(?![a-z])';
const joiner = '(?:joiners?|joining|joinee|joinees)(?![a-z])';

/** Weeks of a time as typed: 30, 60 and 90 days are months. */
function weeksOf(long: string | undefined, of: string | undefined): number {
  const value = valueOf(long) ?? 0;
  if (of?.startsWith('m') === true) return value * WEEKS_OF_MONTH;
  if (of?.startsWith('w') === true) return value;
  return value > 0 && value % 30 === 0 ? (value / 30) * WEEKS_OF_MONTH : value / 7;
}

const WEEKS_MAX = 52;

function noticeWithin(weeks: number): SearchCondition | undefined {
  return weeks > WEEKS_MAX ? undefined : { kind: 'notice', maxWeeks: weeks };
}

const within = ({ long, times: of }: Readonly<Record<string, string | undefined>>) =>
  noticeWithin(weeksOf(long, of));

const canStart =
  '(?:(?:who\\s+)?(?:can|could|should|must|able\\s+to|available\\s+to|ready\\s+to|willing\\s+to)\\s+)?(?:join|start|joining|available|starting|availability|onboard)(?:\\s+(?:us|work|date))?';

const NOTICE_PATTERNS: readonly FactPattern[] = [
  {
    pattern: compiled(
      `(?:${most}\\s+(?:of\\s+)?)?(?:a\\s+)?${during}\\s*(?:of\\s+)?(?:${noticeWord}|${joiner})(?:\\s+(?:max(?:imum)?|only))?`,
    ),
    condition: within,
  },
  {
    pattern: compiled(
      `${noticeWord}(?:\\s*(?:of|is|:|-|should\\s+be|must\\s+be|to|${most}|period))*\\s*${during}(?:\\s*(?:or\\s+less|max(?:imum)?|or\\s+below))?`,
    ),
    condition: within,
  },
  {
    pattern: compiled(
      `${canStart}\\s+(?:in|within|by|after|under|before)\\s+(?:(?:max(?:imum)?|next|a|the)\\s+)?${during}(?:\\s+(?:time|or\\s+less))?`,
    ),
    condition: within,
  },
  {
    pattern: compiled(`${canStart}\\s+(?:in|within)\\s+(?:a|one)\\s+(?<times>week|month)${end}`),
    condition: ({ times: of }) => noticeWithin(weeksOf('1', of)),
  },
  {
    pattern: compiled(
      `(?:currently\\s+|is\\s+|already\\s+)?serving\\s+(?:(?:their|his|her|a|the)\\s+)?${noticeWord}`,
    ),
    condition: () => noticeWithin(SERVING_WEEKS),
  },
  {
    pattern: compiled(
      `(?:(?:${canStart}\\s+|need(?:ed)?\\s+|required\\s+)(?:immediate(?:ly)?|asap|now|right\\s+away|at\\s+once|today|tomorrow|urgently)${end}|(?:immediate(?:ly)?|urgent(?:ly)?|asap|early|quick)\\s*(?:available(?:\\s+to\\s+join)?|availability|start|${joiner})${end}|(?:no|zero|without|0)\\s+(?:days?\\s+)?${noticeWord}|immediate(?:ly)?${end}(?!\\s+(?:requirement|opening|need|hiring|vacancy|position|manager|supervisor|family|impact|effect|feedback))|asap${end})`,
    ),
    condition: () => noticeWithin(IMMEDIATE_WEEKS),
  },
];

/** "15 days" alone can only be meant as notice. */
const BARE_NOTICE: FactPattern = {
  pattern: compiled(`(?:${most}\\s+)?(?<long>0|7|10|15|20|30|45|60|90)\\s*(?<times>days?)(?![a-z])`),
  condition: within,
};

// The last change.

const seen =
  '(?:(?:recently\\s+)?(?:active|updated|logged\\s*in|online|modified|changed|last\\s+(?:active|updated|seen|login)|profiles?\\s+(?:updated|active)|updated\\s+(?:their\\s+)?profiles?))';

const ACTIVE_PATTERNS: readonly FactPattern[] = [
  {
    pattern: compiled(
      `${seen}\\s*(?::|in|within|during|since)?\\s*(?:the\\s+)?(?:last|past|previous)?\\s*${number('long')}\\s*${times}(?:\\s+ago)?`,
    ),
    condition: ({ long, times: of }) => activeWithin((valueOf(long) ?? 0) * daysOf(of)),
  },
  {
    pattern: compiled(
      `${seen}\\s*(?:in|within|during|since|on)?\\s*(?:the\\s+)?(?:this|last|past|previous|current)?\\s*(?<span>week|month|day|today|yesterday|fortnight|24\\s*hours)${end}`,
    ),
    condition: ({ span }) => activeWithin(DAYS_OF_SPAN[span ?? ''] ?? 1),
  },
  {
    pattern: compiled(
      `(?:recently|newly)\\s+(?:active|updated|joined|registered)${end}|(?:active|updated)\\s+recently${end}`,
    ),
    condition: () => activeWithin(30),
  },
];

const DAYS_OF_SPAN: Readonly<Record<string, number>> = {
  week: 7,
  month: 30,
  day: 1,
  today: 1,
  yesterday: 2,
  fortnight: 14,
};

const daysOf = (of: string | undefined): number =>
  of?.startsWith('m') === true ? 30 : of?.startsWith('w') === true ? 7 : 1;

const activeWithin = (withinDays: number): SearchCondition | undefined =>
  withinDays < 1 ? undefined : { kind: 'active', withinDays };

/** "Under 20" without more are lakhs; a smaller number is still being typed, or counts something else. */
const LAKHS_ALONE_MIN = 3;
const BARE_SALARY: FactPattern = {
  pattern: compiled(`${most}\\s*(?<max>\\d{1,3})(?![\\w%.,+-]|\\s*[a-z]{1,3}ours?)`),
  condition: ({ max }) => (Number(max) < LAKHS_ALONE_MIN ? undefined : salaryRange(undefined, Number(max))),
};

/** In the order in which they are tried. */
export const NUMBER_FACTS: readonly FactPattern[] = [
  ...ACTIVE_PATTERNS,
  ...NOTICE_PATTERNS,
  ...SALARY_PATTERNS.slice(0, 8),
  ...YEAR_PATTERNS,
  ...SALARY_PATTERNS.slice(8),
];

export const BARE_FACTS: readonly FactPattern[] = [BARE_NOTICE, BARE_SALARY, ...BARE_PATTERNS].map(
  (fact) => ({ ...fact, isVague: true }),
);
