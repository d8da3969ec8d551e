import { SEARCH_FIELDS, type SearchField } from '@talaash/domain/talent-search/choice';
import type { SearchMatch } from '@talaash/domain/talent-search/schema';
import { FIELD_IMPACT, fieldOfImpact } from '../words/field.ts';
import type { Hit } from './ranking.ts';
import type { ScoreSheet } from './score-sheet.ts';
import type { Segment } from '../segments/segment.ts';
import type { SkillRegister } from '../segments/skill-register.ts';
import { indexOfWord, type PostingRun } from '../segments/word-list.ts';
import type { FoundWord, Reading } from './word-search.ts';

/** Why each of some talent was found, in the same order. */
export function explain(
  hits: readonly Hit[],
  words: readonly FoundWord[],
  askedSkills: readonly number[],
  register: SkillRegister,
): SearchMatch[] {
  const matches = hits.map(() => ({ fields: new Set<SearchField>(), words: [] as string[] }));
  for (const word of words) {
    for (const s of word.sheets.keys()) {
      const { scores } = word.sheets[s] as ScoreSheet;
      const found = hits.flatMap(({ s: own, place }, hit) =>
        own === s && scores[place] !== 0 ? [{ hit, place }] : [],
      );
      for (const { hit } of found) matches[hit]?.words.push(word.word.text);
      for (const { hit, field } of fieldsOf(found, word.readings[s] ?? [], scores))
        matches[hit]?.fields.add(field);
    }
  }
  const isMeant = remembered(
    (label: number, segment: Segment, s: number) =>
      askedSkills.includes(register.keyOfLabel[label] as number) ||
      words.some(({ readings }) => isRead(register.termsOfLabel(label), segment, readings[s] ?? [])),
  );
  return hits.map(({ s, segment, place }, hit) => {
    const match = matches[hit];
    const skills = labelsAt(segment, place).filter((label) => isMeant(label, segment, s));
    return {
      fields: SEARCH_FIELDS.filter(
        (field) => match?.fields.has(field) || (field === 'skills' && skills.length > 0),
      ),
      words: match?.words ?? [],
      skills: skills.map((label) => register.labels[label] as string),
    };
  });
}

/** Many on one page have the same skills. */
function remembered(isMeant: (label: number, segment: Segment, s: number) => boolean): typeof isMeant {
  const known = new Map<number, boolean>();
  return (label, segment, s) => {
    const key = label * 256 + s;
    const before = known.get(key);
    if (before !== undefined) return before;
    const meant = isMeant(label, segment, s);
    known.set(key, meant);
    return meant;
  };
}

type Found = { hit: number; place: number };

/** The field behind each score: looks through the readings until one gives exactly that. */
function fieldsOf(
  found: readonly Found[],
  readings: readonly Reading[],
  scores: Uint8Array,
): { hit: number; field: SearchField }[] {
  const fields: { hit: number; field: SearchField }[] = [];
  let open = [...found];
  for (const reading of readings) {
    const impactAt = impactReader(reading, open);
    open = open.filter(({ hit, place }) => {
      const impact = impactAt(place, scores[place] as number);
      if (impact === 0) return true;
      fields.push({ hit, field: fieldOfImpact(impact) });
      return false;
    });
    if (open.length === 0) break;
  }
  return fields;
}

/** Of more words than this, the postings are gone through rather than looked up. */
const LOOKED_UP_WORDS_MAX = 50;

/** Tells which impact of a reading's gives a place its score; 0 for none. */
function impactReader(
  { list, fromWord, toWord, scoreOf }: Reading,
  asked: readonly Found[],
): (place: number, score: number) => number {
  const best = list.impactsOf(fromWord, toWord);
  if (best !== undefined)
    return (place, score) => (scoreOf[best[place] as number] === score ? (best[place] as number) : 0);
  const runs = list.runs(fromWord, toWord);
  if (toWord - fromWord > LOOKED_UP_WORDS_MAX) {
    const impacts = bestOfAsked(runs, asked);
    return (place, score) => (scoreOf[impacts.get(place) ?? 0] === score ? (impacts.get(place) ?? 0) : 0);
  }
  const byWord = Array.from({ length: toWord - fromWord }, (_, i) =>
    list.runs(fromWord + i, fromWord + i + 1),
  );
  return (place, score) => {
    for (const [run] of byWord) {
      const impact = run === undefined ? 0 : impactIn(run, place);
      if (impact !== 0 && scoreOf[impact] === score) return impact;
    }
    return 0;
  };
}

/** The best impact that runs have for each asked place. */
function bestOfAsked(runs: readonly PostingRun[], asked: readonly Found[]): Map<number, number> {
  const best = new Map<number, number>();
  const places = asked.map(({ place }) => place).sort((a, b) => a - b);
  const last = places.at(-1) ?? -1;
  const isAsked = new Uint8Array(last + 1);
  for (const place of places) isAsked[place] = 1;
  for (const { postings, from, to } of runs) {
    for (let i = from; i < to; i += 1) {
      const value = postings[i] as number;
      if (isAsked[value >>> 8] === 1)
        best.set(value >>> 8, Math.max(best.get(value >>> 8) ?? 0, value & 0xff));
    }
  }
  return best;
}

/** The impact of a word's posting at a place; 0 where it has none. */
function impactIn({ postings, from, to }: PostingRun, place: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] as number) >>> 8 < place) low = middle + 1;
    else high = middle;
  }
  return low < to && (postings[low] as number) >>> 8 === place ? (postings[low] as number) & 0xff : 0;
}

function labelsAt({ skills: { starts, labels } }: Segment, place: number): number[] {
  return [...labels.subarray(starts[place], starts[place + 1])];
}

/** Whether some term of a skill's label is one that the word was read as. */
function isRead(terms: readonly string[], { open }: Segment, readings: readonly Reading[]): boolean {
  return terms.some((term) => {
    const index = indexOfWord(open.words, term);
    return readings.some(
      ({ list, fromWord, toWord, scoreOf }) =>
        list === open && fromWord <= index && index < toWord && scoreOf[FIELD_IMPACT.skills] !== 0,
    );
  });
}
