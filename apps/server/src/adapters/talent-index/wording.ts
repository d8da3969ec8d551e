import type { SearchQuery } from '@talaash/talent-index/answers/search-query';
import { isNeeded, type Wanted } from '@talaash/question/understanding';
import { isPartial } from '@talaash/talent-index/answers/group-kind';
import { termOfCertificate } from '@talaash/lexicon/certificate';
import { NEARNESS } from '@talaash/question/field';
import type { QuestionWord } from '@talaash/question/question-word';
import { wordsOf } from '@talaash/lexicon/word';
import { canExclude, insideFilter } from './condition-filter.ts';
import { anyOf, type Filter, isNobody, negated, NOBODY, textFilter } from './filter.ts';
import { withoutStopWords } from './stored-talent.ts';
import { spellingsOfTerm } from './synonym.ts';

/** How what is asked of words is asked of the server. */
export type Wording = {
  /** Words of the query that all are wanted. */
  needed: QuestionWord[];
  /** Words of the query that are dropped first. */
  helping: QuestionWord[];
  /** Phrases of the query, between quotes. */
  phrases: string[];
  /** Words and phrases of the query that nobody may have, after a minus. */
  excluded: string[];
  /** Alternatives: the query knows none. */
  filters: Filter[];
  /** Alternatives that only help: they order. */
  preferred: Filter[];
  /** Parts of the text that cannot be asked. */
  unasked: string[];
};

/** How words are looked for: the fields that a guest or a company searches, and whether employers count. */
type Looking = { fields: readonly string[]; isGuest: boolean; nowMs: number };

export function wordingOf(query: SearchQuery, looking: Looking): Wording {
  const wording: Wording = {
    needed: [],
    helping: [],
    phrases: [],
    excluded: [],
    filters: [],
    preferred: [],
    unasked: [],
  };
  // The server would find nobody who has not the beginning of a fact as a word.
  for (const group of query.groups) if (!isPartial(group)) addGroup(group, wording, looking);
  for (const wanted of query.exclusions) exclude(wanted, wording, looking);
  return wording;
}

function addGroup(group: SearchQuery['groups'][number], wording: Wording, looking: Looking): void {
  const { anyOf: alternatives, text } = group;
  const isWanted = isNeeded(group);
  const certificates = isWanted ? [] : alternatives.map((wanted) => certificatesOf(wanted, looking));
  if (certificates.length > 0 && !certificates.some(isNobody)) {
    wording.preferred.push(anyOf(certificates));
    return;
  }
  const [only, ...others] = alternatives;
  if (only !== undefined && others.length === 0 && addToQuery(only, isWanted, wording)) return;
  const filter = anyOf(alternatives.map((wanted) => wantedFilter(wanted, looking)));
  if (isNobody(filter)) wording.unasked.push(text);
  else wording[isWanted ? 'filters' : 'preferred'].push(filter);
}

/** Adds a group's only alternative to the query, if the query can ask for it. @returns whether it was added */
function addToQuery(only: Wanted, isWanted: boolean, { needed, helping, phrases }: Wording): boolean {
  if (only.kind === 'word') {
    (isWanted ? needed : helping).push(only.word);
    return true;
  }
  const phrase = only.kind === 'phrase' && isWanted ? phraseOf(only.words) : '';
  if (phrase !== '') phrases.push(`"${phrase}"`);
  return phrase !== '';
}

/** Who has a certificate that a word asks for; nobody for any other word. */
function certificatesOf(wanted: Wanted, { fields }: Looking): Filter {
  if (wanted.kind !== 'word') return NOBODY;
  const { terms } = wanted.word;
  const ofCertificate = terms.flatMap(({ term }) => termOfCertificate(term) ?? []);
  if (ofCertificate.length === 0 || ofCertificate.length < terms.length) return NOBODY;
  const texts = ofCertificate.flatMap(spellingsOfTerm).map((text) => phraseOf([text]));
  return textFilter(
    fields.filter((field) => field === 'certifications'),
    [...new Set(texts)].filter((text) => text !== ''),
  );
}

function wantedFilter(wanted: Wanted, looking: Looking): Filter {
  const { fields, nowMs } = looking;
  switch (wanted.kind) {
    case 'word':
      return textFilter(fields, spellingsOf(wanted.word, NEARNESS.related));
    case 'phrase':
      return textFilter(fields, [phraseOf(wanted.words)]);
    case 'domain':
      return anyOf([
        textFilter(
          fields,
          wanted.words.flatMap((word) => spellingsOf(word, NEARNESS.related)),
        ),
        employersFilter([...wanted.employers, ...wanted.employerWords.map(({ text }) => text)], looking),
      ]);
    case 'fact':
      return insideFilter(wanted.condition, nowMs);
  }
}

/** Guests may not ask for employers, not even through a field of business. */
const employersFilter = (names: readonly string[], { isGuest, nowMs }: Looking): Filter =>
  isGuest ? NOBODY : insideFilter({ kind: 'employer', names: [...names], when: 'ever' }, nowMs);

function exclude(wanted: Wanted, wording: Wording, looking: Looking): void {
  const { nowMs } = looking;
  const excludeTexts = (texts: readonly string[]) => {
    for (const text of new Set(texts)) wording.excluded.push(text.includes(' ') ? `-"${text}"` : `-${text}`);
  };
  switch (wanted.kind) {
    case 'word':
      return excludeTexts(spellingsOf(wanted.word, NEARNESS.plural));
    case 'phrase':
      return excludeTexts([phraseOf(wanted.words)].filter((phrase) => phrase !== ''));
    case 'domain':
      wording.filters.push(negated(employersFilter(wanted.employers, looking)));
      return excludeTexts(wanted.words.flatMap((word) => spellingsOf(word, NEARNESS.plural)));
    case 'fact': {
      const { condition } = wanted;
      if (canExclude(condition)) wording.filters.push(negated(insideFilter(condition, nowMs)));
      else if (condition.kind === 'place') {
        const { withinKm, point: _, ...named } = condition;
        wording.filters.push(negated(insideFilter(named, nowMs)));
        wording.unasked.push(`${withinKm ?? 0} km`);
      }
    }
  }
}

/** @param nearnessMin terms that are farther are left out */
function spellingsOf(word: QuestionWord, nearnessMin: number): string[] {
  const terms = word.terms.filter(({ nearness }) => nearness >= nearnessMin).map(({ term }) => term);
  const texts = [...[word.text, ...terms].flatMap(spellingsOfTerm)].map((text) => phraseOf([text]));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Words as they are stored, without signs that a query would read as operators. */
const phraseOf = (words: readonly string[]): string =>
  withoutStopWords(words.flatMap((word) => wordsOf(word).flatMap(({ parts }) => parts))).join(' ');

/** The words of a question without stop words, unless it has only stop words. */
export function queryWords(words: readonly QuestionWord[]): string[] {
  const all = words.flatMap(({ text }) => text.split(' '));
  const telling = withoutStopWords(all);
  return telling.length === 0 ? all : telling;
}
