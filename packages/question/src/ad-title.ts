import { wordGroup } from '@talaash/lexicon/word-group';
import { textAt } from './lexing.ts';
import { phraseTerm } from '@talaash/lexicon/phrase';
import { ANY_JOB_NOUNS, ROLE_NOUNS } from '@talaash/lexicon/role-noun';
import { ABOUT_COMPANY } from './ad-heading.ts';
import { type AdLine, saysTitle } from './ad-line.ts';
import { isOfCompany } from './ad-prose.ts';
import { USUAL_WORDS } from '@talaash/lexicon/usual-word';
import type { Operand } from './item.ts';
import { named } from './name-table.ts';
import type { ReadToken, Sentence } from './sentence.ts';

/** Tokens from `from` to `to`, both included; nothing where `to` is less. */
export type AdTitle = { from: number; to: number };

const TITLE_LINES_MAX = 40;
const TITLE_TOKENS_MAX = 24;
const SHORT_LINE_WORDS_MAX = 14;

/** The text after these words describes the person, the place or the employer. */
const CLAUSE_WORDS = wordGroup('words that end a title');

/** The title follows these words: "our client, a bank, is looking for testers", "requirement for a tester". */
const BEFORE_TITLE = wordGroup('words before a title');

/** Words directly before the name of the job. */
const HIRES =
  /(?<![a-z])(?:hiring|hire|recruiting|seeking|seeks|looking (?:out )?for|looks for|in search of|on the lookout for|needs?|wants?|wanted|requires?|required|requirements? (?:for|of|is)|openings? (?:for|of|with)|vacanc(?:y|ies) (?:for|of)|positions? (?:of|for|as)|roles? (?:of|as|for)|jobs? (?:of|as|for)|join (?:us|our team|the team) as)(?![a-z])/g;

/** Whether a bracket opens a list: "(Spring Boot, Kafka)" are skills, and "(Go)" belongs to the title. */
function isListOpened(line: readonly ReadToken[], at: number): boolean {
  if (line[at]?.text !== '(') return false;
  const inside = line.slice(at + 1).map(({ text }) => text);
  const end = inside.indexOf(')');
  return inside.slice(0, end === -1 ? undefined : end).some((text) => /^(?:,|\/|\+|&|and|;)$/.test(text));
}

/** "Greetings from Om Consultants" names the sender. */
const isGreeting = (line: readonly ReadToken[]): boolean =>
  /^(?:warm |season's )?(?:greetings?|wishes|regards) (?:of the day )?from /.test(
    line
      .slice(0, 6)
      .map(({ text }) => text)
      .join(' '),
  );

/** A dash between blanks is followed by the subject of the job: "Data Scientist - insurance analytics". */
const isDash = (line: readonly ReadToken[], at: number): boolean =>
  /^[|\u203a\u00bb>\u2192\u00b7\u2022]$/.test(textAt(line, at)) ||
  (/^[-\u2013\u2014@]$/.test(textAt(line, at)) &&
    line[at]?.isAfterBlank === true &&
    line[at + 1]?.isAfterBlank === true);

/** How certain it is that a sentence names the job, most certain first. */
const SURE = { firstLine: 0, label: 1, hires: 2, shortLine: 3, sentence: 4, listed: 5 } as const;

const COMPANY_END =
  /(?:pvt|private|ltd|limited|inc|llp|llc|technologies|solutions|consultants|consultancy|services|group|associates)$/;

/**
 * The part of an ad that names the job: the first line, the text after such a label or after words such as "hired" or "looking
 * for", or else the first short line with a word that ends a title.
 */
export function titleOf(sentence: Sentence, lines: readonly AdLine[]): AdTitle {
  let best: { sure: number; title: AdTitle } | undefined;
  for (const [at, line] of lines.slice(0, TITLE_LINES_MAX).entries()) {
    for (const [from, end] of sentencesOf(sentence, line)) {
      const found = titleIn(sentence, line, at === 0, from, end);
      if (found !== undefined && found.sure < (best?.sure ?? Number.POSITIVE_INFINITY)) best = found;
    }
    if (best !== undefined && best.sure <= SURE.label) break;
    const next = lines[at + 1];
    if (
      next !== undefined &&
      NAMES_NEXT.test(textOf(sentence, line)) &&
      next.end - next.from <= SHORT_LINE_WORDS_MAX
    )
      return { from: next.valueFrom, to: next.end - 1 };
  }
  return best?.title ?? { from: 0, to: -1 };
}

/** The title follows a line that ends with these words: "Applications are invited for the post of". */
const NAMES_NEXT = /(?<![a-z])(?:posts?|positions?|vacanc(?:y|ies)|openings?|roles?) (?:of|for|as)[ :-]*$/;

const textOf = ({ tokens, plain }: Sentence, { from, end }: AdLine): string =>
  plain.slice(tokens[from]?.plainStart, tokens[end - 1]?.plainEnd);

/** The sentences of a line after its label. */
export function sentencesOf({ tokens }: Sentence, { valueFrom, end }: AdLine): [from: number, end: number][] {
  const sentences: [number, number][] = [];
  let from = valueFrom;
  for (let at = valueFrom + 1; at <= end; at += 1) {
    if (at < end && !endsSentence(tokens, at)) continue;
    if (from < at) sentences.push([from, at]);
    from = at;
  }
  return sentences;
}

/** Short forms with a full stop inside a sentence: "Sr. Engineer". */
const SHORT_FORMS = wordGroup('short forms with a full stop');

const endsSentence = (tokens: readonly ReadToken[], at: number): boolean =>
  /^[.!?]$/.test(textAt(tokens, at - 1)) &&
  (tokens[at] as ReadToken).isAfterBlank &&
  !(tokens[at - 1]?.text === '.' && SHORT_FORMS.has(textAt(tokens, at - 2)));

function titleIn(
  { tokens, plain }: Sentence,
  line: AdLine,
  isFirstLine: boolean,
  from: number,
  end: number,
): { sure: number; title: AdTitle } | undefined {
  const words = tokens.slice(from, end);
  if (isGreeting(words) || OF_SENDER_LABEL.test(line.label)) return undefined;
  const roles = words.flatMap(({ text }, at) => (ROLE_NOUNS.has(text) && !isOwned(words, at) ? [at] : []));
  if (roles.length === 0) return undefined;
  const start = (words[0] as ReadToken).plainStart;
  const text = plain.slice(start, words.at(-1)?.plainEnd);
  const hired = [...text.matchAll(HIRES)].map(({ 0: found, index }) =>
    words.findIndex(({ plainStart }) => plainStart >= start + index + found.length),
  );
  const afterHire = roles.find((at) =>
    hired.some((next) => next !== -1 && next <= at && at - next <= HIRED_WITHIN_TOKENS),
  );
  if (afterHire === undefined && INTRODUCES.test(text)) return undefined;
  const sure = surenessOf(line, {
    text,
    isFirstLine,
    isHired: afterHire !== undefined,
    isShortLine:
      from === line.valueFrom &&
      end === line.end &&
      words.filter(({ isWord }) => isWord).length <= SHORT_LINE_WORDS_MAX,
    isListed: !(tokens[line.from] as ReadToken).isWord,
  });
  if (sure === undefined) return undefined;
  return { sure, title: spanOfTitle(words, from, afterHire ?? (roles[0] as number)) };
}

type Named = {
  text: string;
  isFirstLine: boolean;
  /** Whether the title follows "hiring" or "looking for". */
  isHired: boolean;
  /** Whether it is all of a short line. */
  isShortLine: boolean;
  isListed: boolean;
};

/** How certain it is that a sentence of a line names the job. Undefined if it is about the company. */
function surenessOf(line: AdLine, { text, isFirstLine, isHired, isShortLine, isListed }: Named) {
  if (isFirstLine && isShortLine && !COMPANY_END.test(text)) return SURE.firstLine;
  if (saysTitle(line)) return SURE.label;
  if (isHired) return SURE.hires;
  if (ABOUT_COMPANY.has(line.part) || isOfCompany(text)) return undefined;
  if (isListed) return SURE.listed;
  return isShortLine ? SURE.shortLine : SURE.sentence;
}

const HIRED_WITHIN_TOKENS = 12;

/** The sender and the recipient of an email. */
const OF_SENDER_LABEL =
  /^(?:from|sent|sent by|sender|to|cc|bcc|posted by|shared by|referred by|recruiter|contact|contact person|regards|thanks|spoc|poc)$/;

/** Senders introduce themselves: "my name is Kevin, Technical Recruiter at Foobar". */
const INTRODUCES =
  /(?<![a-z])(?:my name is|myself|(?:i am|i'm|im) (?:an?|the|[a-z]+,|[a-z]+ [a-z]+,|[a-z]+ (?:from|at|with)|working|currently|reaching)|i work (?:as|with|for|at)|i (?:lead|head|run|manage)|this is [a-z]+(?: [a-z]+)?(?:,| from| at| with| here)|(?:warm |best |kind )?regards|reach out to|get in touch|contact (?:our|the|me|us)|talk to our|reports? to|reporting to)(?![a-z])/;

/** "The client is on my head", "your hiring manager": these people already have the job. */
const isOwned = (words: readonly ReadToken[], at: number): boolean => {
  const start = words.findLastIndex(({ text }, i) => i < at && i >= at - OWNED_WITHIN && OWNERS.has(text));
  return start !== -1 && (start === at - 1 || OWNED_NOW.has(textAt(words, start + 1)));
};
const OWNED_WITHIN = 4;
const OWNED_NOW = wordGroup('jobs of a sender');
const OWNERS = wordGroup('owners');

/** "The analyst (senior) reviews clients": after the noun and its bracket a verb ends the title. */
function isVerbAfter(words: readonly ReadToken[], at: number, role: number): boolean {
  const before = words[at - 1]?.text;
  const { text, isWord, isCapital } = words[at] as ReadToken;
  return (
    isWord &&
    !isCapital &&
    (at - 1 === role || before === ')') &&
    /[^s]s$/.test(text) &&
    !ROLE_NOUNS.has(text) &&
    phraseTerm(text) === undefined
  );
}

const LEVELS = wordGroup('levels and articles');

/** "Senior React Engineer, Merchant Dashboard": where the job is named, a comma parts what it is about. */
const isAside = (words: readonly ReadToken[], at: number, start: number, role: number): boolean =>
  words[at]?.text === ',' && words.slice(start, role).some(({ text, isWord }) => isWord && !LEVELS.has(text));

/** The title around the noun at `role`, from the token `from` on. */
function spanOfTitle(words: readonly ReadToken[], from: number, role: number): AdTitle {
  let start =
    words.findLastIndex(
      ({ text }, at) =>
        at < role && (BEFORE_TITLE.has(text) || isDash(words, at) || text === ',' || text === ':'),
    ) + 1;
  const clause = words.findIndex(
    ({ text }, at) =>
      at > role &&
      (CLAUSE_WORDS.has(text) ||
        isListOpened(words, at) ||
        isDash(words, at) ||
        isVerbAfter(words, at, role) ||
        isAside(words, at, start, role)),
  );
  const length = clause === -1 ? words.length : clause;
  while (start < role && !/\p{L}/u.test(textAt(words, start))) start += 1;
  return { from: from + start, to: from + Math.min(length, start + TITLE_TOKENS_MAX) - 1 };
}

/** The text after the noun of a title and "for": "Consultant for an implementation project". It only helps. */
export function forPhraseInTitle({ tokens }: Sentence, { from, to }: AdTitle): ReadonlySet<number> {
  const words = tokens.slice(from, to + 1);
  const noun = words.findIndex(({ text }) => ROLE_NOUNS.has(text));
  const start = words.findIndex(({ text }, at) => noun !== -1 && at > noun && text === 'for');
  return new Set(start === -1 ? [] : words.flatMap((_, at) => (at > start ? [from + at] : [])));
}

/** Words that say only how a job is done: a mainframe application developer is a mainframe developer. */
const HOW_DONE = wordGroup('ways to do a job');

const isUsualWord = (text: string): boolean => USUAL_WORDS.has(text) && named([text])?.kind !== 'technology';

/**
 * Whether a part of an ad's title only helps: it says beside a technology how the job is done, or it belongs to no trade and is
 * in brackets after the noun: "Specialist (Performance)".
 */
export function helpsInTitle({ tokens }: Sentence, { from, to }: AdTitle): (operand: Operand) => boolean {
  const noun = tokens.slice(from, to + 1).findIndex(({ text }) => ROLE_NOUNS.has(text)) + from;
  const opened = tokens.findIndex(({ text }, at) => at > noun && at <= to && text === '(');
  const closed = tokens.findIndex(({ text }, at) => at > opened && text === ')');
  const isTechnology = (at: number) => {
    const { text = '' } = tokens[at] ?? {};
    // "SAP SD" is one name of two words.
    const names = [[text], [textAt(tokens, at - 1), text]];
    return (
      !HOW_DONE.has(text) &&
      names.some((words) => named(words)?.kind === 'technology' || phraseTerm(words.join(' ')) !== undefined)
    );
  };
  return (operand) => {
    const { text = '' } = tokens[operand.from] ?? {};
    if (noun < from || operand.from < from || operand.to > to) return false;
    const isInBrackets = opened !== -1 && operand.from > opened && (closed === -1 || operand.to < closed);
    return operand.from > noun
      ? isInBrackets && (!operand.isKnown || (operand.from === operand.to && isUsualWord(text)))
      : operand.from > from && HOW_DONE.has(text) && isTechnology(operand.from - 1);
  };
}

const NO_CERTAIN_JOB = wordGroup('words of any job');

/** Whether a word of an ad's title identifies the job: "Software Engineer" alone does not. */
export const saysWhichJob = (
  { tokens }: Sentence,
  { wanted, isKnown, isRole, from, to }: Operand,
): boolean => {
  if (wanted.kind === 'phrase') return true;
  if (wanted.kind !== 'word' || NO_CERTAIN_JOB.has(wanted.word.text)) return false;
  if (isRole) return to > from || !ANY_JOB_NOUNS.has(wanted.word.text);
  return isKnown || ROLE_NOUNS.has(textAt(tokens, to + 1));
};
