import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomDocument } from '../../test/random-search.ts';
import { randomAsciiText, randomText } from '../../test/random-text.ts';
import { aboutImpact, FIELD_IMPACT, NAMESAKE_IMPACT, skillImpact } from './field.ts';
import { namesakesIn, partsOf, phraseAt } from './phrase.ts';
import type { TalentDocument } from '../port.ts';
import { labelTermsOf, NAME_PREFIX_LENGTH_MIN, TermReader } from './term-reader.ts';
import { STOP_WORDS } from './vocabulary.ts';
import { type Word, wordsOf } from './word.ts';

/** Terms, each once; the open ones with their impacts. */
type Reading = { open: string[]; name: string[] };

function readBy(reader: TermReader, document: TalentDocument): Reading {
  const { open, name, terms, impacts } = reader.read(document);
  const termOf = (term: number) => terms[term] as string;
  return {
    open: open
      .toArray()
      .map((term) => `${termOf(term)} ${impacts[term]}`)
      .sort(),
    name: name.toArray().map(termOf).sort(),
  };
}

/** The same rules, written plainly with strings and lists. */
function plainlyRead(document: TalentDocument): Reading {
  const name = new Set(wordsOf(document.name).flatMap(({ parts, joined }) => [...parts, joined]));
  const open = new Map<string, number>();
  const put = (term: string, impact: number) => open.set(term, Math.max(impact, open.get(term) ?? 0));
  const revealsName = (term: string) =>
    [...name].some(
      (word) =>
        term === word ||
        term === `${word}s` ||
        (word.length >= NAME_PREFIX_LENGTH_MIN && term.startsWith(word)),
    );
  const putProse = (text: string, impactOf: (count: number) => number) => {
    const counts = new Map<string, number>();
    for (const term of proseTermsOf(wordsOf(text), name)) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) if (open.has(term) || !revealsName(term)) put(term, impactOf(count));
  };
  for (const field of ['jobTitle', 'skills', 'locality', 'jobCategory'] as const) {
    for (const [at, text] of [document[field]].flat().entries()) {
      const words = wordsOf(text);
      const namesakes = namesakesIn(partsOf(words));
      const impact =
        field === 'skills' ? skillImpact(document.facts.skillMonths[at] ?? 0) : FIELD_IMPACT[field];
      for (const term of labelTermsOf(words))
        put(term, (namesakes.includes(term) ? NAMESAKE_IMPACT[field] : undefined) ?? impact);
    }
  }
  for (const { name: employer, isCurrent } of document.facts.employers)
    putProse(employer, () => (isCurrent ? FIELD_IMPACT.currentEmployer : FIELD_IMPACT.pastEmployer));
  putProse(document.about, aboutImpact);
  for (const field of ['certifications', 'workExperiences', 'personalProjects', 'educationList'] as const)
    for (const text of document[field]) putProse(text, () => FIELD_IMPACT[field]);
  return { open: [...open].map(([term, impact]) => `${term} ${impact}`).sort(), name: [...name].sort() };
}

function proseTermsOf(words: readonly Word[], name: ReadonlySet<string>): string[] {
  const termsOf = ({ parts, joined }: Word) => {
    const terms = parts.filter((part) => !STOP_WORDS.has(part));
    return parts.length > 1 ? [...terms, joined] : terms;
  };
  const read = words.filter(
    (word) => word.parts.length === 1 || !termsOf(word).some((term) => name.has(term)),
  );
  const { texts, codes } = partsOf(read);
  const phrases: string[] = [];
  for (let at = 0; at < texts.length; ) {
    const phrase = phraseAt(codes, at, true);
    if (phrase !== undefined && !(phrase.length === 1 && phrase.term === texts[at]))
      phrases.push(phrase.term);
    at += phrase?.length ?? 1;
  }
  return [...read.flatMap(termsOf), ...phrases];
}

const text = fc.oneof(randomAsciiText, randomText);
const texts = fc.array(text, { maxLength: 3 });
const document: fc.Arbitrary<TalentDocument> = fc
  .record({
    plain: randomDocument,
    name: fc.oneof(fc.constantFrom('Asha Rao', "R. O'Brien", 'And Go', 'José Node-Js'), text),
    jobTitle: text,
    skills: texts,
    about: text,
    certifications: texts,
    workExperiences: texts,
  })
  .map(({ plain, ...rest }) => ({ ...plain, ...rest }));

test('one reader reads many talents, each like the plain rules', () => {
  const reader = new TermReader();
  fc.assert(
    fc.property(document, (talent) => {
      expect(readBy(reader, talent)).toEqual(plainlyRead(talent));
    }),
    { numRuns: 4_000 },
  );
});
