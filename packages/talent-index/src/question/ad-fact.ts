import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import type { AdPart } from './ad-heading.ts';
import { conditionOf } from './fact-merge.ts';
import type { Item, Leaf } from './item.ts';
import type { Sentence } from './sentence.ts';

/** Where a fact of an ad stands. */
export type FactPlace = {
  part: AdPart;
  /** Whether a label names the fact, or it stands beside the title. */
  isLabelled: boolean;
  /** Whether the sentence is about the company. */
  isProse: boolean;
  /** Whether the sentence is short: it says little but the fact. */
  isShort: boolean;
};

/** How plainly an ad asks for a fact. */
const PLAINNESS = { labelled: 3, asked: 2, told: 1, none: 0 } as const;

const ABOUT_COMPANY: ReadonlySet<AdPart> = new Set(['company', 'offer', 'process']);

/** How plainly an ad asks for a fact, from 0 for what it does not ask at all. */
export function factStrength(sentence: Sentence, leaf: Leaf, place: FactPlace): number {
  const { part, isLabelled, isProse } = place;
  const condition = conditionOf(leaf);
  if (part === 'process' && !isLabelled) return condition.kind === 'notice' ? PLAINNESS.told : PLAINNESS.none;
  const isOfCompany = !isLabelled && (isProse || ABOUT_COMPANY.has(part));
  const around = aroundOf(sentence, leaf);
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
    if (isOtherMoney(around)) return PLAINNESS.none;
    if (isLabelled) return PLAINNESS.labelled;
    // "What we offer: 16-24 LPA": a range of pay is that of the job, wherever it stands.
    const isRange = 'min' in condition && 'max' in condition;
    if (!isOfCompany || isRange) return PLAINNESS.asked;
    return PAY.test(around.own) ? PLAINNESS.told : PLAINNESS.none;
  },
  place: (_, { isOfCompany, isLabelled, around }) => {
    if (NO_HOME.test(around.before)) return PLAINNESS.none;
    if (isLabelled) return PLAINNESS.labelled;
    if (!isOfCompany) return PLAINNESS.asked;
    // "We are an agency in Ahmedabad": the job is there unless the ad names another place.
    return PLAINNESS.told;
  },
  workMode: (_, { isOfCompany, isLabelled, around }) => {
    // Who may choose, or comes on some days, need not stay at home.
    const isSometimes = /days?(?: a week| per week)?[ ,]*(?:of )?$/.test(around.before);
    if (/hybrid/.test(around.line) || isSometimes) return PLAINNESS.none;
    return isLabelled ? PLAINNESS.labelled : isOfCompany ? PLAINNESS.told : PLAINNESS.asked;
  },
};

/** Of the facts of a kind those that are said the most plainly: "Location: Pune" before "we also work in Delhi". Of several pays the highest is the limit. */
export function plainest(
  sentence: Sentence,
  items: readonly Item[],
  strengths: ReadonlyMap<Leaf, number>,
): Item[] {
  const rankOf = (leaf: Leaf, strength: number) => {
    const condition = conditionOf(leaf);
    return strength + (condition.kind === 'salary' ? (condition.max ?? 0) / PAY_MAX : 0);
  };
  const most = new Map<string, number>();
  for (const [leaf, strength] of strengths) {
    const { kind } = conditionOf(leaf);
    most.set(kind, Math.max(rankOf(leaf, strength), most.get(kind) ?? 0));
  }
  const lineOf = ({ from }: Leaf) => sentence.plain.lastIndexOf('\n', sentence.tokens[from]?.plainStart ?? 0);
  let firstOfPlaces: number | undefined;
  return items.map((item): Item => {
    if (item.kind !== 'leaf') return item;
    const { leaf } = item;
    const strength = strengths.get(leaf);
    if (strength === undefined) return item;
    const { kind } = conditionOf(leaf);
    let isPlainest = strength > 0 && rankOf(leaf, strength) >= (most.get(kind) ?? 0);
    // Of the places that only sentences name the first are those of the job.
    if (isPlainest && kind === 'place' && strength < PLAINNESS.labelled) {
      firstOfPlaces ??= lineOf(leaf);
      isPlainest = lineOf(leaf) === firstOfPlaces;
    }
    return isPlainest
      ? { kind: 'leaf', leaf: asLimit(sentence, leaf) }
      : { kind: 'line', at: leaf.from, isExplicit: false };
  });
}

/** More than anybody is paid, in lakhs. */
const PAY_MAX = 10_000;

/** What an ad pays at least is no limit: who expects less is glad. One number of years is the least that it asks. */
function asLimit({ plain, tokens }: Sentence, leaf: Leaf): Leaf {
  const condition = conditionOf(leaf);
  if (condition.kind === 'salary' && condition.max !== undefined)
    return { ...leaf, wanted: { kind: 'fact', condition: { kind: 'salary', max: condition.max } } };
  const said = plain.slice(tokens[leaf.from]?.plainStart, tokens[leaf.to]?.plainEnd);
  if (condition.kind === 'experience' && (condition.min ?? 0) > 0 && ONE_NUMBER_OF_YEARS.test(said))
    return { ...leaf, wanted: { kind: 'fact', condition: { kind: 'experience', min: condition.min } } };
  return leaf;
}

const ONE_NUMBER_OF_YEARS =
  /^(?!.*(?:\d ?(?:-|to|and|till|~) ?\d|max|up ?to|less|under|below|within|most|around|about|approx|roughly| to | and )).*(?:year|yr|yoe)/s;

type Around = { own: string; before: string; after: string; all: string; line: string };

const AROUND_LENGTH = 60;

function aroundOf({ plain, tokens }: Sentence, { from, to }: Leaf): Around {
  const start = tokens[from]?.plainStart ?? 0;
  const end = tokens[to]?.plainEnd ?? start;
  const lineStart = plain.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = plain.indexOf('\n', end) === -1 ? plain.length : plain.indexOf('\n', end);
  const before = plain.slice(Math.max(lineStart, start - AROUND_LENGTH), start);
  const after = plain.slice(end, Math.min(lineEnd, end + AROUND_LENGTH));
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
  !PAY.test(own) &&
  (/(?:insur|cover|mediclaim|medical|health|allowance|learning|training|referral|bonus|reimburs|raised|funding|revenue|turnover|worth)[^.;]{0,40}$/.test(
    before,
  ) ||
    /^[^.;,]{0,30}(?:insur|cover|mediclaim|users?|customers?|people|farmers?|students?|payments?|orders?|transactions?|downloads?|revenue|funding|turnover|employees|policy|allowance|referral)/.test(
      after,
    ));

/** Where nobody has to live: "clients in Mumbai", "travel to Chennai", "an interview in Pune". */
const NO_HOME =
  /(?:travel|travels|travelling|trips?|visits?|interviews?|face to face|f2f|walk-?in|clients|customers|cities|offices|branches|teams|colleagues|stakeholders|meet)(?: [a-z]+){0,2}[ :-]*$/;
