import { textAt } from './lexing.ts';
import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { fold } from '@talaash/lexicon/fold';
import { plainWord } from './question-word.ts';
import { type CertificateReading, certificatesOf, withCertificate } from './certificate.ts';
import { partialFactIn, partialFactsIn } from './partial-fact.ts';
import { partsOf, stackParts, withAround } from './fact-group.ts';
import { narrowed } from './fact-merge.ts';
import { itemsOf } from './reader.ts';
import type { Operand } from './item.ts';
import { afterPattern } from './operand.ts';
import { OWN_PAY } from './own-pay.ts';
import { exactly, withShorterNotice } from './exclusion.ts';
import { readSlashes } from './slash-list.ts';
import type { BracketPlaces } from './join.ts';
import { structureOf } from './structure.ts';
import type { Alternatives } from './alternative.ts';
import { asideOf, isPlainWord, forPhraseOf } from './for-phrase.ts';
import { mostYears, type SkillYearsReading, skillYears, withYears } from './skill-year.ts';
import { sentenceOf, type Sentence, spanOf } from './sentence.ts';
import { type Group, isNeeded, type Span, type Understanding, type WantedGroup } from './understanding.ts';
import { isStopWord, USUAL_WORDS } from '@talaash/lexicon/usual-word';
import { adGroupsOf } from './ad-group.ts';
import { isAd, type JobAd, readAd } from './job-ad.ts';
import { ANY_JOB_NOUNS, ROLE_NOUNS } from '@talaash/lexicon/role-noun';

/** Words past this limit are ignored. */
export const GROUPS_MAX = 15;
export const EXCLUSIONS_MAX = 20;
/** Alternatives of one group. */
const ANY_OF_MAX = 12;
/** A longer text is a sentence: only its words of the trade are required. */
const SHORT_GROUPS_MAX = 5;
/** Enough for the longest text that a search takes. */
const LENGTH_READ = 10_000;

// oxlint-disable-next-line no-control-regex
const BLANK = /^[\s\u0000-\u001f\u007f]*$/;

/**
 * Reads a search text. Never throws, whatever the text is. The last word counts as unfinished unless a blank follows it.
 *
 * @param asTyped words are not corrected
 */
export function understand(text: string, { asTyped = false }: { asTyped?: boolean } = {}): Understanding {
  const read = text.slice(0, LENGTH_READ);
  const sentence = sentenceOf(read, asTyped);
  if (!sentence.tokens.some(({ isWord }) => isWord))
    return { ...EMPTY, kind: BLANK.test(fold(read)) ? 'everybody' : 'nobody' };
  const isLong = isAd(sentence);
  const items = readSlashes(sentence, itemsOf(sentence, isLong));
  const ad = isLong ? readAd(sentence, items) : undefined;
  const { alternatives, brackets } = structureOf(ad?.items ?? items, isLong ? undefined : sentence);
  const hasAnd = items.some((item) => item.kind === 'and' && item.isExplicit);
  const years = isLong ? undefined : skillYears(sentence, items);
  const understood = understandingOf(sentence, alternatives, ad, { hasAnd, years });
  const all = {
    ...understood,
    brackets:
      brackets === undefined || isLong || isProse(sentence)
        ? null
        : { read: bracketed(sentence, brackets.read), otherwise: bracketed(sentence, brackets.otherwise) },
    corrections: sentence.corrections,
  };
  return asTyped ? withoutCorrection(all) : all;
}

const EMPTY: Understanding = {
  kind: 'everybody',
  facts: [],
  groups: [],
  exclusions: [],
  brackets: null,
  corrections: [],
};

type Understood = Pick<Understanding, 'kind' | 'facts' | 'groups' | 'exclusions'>;

function understandingOf(
  sentence: Sentence,
  all: readonly Alternatives[],
  ad: JobAd | undefined,
  { hasAnd, years }: { hasAnd: boolean; years: SkillYearsReading | undefined },
): Understood {
  const meant = all.map(withShorterNotice);
  const excluded = meant.filter(({ isExcluded }) => isExcluded).slice(0, EXCLUSIONS_MAX);
  const wanted = meant.filter(({ isExcluded }) => !isExcluded);
  const isFact = ({ operands }: Alternatives) => operands.length === 1 && operands[0]?.wanted.kind === 'fact';
  const facts = factsOf(
    sentence,
    wanted
      .filter(isFact)
      .flatMap(({ operands }) => operands.map((operand) => withYears(sentence, operand, years))),
    ad !== undefined,
  );
  const certificates = ad === undefined ? certificatesOf(sentence, wanted) : undefined;
  const groups = groupsOf(
    sentence,
    wanted.filter((one) => !isFact(one)),
    { ad, hasAnd, certificates, read: wanted.flatMap(({ operands }) => operands) },
  );
  const exclusions = excluded.flatMap(({ operands }) =>
    operands.map((operand) => ({
      wanted: exactly(operand.wanted),
      spans: [spanOf(sentence, operand.from, operand.to)],
    })),
  );
  if (facts.length === 0 && groups.length === 0 && exclusions.length === 0) return wordsAlone(sentence);
  const helping = [
    ...(certificates?.helping ?? []),
    ...(years?.groups ?? []),
    ...stackParts(groups),
    ...partsOf(facts, groups),
  ];
  return { kind: 'search', facts, groups: bounded([...groups, ...helping]), exclusions };
}

function factsOf(sentence: Sentence, operands: readonly Operand[], isLong: boolean): Understanding['facts'] {
  const facts: (Understanding['facts'][number] & { isVague: boolean })[] = [];
  for (const operand of operands) {
    if (operand.wanted.kind !== 'fact') continue;
    const { condition } = operand.wanted;
    const span = spanOf(sentence, operand.from, operand.to);
    const same = facts.find((fact) => isOneThing(fact.condition, condition));
    const isMust = operand.isDemanded === true && !isLong ? { isMust: true as const } : {};
    if (same === undefined)
      facts.push({ condition, spans: [span], isVague: operand.isVague === true, ...isMust });
    else if (same.isVague && operand.isVague !== true) {
      Object.assign(same, { condition, spans: merged([...same.spans, span]), isVague: false });
    } else if (same.isVague || operand.isVague !== true) {
      same.condition =
        mostYears(same.condition, condition) ?? narrowed(same.condition, condition, isLong) ?? same.condition;
      same.spans = merged([...same.spans, span]);
    }
  }
  return facts.map(({ isVague: _, condition, ...fact }) => ({ ...fact, condition: withAround(condition) }));
}

/** Whether two facts are about one thing, so that only one of them can apply. */
function isOneThing(one: SearchCondition, other: SearchCondition): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'skill' || one.kind === 'title') return JSON.stringify(one) === JSON.stringify(other);
  if (one.kind === 'employer' && other.kind === 'employer') return one.when === other.when;
  return true;
}

/** Sorts spans, and merges those that overlap. */
function merged(spans: readonly Span[]): Span[] {
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  const kept: Span[] = [];
  for (const span of ordered) {
    const last = kept.at(-1);
    if (last === undefined || span.start > last.end) kept.push({ ...span });
    else last.end = Math.max(last.end, span.end);
  }
  return kept;
}

function groupsOf(
  sentence: Sentence,
  all: readonly Alternatives[],
  {
    ad,
    hasAnd,
    certificates,
    read,
  }: {
    ad: JobAd | undefined;
    hasAnd: boolean;
    certificates: CertificateReading | undefined;
    /** All wanted operands, including facts. */
    read: readonly Operand[];
  },
): Understanding['groups'] {
  if (ad !== undefined)
    return bounded(adGroupsOf(sentence, ad, all, (operands) => groupOf(sentence, operands)));
  const isSentence = all.length > SHORT_GROUPS_MAX || isProse(sentence);
  const forPhrase = forPhraseOf(sentence);
  const hasKnown = all.some(({ operands }) =>
    operands.some((operand) => operand.isKnown && operand.wanted.kind !== 'fact'),
  );
  const isAside = asideOf(sentence, hasKnown);
  const partialOf = partialFactsIn(sentence, read);
  /** Tests for operands that only help. A group is not required if one test holds for all its operands. */
  const onlyHelps: readonly ((operand: Operand) => boolean)[] = [
    ({ wanted }) => wanted.kind === 'fact',
    ({ isNice }) => isNice === true,
    (operand) => isNumber(operand) || (hasKnown && isUsual(sentence, operand)),
    ({ from }) => isSentence && forPhrase.has(from),
    (operand) => saysOnlySoftware(sentence, all, operand),
  ];
  const groups = all.map(({ operands }): WantedGroup => {
    const group = withCertificate(groupOf(sentence, operands), operands, certificates);
    const isKnown = operands.some((operand) => operand.isKnown);
    const partial = isKnown ? undefined : partialOf(operands);
    const mayBeNeeded = partial !== 'sure' && (!isSentence || isKnown);
    if (!mayBeNeeded || onlyHelps.some((says) => operands.every(says)))
      return { ...group, kind: 'helping', lenient: partial && 'partial' };
    // Beside an explicit AND only the noun of a role may be left out.
    if (operands.every(({ isQuoted, isRole }) => isQuoted === true || (hasAnd && !isRole)))
      return { ...group, kind: 'must' };
    const isPlain =
      operands.every(isAside) ||
      (isProse(sentence) && operands.every((operand) => isPlainWord(sentence, operand)));
    return {
      ...group,
      kind: isPlain ? 'plain' : 'needed',
      lenient: partial === undefined ? group.lenient : 'partial',
    };
  });
  return bounded(groups);
}

/** Keeps at most `GROUPS_MAX` groups: first the required ones, then `helping`, then `nice`. */
function bounded(groups: Understanding['groups']): Understanding['groups'] {
  const orderOf = (group: WantedGroup) => (isNeeded(group) ? 0 : group.kind === 'nice' ? 2 : 1);
  const chosen = groups.toSorted((a, b) => orderOf(a) - orderOf(b));
  const kept = new Set(chosen.slice(0, GROUPS_MAX));
  return groups.filter((group) => kept.has(group));
}

/** Whether a word states the obvious: a tester tests software, and a Java engineer writes it. */
function saysOnlySoftware(
  { tokens }: Sentence,
  all: readonly Alternatives[],
  { from, to, wanted }: Operand,
): boolean {
  const noun = textAt(tokens, to + 1);
  if (from !== to || wanted.kind !== 'word' || wanted.word.text !== 'software' || !ROLE_NOUNS.has(noun))
    return false;
  const says = ({ operands }: Alternatives) =>
    operands.every(
      (operand) =>
        operand.isKnown && !operand.isRole && operand.from !== from && operand.wanted.kind !== 'fact',
    );
  return !ANY_JOB_NOUNS.has(noun) || all.some(says);
}

/** A number is mostly a version, or a fact that is still being typed. */
const isNumber = ({ wanted }: Operand): boolean =>
  wanted.kind === 'word' && /^[\d.]+$/.test(wanted.word.text);

/** Whether a word is everyday language and qualifies no title. Beside words of the trade it only helps. */
function isUsual({ tokens }: Sentence, { wanted, from, to, isKnown }: Operand): boolean {
  const { text } = tokens[from] ?? { text: '' };
  const isOfTitle = ROLE_NOUNS.has(textAt(tokens, to + 1));
  return wanted.kind === 'word' && from === to && !isKnown && !isOfTitle && USUAL_WORDS.has(text);
}

/** This many stop words make a text prose. */
const PROSE_WORDS_MIN = 3;

const isProse = ({ tokens }: Sentence): boolean =>
  tokens.filter(({ text, isWord }) => isWord && isStopWord(text)).length >= PROSE_WORDS_MIN;

function groupOf(sentence: Sentence, operands: readonly Operand[]): Group {
  const spans = merged(operands.map(({ from, to }) => spanOf(sentence, from, to)));
  const anyOf = operands.slice(0, ANY_OF_MAX).map(({ wanted }) => wanted);
  return { anyOf, spans: betweenOr(sentence, spans) };
}

const OR_BETWEEN = /^\s*(?:\bor\b|या|\||\/)+\s*$/i;

/** Adjacent alternatives share one span with the "or" between them. */
function betweenOr({ text }: Sentence, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && OR_BETWEEN.test(text.slice(last.end, span.start))) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** A text of filler words alone is searched as it is. */
function wordsAlone(sentence: Sentence): Understood {
  if (afterPattern(sentence, 0, OWN_PAY) === sentence.tokens.length) return EMPTY;
  const tokens = sentence.tokens.filter(({ parts }) => parts.length > 0);
  const meant = tokens.filter(({ text }) => !isStopWord(text));
  const searched = meant.length > 0 ? meant : sentence.isUnfinished && tokens.length === 1 ? tokens : [];
  const partial = searched.length > 0 ? partialFactIn(sentence) : undefined;
  const groups = searched.slice(0, GROUPS_MAX).map((token): WantedGroup => {
    const isLast = sentence.isUnfinished && token === sentence.tokens.at(-1);
    const word = plainWord(token.parts[0] ?? '', isLast);
    return {
      anyOf: [{ kind: 'word' as const, word }],
      spans: [{ start: token.start, end: token.end }],
      kind: partial?.isSure === true ? 'helping' : 'needed',
      lenient: partial && 'partial',
    };
  });
  return { kind: groups.length === 0 ? 'everybody' : 'search', facts: [], groups, exclusions: [] };
}

/** The text with brackets around tokens. */
function bracketed({ text, tokens }: Sentence, { opens, closes }: BracketPlaces): string {
  const marks = [
    ...opens.map((at) => ({ at: tokens[at]?.start ?? 0, mark: '(' })),
    ...closes.map((at) => ({ at: tokens[at]?.end ?? 0, mark: ')' })),
  ].toSorted((a, b) => a.at - b.at);
  let written = '';
  let done = 0;
  for (const { at, mark } of marks) {
    written += text.slice(done, at) + mark;
    done = at;
  }
  return (written + text.slice(done)).replace(/\s+/g, ' ').trim();
}

function withoutCorrection(all: Understanding): Understanding {
  const groups = all.groups.map((group) => ({
    ...group,
    anyOf: group.anyOf.map((wanted) =>
      wanted.kind === 'word' ? { ...wanted, word: { ...wanted.word, misspelt: undefined } } : wanted,
    ),
  }));
  return { ...all, groups };
}
