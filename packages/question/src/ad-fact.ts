import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { ABOUT_COMPANY, type AdPart } from './ad-heading.ts';
import { conditionOf } from './fact-merge.ts';
import type { Item, Operand } from './item.ts';
import type { Sentence } from './sentence.ts';

/** The position of a fact in an ad. */
export type FactPlace = {
  part: AdPart;
  /** Whether a label names the fact, or the fact is beside the title. */
  isLabelled: boolean;
  /** Whether the sentence is about the company. */
  isProse: boolean;
  /** Whether the sentence is short: it says little but the fact. */
  isShort: boolean;
};

/** How plainly an ad asks for a fact. */
const PLAINNESS = { labelled: 3, asked: 2, told: 1, none: 0 } as const;

/** How plainly an ad asks for a fact. 0 means that it does not ask for it. */
export function factStrength(sentence: Sentence, operand: Operand, place: FactPlace): number {
  const { part, isLabelled, isProse } = place;
  const condition = conditionOf(operand);
  if (part === 'process' && !isLabelled) return condition.kind === 'notice' ? PLAINNESS.told : PLAINNESS.none;
  const isOfCompany = !isLabelled && (isProse || ABOUT_COMPANY.has(part));
  const around = aroundOf(sentence, operand);
  const of = STRENGTHS[condition.kind];
  if (of !== undefined) return of(condition, { ...place, isOfCompany, around });
  return isOfCompany ? PLAINNESS.none : isLabelled ? PLAINNESS.labelled : PLAINNESS.asked;
}

type Said = FactPlace & { isOfCompany: boolean; around: Around };

const STRENGTHS: Partial<
  Record<SearchCondition['kind'], (condition: SearchCondition, said: Said) => number>
> = {
  experience: (_, { isOfCompany, isLabelled, isShort, around }) => {
    if (isOfCompany || isOtherTime(around)) return PLAINNESS.none;
    if (isLabelled) return PLAINNESS.labelled;
    return isShort || ASKS_YEARS.test(around.all) ? PLAINNESS.asked : PLAINNESS.told;
  },
  salary: (condition, { isOfCompany, isLabelled, around }) => {
    if (isOtherMoney(around) || isRate(around)) return PLAINNESS.none;
    if (isLabelled) return PLAINNESS.labelled;
    // "What we offer: 16-24 LPA": a pay range is the job's in every section.
    const isRange = 'min' in condition && 'max' in condition;
    if (!isOfCompany || isRange) return PLAINNESS.asked;
    return PAY.test(around.own) ? PLAINNESS.told : PLAINNESS.none;
  },
  notice: (_, { part, isOfCompany, isLabelled, around }) => {
    if (isOtherStart(around)) return PLAINNESS.none;
    // "Share profiles ASAP" says nothing about people.
    const isOnlySoon = !/\d|week|month|day/.test(around.own);
    if (isOnlySoon && !STARTS.test(around.own) && !START_BEFORE.test(around.before)) return PLAINNESS.none;
    // "As soon as possible, three months at the latest": the time is more exact.
    const soon = isOnlySoon ? SOON_LESS : 0;
    if (isLabelled) return PLAINNESS.labelled - soon;
    return isOfCompany || part === 'process' ? PLAINNESS.none : PLAINNESS.asked - soon;
  },
  place: (_, { isOfCompany, isLabelled, around }) => {
    if (NO_HOME.test(around.before)) return PLAINNESS.none;
    if (isLabelled) return PLAINNESS.labelled;
    if (!isOfCompany) return PLAINNESS.asked;
    // "We are an agency in Ahmedabad": the job is there, unless the ad names another place.
    return PLAINNESS.told;
  },
  workMode: (_, { isOfCompany, isLabelled, around }) => {
    // People who may choose, or come to the office on some days, need not work from home.
    const isSometimes = /days?(?: a week| per week)?[ ,]*(?:of )?$/.test(around.before);
    if (/hybrid/.test(around.line) || isSometimes) return PLAINNESS.none;
    return isLabelled ? PLAINNESS.labelled : isOfCompany ? PLAINNESS.told : PLAINNESS.asked;
  },
};

/**
 * Keeps the facts of each kind that the ad states most plainly: "Location: Pune" before "we also work in Delhi". Of several
 * salaries, the highest is the limit.
 */
export function plainest(
  sentence: Sentence,
  items: readonly Item[],
  strengths: ReadonlyMap<Operand, number>,
): Item[] {
  const rankOf = (operand: Operand, strength: number) => {
    const condition = conditionOf(operand);
    return strength + (condition.kind === 'salary' ? (condition.max ?? 0) / PAY_MAX : 0);
  };
  const most = new Map<string, number>();
  for (const [operand, strength] of strengths) {
    const { kind } = conditionOf(operand);
    most.set(kind, Math.max(rankOf(operand, strength), most.get(kind) ?? 0));
  }
  const lineOf = ({ from }: Operand) =>
    sentence.plain.lastIndexOf('\n', sentence.tokens[from]?.plainStart ?? 0);
  let firstOfPlaces: number | undefined;
  return items.map((item): Item => {
    if (item.kind !== 'operand') return item;
    const { operand } = item;
    const strength = strengths.get(operand);
    if (strength === undefined) return item;
    const { kind } = conditionOf(operand);
    let isPlainest = strength > 0 && rankOf(operand, strength) >= (most.get(kind) ?? 0);
    // If only sentences name places, the first ones are those of the job.
    if (isPlainest && kind === 'place' && strength < PLAINNESS.labelled) {
      firstOfPlaces ??= lineOf(operand);
      isPlainest = lineOf(operand) === firstOfPlaces;
    }
    return isPlainest
      ? { kind: 'operand', operand: asLimit(sentence, operand) }
      : { kind: 'line', at: operand.from, isExplicit: false };
  });
}

/** Something that people did within a time, or that happens after they have joined. */
const isOtherStart = ({ before, own, after }: Around): boolean =>
  /(?<![a-z])(?:last|past|previous|every|each|after|since)[: -]*(?:the )?$/.test(before) ||
  /^(?:last|past|previous|every|after) /.test(own) ||
  /^[ -]*(?:of |from )?(?:your |the |our )?(?:signature|launch|leave|service|contract|probation)/.test(after);

const STARTS = /join|start|avail|begin|notice|onboard|immediate|np/;
const START_BEFORE =
  /(?:join|joining|joiners?|start|starting|begin|onboard|onboarding|availab(?:le|ility)|notice(?: period)?|need(?:ed)?(?: [a-z]+)?) ?[:=-]? ?(?:is |date |from |us |work )?$/;
/** Less than the steps between the strengths. */
const SOON_LESS = 0.5;

/** More than any salary, in lakhs. */
const PAY_MAX = 10_000;

/** The minimum salary of an ad is no limit: people who expect less are welcome. A single number of years is a minimum. */
function asLimit(sentence: Sentence, operand: Operand): Operand {
  const condition = limitOf(conditionOf(operand), sentence, operand);
  return condition === undefined ? operand : { ...operand, wanted: { kind: 'fact', condition } };
}

function limitOf(
  condition: SearchCondition,
  sentence: Sentence,
  operand: Operand,
): SearchCondition | undefined {
  const { plain, tokens } = sentence;
  const said = plain.slice(tokens[operand.from]?.plainStart, tokens[operand.to]?.plainEnd);
  if (condition.kind === 'salary') {
    // "6 LPA + GST".
    const isWithMore = /\+\s*$/.test(said) && /^\s*[a-z]/.test(aroundOf(sentence, operand).after);
    const max = condition.max ?? (isWithMore ? condition.min : undefined);
    return max === undefined ? undefined : { kind: 'salary', max };
  }
  if (condition.kind === 'english')
    return condition.min === 'Intermediate' && isFluent(aroundOf(sentence, operand, FLUENT_LENGTH))
      ? { kind: 'english', min: 'Advanced' }
      : undefined;
  if (condition.kind !== 'experience') return undefined;
  const { min = 0 } = condition;
  return min > 0 && ONE_NUMBER_OF_YEARS.test(said) ? { kind: 'experience', min } : undefined;
}

/** The level of English, stated elsewhere in the clause: "your English, spoken and written, must be excellent". */
const FLUENT =
  /(?<![a-z])(?:excellent|fluent(?:ly)?|very good|very well|strong|impeccable|perfect|flawless|polished|clear(?:ly)?|confident(?:ly)?|command|[cC][12])(?![a-z])/;
const NOT_FLUENT = /(?<![a-z])(?:not|no|need not|nahi|without)(?![a-z])|n't(?![a-z])/;

/** Facts that state their own level. */
const HOW_WELL = /good|decent|average|basic|working|intermediate|conversational|little|[ab][12]/;

function isFluent({ own, before, after }: Around): boolean {
  if (HOW_WELL.test(own)) return false;
  const clause = `${before.split(/[.;!?•]/).at(-1) ?? ''} ${after.split(/[.;!?•]/)[0] ?? ''}`;
  return FLUENT.test(clause) && !NOT_FLUENT.test(clause);
}

const ONE_NUMBER_OF_YEARS =
  /^(?!.*(?:\d ?(?:-|to|and|till|~) ?\d|max|up ?to|less|under|below|within|most|around|about|approx|roughly| to | and )).*(?:year|yr|yoe)/s;

type Around = { own: string; before: string; after: string; all: string; line: string };

const AROUND_LENGTH = 60;
const FLUENT_LENGTH = 90;

function aroundOf({ plain, tokens }: Sentence, { from, to }: Operand, length = AROUND_LENGTH): Around {
  const start = tokens[from]?.plainStart ?? 0;
  const end = tokens[to]?.plainEnd ?? start;
  const lineStart = plain.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = plain.indexOf('\n', end) === -1 ? plain.length : plain.indexOf('\n', end);
  const before = plain.slice(Math.max(lineStart, start - length), start);
  const after = plain.slice(end, Math.min(lineEnd, end + length));
  const own = plain.slice(start, end);
  return {
    own,
    before,
    after,
    all: before + own + after,
    line: plain.slice(Math.max(lineStart, start - 200), Math.min(lineEnd, end + 200)),
  };
}

const ASKS_YEARS =
  /(?<![a-z])(?:experience|experienced|exp|yoe|hands-on|professional|relevant|minimum|at least|years? (?:of|in|with|as)|yrs? (?:of|in|with|as))(?![a-z])/;

/** Years of something else: a contract, the company, or what happened in them. */
const isOtherTime = ({ before, own, after }: Around): boolean =>
  /(?<![a-z])(?:last|past|next|every|each|for over|since|another|within|after|of leave|contract|agreement|bond|duration|tenure)[: -]*(?:the |of |is )*$/.test(
    before,
  ) ||
  /^(?:last|past|next|every|within|after) /.test(own) ||
  /^[ -]*(?:of )?(?:excellence|trust|service|leave|bond|contract|agreement|warranty|growth|in business|in a row|ago|old|young|history|running|legacy|commitment|lock)/.test(
    after,
  );

const PAY = /lpa|ctc|salary|package|pay|per annum|annum|a year|per year|per month|compensation|budget/;
/** Money that is not the pay: insurance, a budget to learn, what the company earns. */
const isOtherMoney = ({ own, before, after }: Around): boolean =>
  /^ ?%/.test(after) ||
  (!PAY.test(own) &&
    (/(?:insur|cover|mediclaim|medical|health|allowance|learning|training|referral|bonus|reimburs|raised|funding|revenue|turnover|worth)[^.;]{0,40}$/.test(
      before,
    ) ||
      /^[^.;,]{0,30}(?:insur|cover|mediclaim|users?|customers?|people|farmers?|students?|payments?|orders?|transactions?|downloads?|revenue|funding|turnover|employees|policy|allowance|referral)/.test(
        after,
      )));

/** The rate of an agency: "$16/hr on C2C", "bill rate". */
const isRate = ({ own, before, after }: Around): boolean =>
  /(?:\/|per |an? |each )(?:hr|hour)s?(?![a-z])|hourly/.test(own + after.slice(0, RATE_AFTER)) ||
  /(?:bill(?:ing)?|hourly|c2c|c2h|corp to corp|vendor|contract) (?:rate|budget)[^.;]{0,20}$/.test(before) ||
  /^[^.;]{0,20}(?:on c2c|corp to corp|for vendors?)(?![a-z])/.test(after);

const RATE_AFTER = 12;

/** Places where nobody has to live: "clients in Mumbai", "travel to Chennai", "an interview in Pune". */
const NO_HOME =
  /(?:travel|travels|travelling|trips?|visits?|interviews?|face to face|f2f|walk-?in|clients|customers|cities|offices|branches|teams|colleagues|stakeholders|meet)(?: [a-z]+){0,2}[ :-]*$/;
