import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import { factStrength, type FactPlace, plainest } from './ad-fact.ts';
import { ABOUT_COMPANY, type AdPart } from './ad-heading.ts';
import { type AdLine, linesOf, saysFact, saysPlaceOrTerms } from './ad-line.ts';
import { linesOfOtherJobs } from './ad-other-job.ts';
import { isDemanded, proseLength, wishAt } from './ad-prose.ts';
import { asksWord, isQuotedInAd, type WordPlace } from './ad-skill.ts';
import { withStart } from './ad-start.ts';
import { type AdTitle, sentencesOf, titleOf } from './ad-title.ts';
import { saysCertificate } from './certificate.ts';
import { conditionOf } from './fact-merge.ts';
import { type Item, keyOfWanted, type Operand } from './item.ts';
import type { ReadToken, Sentence } from './sentence.ts';

const AD_LENGTH_MIN = 300;
/** A text with line breaks counts as an ad at a shorter length. */
const AD_LINES_MIN = 2;
const AD_LINES_LENGTH_MIN = 120;

/** Whether a text is a pasted job ad. */
export function isAd({ text, tokens }: Sentence): boolean {
  const lines = tokens.filter(({ isAfterLine }) => isAfterLine).length;
  return text.length >= AD_LENGTH_MIN || (lines >= AD_LINES_MIN && text.length >= AD_LINES_LENGTH_MIN);
}

/** The context of a token in an ad. */
type Place = FactPlace &
  WordPlace & {
    /** Where the token begins in the sentence. */
    at: number;
    /** Whether the line states the place, the pay or the notice: it then names no skill. */
    isFactLine: boolean;
    /** Whether the line describes another job. */
    isOfOtherJob: boolean;
  };

/** A pasted job ad: its title and its requirements. */
export type JobAd = { title: AdTitle; items: Item[] };

/** If the requirements name this many skills, those of the job description are only nice to have. */
const SKILLS_ENOUGH = 3;

/**
 * Reads the title of an ad, the skills that it names, and the plainest facts of each kind. Skips prose, the hiring process and
 * benefits.
 */
export function readAd(sentence: Sentence, read: readonly Item[]): JobAd {
  const lines = linesOf(sentence);
  const items = withStart(sentence, lines, read);
  const title = titleOf(sentence, lines);
  const places = placesIn(sentence, lines, title);
  const kept: Item[] = [];
  const strengths = new Map<Operand, number>();
  let not: NotItem | undefined;
  for (const item of items) {
    if (item.kind !== 'operand') {
      not = vagueNotAfter(item, not);
      if (item !== not) kept.push(item);
      continue;
    }
    const { operand } = item;
    const place = places[operand.from] as Place;
    const isTitle = operand.from >= title.from && operand.from <= title.to;
    const isExcluded = continuesNot(kept, operand) || isExcludedAt(kept, operand);
    const isLeftOut = place.isOfOtherJob || isDenied(not, operand);
    const read = isLeftOut ? undefined : operandOfAd(sentence, operand, place, { isExcluded, isTitle });
    if (read === undefined) {
      kept.push({ kind: 'line', at: operand.from, isExplicit: false });
      continue;
    }
    if (read.wanted.kind === 'fact' && !isExcluded)
      strengths.set(read, isTitle ? TITLE_STRENGTH : factStrength(sentence, read, place));
    kept.push({ kind: 'operand', operand: read });
  }
  const plain = plainest(sentence, saidOnce(withNice(kept, places, title), title), strengths);
  return { title, items: withoutFreshersNot(plain) };
}

type NotItem = Extract<Item, { kind: 'not' }>;

/** The last vague "not", if only "and" and "or" follow it. Ads say "not" of many things: only an explicit one excludes. */
function vagueNotAfter(item: Item, not: NotItem | undefined): NotItem | undefined {
  if (item.kind === 'not') return item.isExplicit ? undefined : item;
  return item.kind === 'and' || item.kind === 'or' ? not : undefined;
}

const isDenied = (not: NotItem | undefined, { from, isKnown }: Operand): boolean =>
  not !== undefined && from - not.next <= not.reach && isKnown;

/** An operand as the ad means it. Undefined if the ad asks for nothing there. */
function operandOfAd(
  sentence: Sentence,
  operand: Operand,
  place: Place,
  { isExcluded, isTitle }: { isExcluded: boolean; isTitle: boolean },
): Operand | undefined {
  if (isExcluded) return atEmployers(operand);
  return isTitle ? operandOfTitle(operand) : operandOfBody(sentence, operand, place);
}

/** Whether the text after an operand excludes it: "candidates from insurance companies will not be considered". */
function isExcludedAt(kept: readonly Item[], { from }: Operand): boolean {
  const before = kept.at(-1);
  return before?.kind === 'not' && before.at === from;
}

/** "Candidates from insurance companies" names employers: it does not mean a banker who sells insurance. */
const atEmployers = (operand: Operand): Operand =>
  operand.wanted.kind === 'domain' ? { ...operand, wanted: { ...operand.wanted, words: [] } } : operand;

/** Removes repeats of the title's words. A requirement in one place overrides "nice to have" elsewhere. */
function saidOnce(items: readonly Item[], title: AdTitle): Item[] {
  const isTitle = ({ from }: Operand) => from >= title.from && from <= title.to;
  const operands = items.flatMap((item) =>
    item.kind === 'operand' && item.operand.wanted.kind !== 'fact' ? [item.operand] : [],
  );
  const keys = (some: readonly Operand[]) => new Set(some.map(({ wanted }) => keyOfWanted(wanted)));
  const ofTitle = keys(operands.filter(isTitle));
  const needed = keys(operands.filter(({ isNice }) => isNice !== true));
  return items.map((item): Item => {
    if (item.kind !== 'operand' || item.operand.wanted.kind === 'fact' || isTitle(item.operand)) return item;
    const key = keyOfWanted(item.operand.wanted);
    if (ofTitle.has(key)) return { kind: 'line', at: item.operand.from, isExplicit: false };
    return item.operand.isNice === true && needed.has(key)
      ? { kind: 'operand', operand: { ...item.operand, isNice: false } }
      : item;
  });
}

const FRESHERS_MAX = 1;

/** "1 to 4 years, no freshers": the years define a fresher, so one year of work is enough. */
function withoutFreshersNot(items: readonly Item[]): Item[] {
  const yearsOf = (item: Item | undefined) => {
    const condition =
      item?.kind === 'operand' && item.operand.wanted.kind === 'fact'
        ? item.operand.wanted.condition
        : undefined;
    return condition?.kind === 'experience' ? condition : undefined;
  };
  const isExcluded = (at: number) =>
    items[at - 1]?.kind === 'not' && (yearsOf(items[at])?.max ?? Number.POSITIVE_INFINITY) <= FRESHERS_MAX;
  const isWanted = items.some((item, at) => {
    const { min = 0 } = (isExcluded(at) ? undefined : yearsOf(item)) ?? {};
    return min > 0 && min <= FRESHERS_MAX;
  });
  return isWanted ? items.filter((_, at) => !isExcluded(at) && !isExcluded(at + 1)) : [...items];
}

const TITLE_STRENGTH = 3;

/** Marks preferred skills. If the requirements name enough skills, those of the job description are preferred, too. */
function withNice(items: readonly Item[], places: readonly Place[], title: AdTitle): Item[] {
  const isBody = ({ wanted, from }: Operand) =>
    wanted.kind !== 'fact' && (from < title.from || from > title.to);
  const inPart = (part: AdPart) =>
    items.filter(
      (item) => item.kind === 'operand' && isBody(item.operand) && places[item.operand.from]?.part === part,
    ).length;
  const isEnough = inPart('needs') >= SKILLS_ENOUGH;
  return items.map((item): Item => {
    if (item.kind !== 'operand' || !isBody(item.operand)) return item;
    const { part, sentence, at } = places[item.operand.from] as Place;
    const isNice = part === 'nice' || (isEnough && part === 'work') || wishAt(sentence, at) !== 'needed';
    return isNice ? { kind: 'operand', operand: { ...item.operand, isNice } } : item;
  });
}

/** By token index. */
function placesIn(sentence: Sentence, lines: readonly AdLine[], title: AdTitle): Place[] {
  const { tokens, plain } = sentence;
  const places: Place[] = [];
  const others = linesOfOtherJobs(sentence, lines, title);
  const titleLine = lines.findIndex(
    ({ from, end }) => title.from >= from && title.from < end && title.to >= title.from,
  );
  for (const [at, line] of lines.entries()) {
    const sentences = sentencesOf(sentence, line);
    const { part, isUpper } = line;
    const isShort = line.end - line.from <= SHORT_LINE_TOKENS_MAX;
    const isHeader = titleLine !== -1 && at > titleLine && at - titleLine <= HEADER_LINES && isShort;
    for (const [from, end] of [[line.from, line.valueFrom] as const, ...sentences]) {
      if (from >= end) continue;
      const start = (tokens[from] as ReadToken).plainStart;
      const text = plain
        .slice(start, Math.min(start + PROSE_LENGTH_READ, tokens[end - 1]?.plainEnd ?? start))
        .replaceAll('\n', ' ');
      const prose = proseLength(text);
      for (let token = from; token < end; token += 1) {
        const own = (tokens[token] as ReadToken).plainStart - start;
        places[token] = {
          part,
          isLabelled: saysFact(line) || isHeader || (own >= prose && title.from >= from && title.from < end),
          isProse: own < prose,
          isShort: end - from <= SHORT_LINE_TOKENS_MAX,
          sentence: text,
          at: own,
          isUpper,
          isFactLine: saysPlaceOrTerms(line),
          isOfOtherJob: others.has(line),
        };
      }
    }
  }
  return places;
}

/** In characters. A sentence states its subject early. */
const PROSE_LENGTH_READ = 300;
const SHORT_LINE_TOKENS_MAX = 16;
/** This many short lines below the title describe the job as a whole: "Pune | Hybrid | 5-8 years". */
const HEADER_LINES = 2;

/** Drops the hiring company: "a consultant with a Big 4 client". A past employer stays. */
const operandOfTitle = (operand: Operand): Operand | undefined =>
  operand.wanted.kind === 'fact' &&
  operand.wanted.condition.kind === 'employer' &&
  operand.wanted.condition.when !== 'past'
    ? undefined
    : operand;

/** Whether a fact is excluded, or listed with one that is: "from Infosys, Wipro please do not apply". */
function continuesNot(kept: readonly Item[], operand: Operand): boolean {
  if (operand.wanted.kind !== 'fact') return false;
  for (const item of kept.toReversed()) {
    if (item.kind === 'not') return true;
    const isSame =
      item.kind === 'operand' &&
      item.operand.wanted.kind === 'fact' &&
      conditionOf(item.operand).kind === conditionOf(operand).kind;
    if (!isSame && item.kind !== 'comma' && item.kind !== 'and' && item.kind !== 'or') return false;
  }
  return false;
}

/** Kinds of fact that an ad requires outside its title. Levels, employers and degrees there mostly describe the company. */
const BODY_FACTS = new Set(['experience', 'salary', 'notice', 'place', 'workMode', 'english', 'skill']);

/** "3 days in office": people who can also work from home qualify. */
const isOffice = ({ wanted }: Operand): boolean =>
  wanted.kind === 'fact' && wanted.condition.kind === 'workMode' && !wanted.condition.isRemote;

/** A company names its own field of business. Experience in one is required only where the ad says so. */
const ASKS_DOMAIN = /experience|background|domain|industry|exposure|worked in|previous work|prior work/;

function operandOfBody(sentence: Sentence, operand: Operand, place: Place): Operand | undefined {
  const { wanted, from, to } = operand;
  if (wanted.kind === 'fact')
    return BODY_FACTS.has(wanted.condition.kind) && !isOffice(operand) ? operand : undefined;
  if (isQuotedInAd(sentence, operand) || asksNothing(place)) return undefined;
  if (wanted.kind === 'phrase') return operand;
  if (wanted.kind === 'domain')
    return isPlainInAd(sentence, operand) ? undefined : domainOfBody(sentence, operand, place);
  if (!asksWord(sentence, from, to, place) && !(to > from && saysCertificate(sentence, operand)))
    return undefined;
  return isDemandedCertificate(sentence, operand, place) ? { ...operand, isDemanded: true } : operand;
}

/** Whether the words here describe the company, a fact, or something that the ad does not ask for. */
const asksNothing = ({ isFactLine, isProse, part, sentence, at }: Place): boolean =>
  isFactLine || isProse || ABOUT_COMPANY.has(part) || wishAt(sentence, at) === 'none';

/** Whether an ad makes a certificate mandatory: "PMP certification is a must". */
function isDemandedCertificate(
  sentence: Sentence,
  operand: Operand,
  { part, sentence: said, at }: Place,
): boolean {
  if (part === 'nice' || !saysCertificate(sentence, operand) || wishAt(said, at) !== 'needed') return false;
  const [start = 0, end = start] = [
    sentence.tokens[operand.from]?.plainStart,
    sentence.tokens[operand.to]?.plainEnd,
  ];
  return isDemanded(said, at, at + end - start) || REQUIRED_AFTER.test(said.slice(at + end - start));
}

/** "AWS certified architect required". */
const REQUIRED_AFTER = /^[^.;!?]{0,50}?(?<![a-z])(?<!not )(?:required|needed|necessary)(?![a-z])/;

function domainOfBody(
  { tokens }: Sentence,
  operand: Operand,
  { part, sentence, at }: Place,
): Operand | undefined {
  const { plainStart = 0 } = tokens[operand.from] ?? {};
  const { plainEnd = plainStart } = tokens[operand.to] ?? {};
  if (
    part !== 'nice' &&
    wishAt(sentence, at) === 'needed' &&
    isDemanded(sentence, at, at + plainEnd - plainStart)
  )
    return { ...operand, isDemanded: true };
  return part === 'needs' || part === 'nice' || ASKS_DOMAIN.test(sentence) ? operand : undefined;
}

/** Words with another meaning in many ads: "Education: B.Com", "ready to travel". */
const PLAIN_DOMAINS = wordGroup('doubtful domains');
const OF_BUSINESS =
  /^(?:domain|industry|sector|space|tech|technology|compan(?:y|ies)|clients?|background|business|products?)$/;

const isPlainInAd = ({ tokens }: Sentence, { from, to }: Operand): boolean =>
  from === to && PLAIN_DOMAINS.has(textAt(tokens, from)) && !OF_BUSINESS.test(textAt(tokens, to + 1));
