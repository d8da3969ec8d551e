import { phraseTerm } from '../words/phrase.ts';
import { conditionOf } from './fact-merge.ts';
import { isFiller, isStopWord, USUAL_WORDS } from './filler.ts';
import type { Item, Leaf } from './item.ts';
import { named } from './name-table.ts';
import type { ReadToken, Sentence } from './sentence.ts';
import { ROLE_WORDS } from './technology-list.ts';
import { ROLE_NOUNS } from '../words/role-noun.ts';

const AD_LENGTH_MIN = 300;
/** With line breaks a text is an ad sooner. */
const AD_LINES_MIN = 2;
const AD_LINES_LENGTH_MIN = 120;

/** Whether a text is a pasted job ad. */
export function isAd({ text, tokens }: Sentence): boolean {
  const lines = tokens.filter(({ isAfterLine }) => isAfterLine).length;
  return text.length >= AD_LENGTH_MIN || (lines >= AD_LINES_MIN && text.length >= AD_LINES_LENGTH_MIN);
}

/** Sentences of a company about itself, how it hires and what it gives: they ask nothing of people. */
const PROSE =
  /about (?:us|the company|our)|who we are|we(?: a|')re (?:an?|the)(?! looking)|we have (?:offices|teams|customers)|offices in|our (?:company|customers?|clients?|mission|values|culture|office|founders?|story)|we (?:offer|provide|care|answer|believe|value|give|pay|celebrate|respect|support)|you (?:get|will get|receive)|what (?:happens|we offer|you get)|why (?:join|us|work)|perks|benefits?(?![a-z])|insurance for|paid leave|learning budget|flexible hours|free (?:food|lunch|snacks)|equal opportunit|interviews?(?![a-z])|recruiters?(?![a-z])|hiring process|selection process|(?:technical|short|intro|first|final) (?:call|conversation|talk|round)|exercise|how to apply|apply (?:now|at|to|by|with|through)|application (?:process|within)|send (?:us )?your|share your|email (?:us|your)|regardless of|gender|religion|disability|funded|series [a-e](?![a-z])|headquartered|founded in|investors?/;

/** Whether a sentence in small letters says what asks nothing of people. */
export const isOfCompany = (sentence: string): boolean => PROSE.test(sentence);

/** What an ad asks: its title, the skills that are named, and its facts. Prose, process and benefits are left out. */
export function adItems(sentence: Sentence, items: readonly Item[]): Item[] {
  const isProse = proseOf(sentence);
  const title = titleOf(sentence);
  const kept: Item[] = [];
  for (const item of items) {
    const at = item.kind === 'leaf' ? item.leaf.from : item.at;
    const isTitle = at >= title.from && at <= title.to;
    if (item.kind !== 'leaf') {
      // Only what is plainly excluded is: an ad says "not" of many things.
      if (item.kind !== 'not' || item.isExplicit) kept.push(item);
      continue;
    }
    const asked = isTitle ? leafOfTitle(item.leaf) : leafOfBody(sentence, item.leaf, isProse[at] === true);
    const leaf = continuesNot(kept, item.leaf) ? item.leaf : asked;
    if (leaf !== undefined) kept.push({ kind: 'leaf', leaf: withoutLeast(leaf) });
    else kept.push({ kind: 'line', at, isExplicit: false });
  }
  return kept;
}

/** "A consultant with a Big 4 client": who hires is no employer of people, other than where somebody was before. */
const leafOfTitle = (leaf: Leaf): Leaf | undefined =>
  leaf.wanted.kind === 'fact' &&
  leaf.wanted.condition.kind === 'employer' &&
  leaf.wanted.condition.when !== 'past'
    ? undefined
    : leaf;

/** Whether a fact is excluded, or listed with one that is: "from Infosys, Wipro please do not apply". */
function continuesNot(kept: readonly Item[], leaf: Leaf): boolean {
  if (leaf.wanted.kind !== 'fact') return false;
  for (const item of kept.toReversed()) {
    if (item.kind === 'not') return true;
    const isSame =
      item.kind === 'leaf' &&
      item.leaf.wanted.kind === 'fact' &&
      conditionOf(item.leaf).kind === conditionOf(leaf).kind;
    if (!isSame && item.kind !== 'comma' && item.kind !== 'and' && item.kind !== 'or') return false;
  }
  return false;
}

/** A sentence says soon what it is about. */
const PROSE_LENGTH_READ = 300;

/** For each token, whether its sentence is prose. */
function proseOf({ tokens, plain }: Sentence): boolean[] {
  const isProse: boolean[] = [];
  for (let from = 0; from < tokens.length; ) {
    let end = from + 1;
    while (end < tokens.length && !endsSentence(tokens, end)) end += 1;
    const start = tokens[from]?.plainStart ?? 0;
    const words = plain
      .slice(start, Math.min(start + PROSE_LENGTH_READ, tokens[end - 1]?.plainEnd ?? start))
      .replaceAll('\n', ' ');
    isProse.push(...Array.from({ length: end - from }, () => isOfCompany(words)));
    from = end;
  }
  return isProse;
}

const endsSentence = (tokens: readonly ReadToken[], at: number): boolean =>
  (tokens[at] as ReadToken).isAfterLine ||
  (/^[.!?]$/.test(tokens[at - 1]?.text ?? '') && (tokens[at] as ReadToken).isAfterBlank);

const TITLE_LINES = 8;
const TITLE_TOKENS_MAX = 24;

/** After these stands what the person is like. */
const CLAUSE_WORDS: ReadonlySet<string> = new Set([
  'who',
  'that',
  'which',
  'having',
  'to',
  'should',
  'must',
  'can',
]);

/** After these stands the title: "our client, a bank, is looking for testers", "requirement for a tester". */
const BEFORE_TITLE: ReadonlySet<string> = new Set(
  'for hiring hire need needs seeking seek want wants recruiting require requires'.split(' '),
);

/** Whether a bracket opens a list: "(Spring Boot, Kafka)" are skills, and "(Go)" belongs to the title. */
function isListOpened(line: readonly ReadToken[], at: number): boolean {
  if (line[at]?.text !== '(') return false;
  const inside = line.slice(at + 1).map(({ text }) => text);
  const end = inside.indexOf(')');
  return inside.slice(0, end === -1 ? undefined : end).some((text) => /^(?:,|\/|\+|&|and|;)$/.test(text));
}

/** "Greetings from Om Consultants" says who greets. */
const isGreeting = (line: readonly ReadToken[]): boolean =>
  /^(?:warm |season's )?(?:greetings?|wishes|regards) (?:of the day )?from /.test(
    line
      .slice(0, 6)
      .map(({ text }) => text)
      .join(' '),
  );

/** After a dash between blanks stands what the job is about: "Data Scientist - insurance analytics". */
const isDash = (line: readonly ReadToken[], at: number): boolean =>
  /^[-\u2013\u2014|]$/.test(line[at]?.text ?? '') &&
  line[at]?.isAfterBlank === true &&
  line[at + 1]?.isAfterBlank === true;

/** The line that names the job: the first one with a word that ends a title. */
export function titleOf({ tokens }: Sentence): { from: number; to: number } {
  let lines = 0;
  for (let from = 0; from < tokens.length && lines < TITLE_LINES; lines += 1) {
    let end = from + 1;
    while (end < tokens.length && !endsSentence(tokens, end)) end += 1;
    const line = tokens.slice(from, end);
    const role = isGreeting(line) ? -1 : line.findIndex(({ text }) => ROLE_NOUNS.has(text));
    if (role >= 0) {
      const clause = line.findIndex(
        ({ text }, at) => at > role && (CLAUSE_WORDS.has(text) || isListOpened(line, at) || isDash(line, at)),
      );
      const length = clause === -1 ? line.length : clause;
      const start = line.findLastIndex(({ text }, at) => at < role && BEFORE_TITLE.has(text)) + 1;
      return { from: from + start, to: from + Math.min(length, start + TITLE_TOKENS_MAX) - 1 };
    }
    from = end;
  }
  return { from: 0, to: -1 };
}

/** Facts that an ad asks outside of its title. Levels, employers and degrees there are mostly the company's own. */
const BODY_FACTS = new Set(['experience', 'salary', 'notice', 'place', 'workMode', 'english', 'skill']);

/** "What we offer: 16-24 LPA": a range of pay is that of the job, wherever it stands. */
function isPay({ wanted }: Leaf): boolean {
  if (wanted.kind !== 'fact' || wanted.condition.kind !== 'salary') return false;
  return wanted.condition.min !== undefined && wanted.condition.max !== undefined;
}

/** "We are a company based in Ahmedabad": the job is there unless the ad names another place. */
const isSeat = ({ tokens, plain }: Sentence, { wanted, from }: Leaf): boolean =>
  wanted.kind === 'fact' &&
  wanted.condition.kind === 'place' &&
  /^(?:based|located|situated) /.test(plain.slice(tokens[from]?.plainStart).slice(0, 10));

/** "3 days in office": whoever could also work from home can come to the office. */
const isOffice = ({ wanted }: Leaf): boolean =>
  wanted.kind === 'fact' && wanted.condition.kind === 'workMode' && !wanted.condition.isRemote;

function leafOfBody(sentence: Sentence, leaf: Leaf, isProse: boolean): Leaf | undefined {
  const { wanted, from, to } = leaf;
  if (isProse) {
    if (isSeat(sentence, leaf)) return { ...leaf, isVague: true };
    return isPay(leaf) ? leaf : undefined;
  }
  switch (wanted.kind) {
    case 'fact':
      return BODY_FACTS.has(wanted.condition.kind) && !isOffice(leaf) ? leaf : undefined;
    case 'domain':
      return leaf;
    case 'phrase':
      return leaf;
    case 'word':
      return isSkill(sentence, from, to) ? leaf : undefined;
  }
}

const GENERAL = new Set(
  'application app admin management manager hindi db os ba po be fe sr jr engg ai ui ux'.split(' '),
);

/** Short forms of ads that are no skills. */
const NO_SKILLS: ReadonlySet<string> = new Set(
  'cv ctc hr ceo cto cfo coo kpi kpis okr okrs us usa uk eu uae it faq asap esop esops pf nda jd hq mnc b2b b2c id ids tbd lpa inr'.split(
    ' ',
  ),
);

/** Whether a word of an ad's body names a skill: one of the trade, or one that looks like it. */
function isSkill({ tokens, text }: Sentence, from: number, to: number): boolean {
  const token = tokens[from] as ReadToken;
  if (to > from) return !ROLE_NOUNS.has((tokens[to] as ReadToken).text);
  const { text: word, isCapital } = token;
  if (
    NO_SKILLS.has(word) ||
    ROLE_NOUNS.has(word) ||
    (ROLE_WORDS.has(word) && !/^(?:etl|bi|ai|ml|ui|ux)$/.test(word))
  )
    return false;
  const isTrade = named([word])?.kind === 'technology' || phraseTerm(word) !== undefined;
  if (isTrade)
    return (!GENERAL.has(word) || isCapital) && (isCapital || (!USUAL_WORDS.has(word) && word.length > 2));
  if (isFiller(word) || isStopWord(word) || USUAL_WORDS.has(word) || word.length < 2) return false;
  const typed = text.slice(token.start, token.end);
  const looksTechnical = /\p{Ll}\p{Lu}|^\p{Lu}{2,6}$|\p{L}\d|\.\p{L}|[#+]/u.test(typed);
  const before = tokens[from - 1];
  const isAfterBullet = before !== undefined && !before.isWord && before.isAfterLine;
  const isInside = !token.isAfterLine && !isAfterBullet && from > 0 && !/^[.!?]$/.test(before?.text ?? '');
  const isListed =
    /^[,/(]$/.test(tokens[from - 1]?.text ?? '') || /^[,/)]$/.test(tokens[from + 1]?.text ?? '');
  return looksTechnical || (isCapital && isInside && isListed);
}

/** What an ad pays at least is no limit: who expects less is glad. */
function withoutLeast(leaf: Leaf): Leaf {
  if (leaf.wanted.kind !== 'fact' || leaf.wanted.condition.kind !== 'salary') return leaf;
  const { max } = leaf.wanted.condition;
  return max === undefined ? leaf : { ...leaf, wanted: { kind: 'fact', condition: { kind: 'salary', max } } };
}

const NO_CERTAIN_JOB: ReadonlySet<string> = new Set(
  'software application applications technical product project information system systems it'.split(' '),
);

/** Whether a word of an ad's title tells which job it is: "Software Engineer" may be any. */
export const saysWhichJob = ({ tokens }: Sentence, { wanted, isKnown, isRole, from, to }: Leaf): boolean => {
  if (wanted.kind === 'phrase') return true;
  if (wanted.kind !== 'word' || NO_CERTAIN_JOB.has(wanted.word.text)) return false;
  if (isRole) return to > from || !ROLES_OF_ANY_JOB.has(wanted.word.text);
  return isKnown || ROLE_NOUNS.has(tokens[to + 1]?.text ?? '');
};

/** Whether a noun says nothing of the job without a word before it. A nurse is a nurse. */
export const isOfAnyJob = (noun: string): boolean => ROLES_OF_ANY_JOB.has(noun);

const ROLES_OF_ANY_JOB: ReadonlySet<string> = new Set(
  (
    'developer developers engineer engineers programmer programmers coder coders designer designers analyst analysts scientist scientists architect architects ' +
    'administrator administrators admin admins manager managers consultant consultants specialist specialists dev devs researcher researchers owner owners master masters ' +
    'technician officer executive executives associate associates strategist expert experts artist lead leads trainer editor coordinator representative ' +
    'representatives supervisor supervisors director clerk generalist'
  ).split(' '),
);
