import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomDocument } from '../../test/random-search.ts';
import { anybody } from '../../test/searched.ts';
import { randomAsciiText, randomText } from '../../test/random-text.ts';
import { CERTIFICATE_WORDS, certificateTerm } from '@talaash/lexicon/certificate';
import {
  aboutImpact,
  CERTIFIED_IMPACT,
  FIELD_IMPACT,
  misspeltImpact,
  NAMESAKE_IMPACT,
  skillImpact,
} from '@talaash/question/field';
import { headlineOf } from '@talaash/lexicon/headline';
import { namesakesIn, partsOf, phraseAt, phraseTerm } from '@talaash/lexicon/phrase';
import { craftWordOf } from '@talaash/question/correction';
import type { TalentDocument } from '../port.ts';
import { labelTermsOf } from '@talaash/lexicon/label-term';
import { NAME_PREFIX_LENGTH_MIN, TermReader } from './term-reader.ts';
import { STOP_WORDS } from '@talaash/lexicon/usual-word';
import { type Word, wordsOf } from '@talaash/lexicon/word';

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
  const putProse = (text: string, impactOf: (count: number) => number, isCertificate = false) => {
    const counts = new Map<string, number>();
    for (const term of proseTermsOf(wordsOf(text), name)) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      if (!open.has(term) && revealsName(term)) continue;
      put(term, impactOf(count));
      if (isCertificate && !CERTIFICATE_WORDS.has(term)) put(certificateTerm(term), CERTIFIED_IMPACT);
    }
  };
  const putLabel = (
    text: string,
    field: 'jobTitle' | 'skills' | 'locality' | 'jobCategory',
    impact: number,
  ) => {
    const words = wordsOf(text);
    const namesakes = namesakesIn(partsOf(words));
    for (const term of labelTermsOf(words))
      put(term, (namesakes.includes(term) ? NAMESAKE_IMPACT[field] : undefined) ?? impact);
  };
  const { title, listed, employer } = headlineOf(document.jobTitle);
  putLabel(title, 'jobTitle', FIELD_IMPACT.jobTitle);
  putLabel(listed, 'skills', FIELD_IMPACT.skills);
  putLabel(document.designation, 'jobTitle', FIELD_IMPACT.designation);
  for (const [at, skill] of document.skills.entries())
    putLabel(skill, 'skills', skillImpact(document.facts.skillMonths[at] ?? 0));
  for (const field of ['locality', 'jobCategory'] as const)
    putLabel(document[field], field, FIELD_IMPACT[field]);
  putProse(employer, () => FIELD_IMPACT.currentEmployer);
  for (const { name: employer, isCurrent } of document.facts.employers)
    putProse(employer, () => (isCurrent ? FIELD_IMPACT.currentEmployer : FIELD_IMPACT.pastEmployer));
  putProse(document.about, aboutImpact);
  for (const text of document.certifications) putProse(text, () => FIELD_IMPACT.certifications, true);
  for (const field of ['workExperiences', 'personalProjects', 'educationList'] as const)
    for (const text of document[field]) putProse(text, () => FIELD_IMPACT[field]);
  for (const [term, impact] of [...open]) {
    const right = misspeltImpact(impact) === 0 ? undefined : craftWordOf(term);
    for (const one of right === undefined ? [] : [right, phraseTerm(right) ?? right])
      if (open.has(one) || !revealsName(one)) put(one, misspeltImpact(impact));
  }
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
    jobTitle: fc.oneof(
      text,
      fc.constantFrom('Java Developer at Rao & Sons | React Native | QA', 'Open to work • SRE'),
    ),
    designation: text,
    skills: texts,
    about: text,
    certifications: texts,
    workExperiences: texts,
  })
  .map(({ plain, ...rest }) => ({ ...plain, ...rest }));

test('a word of a certificate is marked as one, unless it is of the name', () => {
  const { open } = readBy(new TermReader(craftWordOf), {
    ...anybody,
    name: 'Asha Rao',
    certifications: ['Asha Certified Kestrel Associate'],
  });
  expect(open.filter((term) => term.startsWith('^'))).toEqual(['^associate 70', '^kestrel 70']);
});

test.each([
  ['a title', { jobTitle: 'Pyhton Develoepr' }, ['python 73', 'developer 73']],
  ['the designation', { designation: 'Pyhton Develoepr' }, ['python 72', 'developer 72']],
  ['a skill', { skills: ['Kubernates'] }, ['kubernetes 44']],
  ['prose', { about: 'I write androd apps.' }, ['android 13']],
  ['work', { workExperiences: ['Tests with Seleniun'] }, ['selenium 5']],
])('a misspelt word of %s counts as the right one, with less weight', (_, part, terms) => {
  const { open } = readBy(new TermReader(craftWordOf), { ...anybody, name: 'Asha Rao', ...part });
  for (const term of terms) expect(open).toContain(term);
});

test.each(['sensor', 'spice', 'learnt', 'Flipkart', 'Leeds', 'plsql', 'javac', 'Rust'])(
  'a word that is spelt right stays alone: %s',
  (word) => {
    const { open } = readBy(new TermReader(craftWordOf), {
      ...anybody,
      name: 'Asha Rao',
      certifications: [word],
    });
    expect(open.filter((term) => term.endsWith(' 11'))).toEqual([]);
  },
);

test('no misspelt word tells a guest the name', () => {
  const { open } = readBy(new TermReader(craftWordOf), {
    ...anybody,
    name: 'Python Rao',
    about: 'I am Pyhton.',
  });
  expect(open.some((term) => term.startsWith('python '))).toBe(false);
});

test('one reader reads many talents, each like the plain rules', () => {
  const reader = new TermReader(craftWordOf);
  fc.assert(
    fc.property(document, (talent) => {
      expect(readBy(reader, talent)).toEqual(plainlyRead(talent));
    }),
    { numRuns: 4_000 },
  );
});
