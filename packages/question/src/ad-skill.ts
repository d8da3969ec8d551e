import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import type { AdPart } from './ad-heading.ts';
import { isFiller, isStopWord, NAMES_OF_PEOPLE, USUAL_WORDS } from '@talaash/lexicon/usual-word';
import type { Operand } from './item.ts';
import { named } from './name-table.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { ROLE_WORDS } from '@talaash/lexicon/usual-word';

/** The position of a word in an ad. */
export type WordPlace = {
  part: AdPart;
  /** Whether all of its line is in capital letters, so that capitals have no meaning. */
  isUpper: boolean;
  /** In lower case. */
  sentence: string;
};

const ASKS_SKILLS = /skills?|experience|knowledge|proficien|familiar|expertise|hands[ -]on|stack|tools/;

const GENERAL = wordGroup('general short forms');

/** Abbreviations of companies, papers, contracts, time zones and levels, and two letters that can only be a US state. */
const NO_SKILLS = wordGroup('short forms that are no skill');

/** "P&L", "R & D". */
const isPairOfLetters = (tokens: readonly ReadToken[], at: number): boolean =>
  [1, -1].some((side) => tokens[at + side]?.text === '&' && tokens[at + 2 * side]?.text.length === 1);

/** Payrolls are no skill: "contract to hire through our payroll". */
const ON_PAYROLL =
  /(?:on|in|thru|through|under|via) (?:our|the|a|their|your|client|company|third|3rd)?[a-z -]{0,20}payrolls?(?![a-z])|payrolls? (?:through|with|of|under|company)(?![a-z])|\/ ?payroll(?![a-z])/;

/** Work permits of the USA. */
const MAY_WORK = /(?<![a-z])(?:h-?1b?|ead|usc|visas?|green card|citizens?)(?![a-z])/;

/** Text in quotation marks in an ad is a subject, a name or a quotation. */
export const isQuotedInAd = ({ tokens }: Sentence, { from, to }: Pick<Operand, 'from' | 'to'>): boolean =>
  [from - 1, from].some((at) => QUOTE.test(textAt(tokens, at))) &&
  named(tokens.slice(from, to + 1).flatMap(({ isWord, text }) => (isWord ? [text] : [])))?.kind !==
    'technology';

const QUOTE = /^["\u201c\u201d\u201e\u00ab]$/;

/** A word of an ad, and its context. */
type AdWord = {
  read: Sentence;
  at: number;
  word: string;
  /** Whether its capital letter has a meaning. */
  isCapital: boolean;
  /** In lower case. */
  sentence: string;
};

/** Signs that a word is no skill. */
const NO_SKILL_RULES: readonly ((word: AdWord) => boolean)[] = [
  ({ word }) => NO_SKILLS.has(word),
  ({ word }) => /^\d+(?:st|nd|rd|th)$|^[ivx]{2,5}$|^\d[\dx]{6,}$/.test(word),
  ({ read, at, word }) => word.length === 1 && isPairOfLetters(read.tokens, at),
  ({ word, sentence }) => /^(?:gc|opt|cpt)$/.test(word) && MAY_WORK.test(sentence),
  ({ word, sentence }) => word === 'payroll' && ON_PAYROLL.test(sentence),
  ({ word, isCapital }) => ROLE_NOUNS.has(word) && !(word === 'illustrator' && isCapital),
  ({ word }) => ROLE_WORDS.has(word) && !/^(?:etl|bi|ai|ml|ui|ux)$/.test(word),
];

/** Whether a word of an ad's body names a skill: one of the trade, or one that looks like it. */
export function asksWord(read: Sentence, from: number, to: number, place: WordPlace): boolean {
  const { tokens } = read;
  if (to > from) return !ROLE_NOUNS.has(textAt(tokens, to));
  const token = tokens[from] as ReadToken;
  const isCapital = token.isCapital && !place.isUpper;
  const { text: word } = token;
  if (NO_SKILL_RULES.some((says) => says({ read, at: from, word, isCapital, sentence: place.sentence })))
    return false;
  if (named([word])?.kind === 'technology' || phraseTerm(word) !== undefined)
    return isCapital || (!GENERAL.has(word) && !USUAL_WORDS.has(word) && word.length > 2);
  if (saysNothing(word)) return false;
  return (
    looksTechnical(read, token, place) || (isCapital && isListedInside(tokens, from) && asksSkills(place))
  );
}

const saysNothing = (word: string): boolean =>
  word.length < 2 || isFiller(word) || isStopWord(word) || USUAL_WORDS.has(word) || NAMES_OF_PEOPLE.has(word);

const looksTechnical = ({ text }: Sentence, { start, end }: ReadToken, { isUpper }: WordPlace): boolean =>
  !isUpper && /\p{Ll}\p{Lu}|^\p{Lu}{2,6}$|\p{L}\d|\.\p{L}|[#+]/u.test(text.slice(start, end));

/** Whether a word is in a list, and not the first of a sentence or a line. */
function isListedInside(tokens: readonly ReadToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || (tokens[at] as ReadToken).isAfterLine) return false;
  const isAfterBullet = !before.isWord && before.isAfterLine;
  if (isAfterBullet || /^[.!?]$/.test(before.text)) return false;
  return /^[,/(]$/.test(before.text) || /^[,/)]$/.test(textAt(tokens, at + 1));
}

const asksSkills = ({ part, sentence }: WordPlace): boolean =>
  part === 'needs' || part === 'nice' || ASKS_SKILLS.test(sentence);
