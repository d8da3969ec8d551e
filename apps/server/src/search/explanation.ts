import { SEARCH_FIELDS, type SearchField, type SearchMatch } from '@talaash/domain/talent-search';
import type { Candidates } from './candidate.ts';
import { FIELD_IMPACT, fieldOfImpact } from './field.ts';
import type { Segment } from './segment.ts';
import type { SkillRegister } from './skill-register.ts';
import { indexOfWord, type PostingRun } from './word-list.ts';
import type { FoundWord, Reading } from './word-search.ts';

/** Why each of some candidates was found: by their numbers, in the same order. */
export function explain(
  numbers: readonly number[],
  candidates: Candidates,
  words: readonly FoundWord[],
  askedSkills: readonly number[],
  register: SkillRegister,
): SearchMatch[] {
  const matches = numbers.map(() => ({
    fields: new Set<SearchField>(),
    words: [] as string[],
    skills: [] as string[],
  }));
  const places = numbers.map((number) => candidates.locate(number));
  for (const word of words) {
    for (const s of candidates.parts.keys()) {
      const scores = word.sheets[s]?.scores as Uint8Array;
      const hits = places.flatMap((located, hit) =>
        located.s === s && scores[located.place] !== 0 ? [{ hit, place: located.place }] : [],
      );
      for (const { hit } of hits) matches[hit]?.words.push(word.word.text);
      for (const { hit, field } of fieldsOf(hits, word.readings[s] ?? [], scores))
        matches[hit]?.fields.add(field);
    }
  }
  return places.map(({ s, segment, place }, hit) => {
    const match = matches[hit];
    const skills = labelsAt(segment, place).filter(
      (label) =>
        askedSkills.includes(register.keyOfLabel[label] as number) ||
        words.some(({ readings }) => isRead(register.termsOfLabel(label), segment, readings[s] ?? [])),
    );
    return {
      fields: SEARCH_FIELDS.filter(
        (field) => match?.fields.has(field) || (field === 'skills' && skills.length > 0),
      ),
      words: match?.words ?? [],
      skills: skills.map((label) => register.labels[label] as string),
    };
  });
}

type Hit = { hit: number; place: number };

/** The field behind each hit's score: looks through the readings until one gives exactly that. */
function fieldsOf(
  hits: readonly Hit[],
  readings: readonly Reading[],
  scores: Uint8Array,
): { hit: number; field: SearchField }[] {
  const found: { hit: number; field: SearchField }[] = [];
  let open = [...hits].sort((a, b) => a.place - b.place);
  for (const { list, fromWord, toWord, scoreOf } of readings) {
    for (let word = fromWord; word < toWord && open.length > 0; word += 1) {
      for (const run of list.runs(word, word + 1)) {
        open = open.filter(({ hit, place }) => {
          const impact = impactAt(run, place);
          if (impact === 0 || scoreOf[impact] !== scores[place]) return true;
          found.push({ hit, field: fieldOfImpact(impact) });
          return false;
        });
      }
    }
  }
  return found;
}

/** The impact of a run's posting at a place; 0 where it has none. */
function impactAt({ postings, from, to }: PostingRun, place: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] as number) >>> 8 < place) low = middle + 1;
    else high = middle;
  }
  return low < to && (postings[low] as number) >>> 8 === place ? (postings[low] as number) & 0xff : 0;
}

function labelsAt(segment: Segment, place: number): number[] {
  const { skillStarts, skills } = segment.columns;
  return [...skills.subarray(skillStarts[place], skillStarts[place + 1])];
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
