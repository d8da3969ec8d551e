import { phraseTerm } from '@talaash/lexicon/phrase';
import { ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import type { AdPart } from './ad-heading.ts';
import { isFiller, isStopWord, NAMES_OF_PEOPLE, USUAL_WORDS } from '@talaash/lexicon/usual-word';
import type { Operand } from './item.ts';
import { named } from './name-table.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { ROLE_WORDS } from '@talaash/lexicon/usual-word';

/** Where a word of an ad stands. */
export type WordPlace = {
  part: AdPart;
  /** Whether all of its line is in capital letters, so that they say nothing. */
  isUpper: boolean;
  /** In small letters. */
  sentence: string;
};

const ASKS_SKILLS = /skills?|experience|knowledge|proficien|familiar|expertise|hands[ -]on|stack|tools/;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const GENERAL = wordSet(
  'application app admin management manager hindi db os ba po be fe sr jr engg ai ui ux',
);

/** Short forms of ads that are no skills. */
const NO_SKILLS: ReadonlySet<string> = new Set([
  // What companies, jobs and papers are called.
  ...wordSet(
    'cv ctc hr ceo cto cfo coo cmo kpi kpis kra kras okr okrs us usa uk eu uae it faq esop esops pf nda jd jds hq mnc gcc b2b b2c b2b2c d2c smb id ids tbd lpa inr ug pg pan dm sop sops pfb cctc ectc rca sla slas ciso bgv hsc ssc lgbtq lgbtqia phd phds pvt ltd llp inc vip l1 l2 l3 24x7 24*7 esi ta midc rera csat nbfc epc oem oems lop tat uan vms eeo fte ftes sme smes poc pocs psu wfo wfh faqs grade cmmi cod re fw fwd linkedin whatsapp',
  ),
  ...wordSet('r&d p&l q&a t&c'),
  // Terms of contracts and of interviews, and who may work where.
  ...wordSet('c2c c2h cth w2 1099 corp2corp subcon rtr sow msa bgc f2f h1b h4 ead usc'),
  // Time zones, and when.
  ...wordSet('asap eod cob ist est pst cst mst edt pdt cdt mdt gmt utc bst cet cest aest sgt jst'),
  // Levels.
  ...wordSet('senior junior trainee fresher freshers'),
  // Two letters that stand for nothing else than a state.
  ...wordSet('nj az ny nc tx fl nv wi'),
]);

/** States of America; some of the letters are also skills elsewhere. */
const STATES = wordSet(
  'al ak az ar ca co ct de fl ga hi ia id il in ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm nv ny oh ok or pa ri sc sd tn tx ut va vt wa wi wv wy dc',
);

/** "Edison, NJ". */
const isState = ({ tokens, text }: Sentence, at: number): boolean =>
  STATES.has(tokens[at]?.text ?? '') &&
  tokens[at - 1]?.text === ',' &&
  /^\p{Lu}\p{Ll}/u.test(text.slice(tokens[at - 2]?.start, tokens[at - 2]?.end)) &&
  named([tokens[at - 2]?.text ?? ''])?.kind !== 'technology' &&
  phraseTerm(tokens[at - 2]?.text ?? '') === undefined;

/** "P&L", "R & D". */
const isPairOfLetters = (tokens: readonly ReadToken[], at: number): boolean =>
  [1, -1].some((side) => tokens[at + side]?.text === '&' && tokens[at + 2 * side]?.text.length === 1);

/** Whose payroll somebody is on is no skill: "contract to hire through our payroll". */
const ON_PAYROLL =
  /(?:on|in|thru|through|under|via) (?:our|the|a|their|your|client|company|third|3rd)?[a-z -]{0,20}payrolls?(?![a-z])|payrolls? (?:through|with|of|under|company)(?![a-z])|\/ ?payroll(?![a-z])/;

/** Who may work in America. */
const MAY_WORK = /(?<![a-z])(?:h-?1b?|ead|usc|visas?|green card|citizens?)(?![a-z])/;

/** What is in quotation marks in an ad is a subject, a name or something said. */
export const isQuotedInAd = ({ tokens }: Sentence, { from, to }: Pick<Operand, 'from' | 'to'>): boolean =>
  [from - 1, from].some((at) => QUOTE.test(tokens[at]?.text ?? '')) &&
  named(tokens.slice(from, to + 1).flatMap(({ isWord, text }) => (isWord ? [text] : [])))?.kind !==
    'technology';

const QUOTE = /^["\u201c\u201d\u201e\u00ab]$/;

/** Whether a word of an ad's body names a skill: one of the trade, or one that looks like it. */
export function asksWord(
  sentenceRead: Sentence,
  from: number,
  to: number,
  { part, isUpper, sentence }: WordPlace,
): boolean {
  const { tokens, text } = sentenceRead;
  const token = tokens[from] as ReadToken;
  if (to > from) return !ROLE_NOUNS.has((tokens[to] as ReadToken).text);
  const { text: word } = token;
  const isCapital = token.isCapital && !isUpper;
  if (
    NO_SKILLS.has(word) ||
    /^\d+(?:st|nd|rd|th)$|^[ivx]{2,5}$|^\d[\dx]{6,}$/.test(word) ||
    isState(sentenceRead, from) ||
    (word.length === 1 && isPairOfLetters(tokens, from)) ||
    (/^(?:gc|opt|cpt)$/.test(word) && MAY_WORK.test(sentence)) ||
    (word === 'payroll' && ON_PAYROLL.test(sentence)) ||
    (ROLE_NOUNS.has(word) && !(word === 'illustrator' && isCapital)) ||
    (ROLE_WORDS.has(word) && !/^(?:etl|bi|ai|ml|ui|ux)$/.test(word))
  )
    return false;
  const isTrade = named([word])?.kind === 'technology' || phraseTerm(word) !== undefined;
  if (isTrade)
    return (!GENERAL.has(word) || isCapital) && (isCapital || (!USUAL_WORDS.has(word) && word.length > 2));
  if (
    isFiller(word) ||
    isStopWord(word) ||
    USUAL_WORDS.has(word) ||
    NAMES_OF_PEOPLE.has(word) ||
    word.length < 2
  )
    return false;
  const typed = text.slice(token.start, token.end);
  const looksTechnical = !isUpper && /\p{Ll}\p{Lu}|^\p{Lu}{2,6}$|\p{L}\d|\.\p{L}|[#+]/u.test(typed);
  const before = tokens[from - 1];
  const isAfterBullet = before !== undefined && !before.isWord && before.isAfterLine;
  const isInside = !token.isAfterLine && !isAfterBullet && from > 0 && !/^[.!?]$/.test(before?.text ?? '');
  const isListed =
    /^[,/(]$/.test(tokens[from - 1]?.text ?? '') || /^[,/)]$/.test(tokens[from + 1]?.text ?? '');
  const isWanted = part === 'needs' || part === 'nice' || ASKS_SKILLS.test(sentence);
  return looksTechnical || (isCapital && isInside && isListed && isWanted);
}
