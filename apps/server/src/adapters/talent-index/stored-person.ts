import { placeKey } from '@talaash/domain/locality/place-key';
import { withoutLevel } from '@talaash/domain/talent-match/title';
import { levelOfTitle } from '@talaash/domain/talent-search/level';
import { NOTICE_FACET_WEEKS } from '@talaash/domain/talent-search/limit';
import { fold } from '@talaash/lexicon/fold';
import { skillKey } from '@talaash/lexicon/phrase';
import { titleWords } from '@talaash/lexicon/title-word';
import { craftWordOf } from '@talaash/question/correction';
import { FIELD_IMPACT } from '@talaash/question/field';
import { phraseIn } from '@talaash/talent-index/answers/group-search';
import type { TalentDocument } from '@talaash/talent-index/port';
import { leads, NAMED_MONTHS_MAX } from '@talaash/talent-index/segments/trait';
import { TermReader } from '@talaash/talent-index/terms/term-reader';
import { IMPACT_FIELD, IMPACT_MARK, NAME_FIELDS, type NameKind, type SAID, wordField } from './mapping.ts';

/** Between the parts of a token. No text of a person contains it. */
const SEPARATOR = '\u0001';

/** A token of a key and a number, in the order of both. */
export const numbered = (key: string, value: number): string =>
  key + SEPARATOR + String(Math.max(0, Math.floor(value))).padStart(5, '0');

export const flag = (name: string, value: string | boolean): string => `${name}:${value}`;

export const labelToken = (kind: NameKind, key: string, label: string): string =>
  [kind, key, label].join(SEPARATOR);

export const nameKey = (kind: NameKind, key: string): string => kind + SEPARATOR + key;

/** What the names index stores: a word that somebody has, or a label of a name. */
export type StoredName = {
  kind: 'word' | 'nameWord' | NameKind;
  key: string;
  label?: string;
  begins?: string[];
};

export type StoredPerson = Record<string, unknown> & { talentId: string };

/** Words of a title as the match with a job post compares them, each once. */
export const matchedWords = (title: string): string[] => [...titleWords(withoutLevel(title))].toSorted();

/** Reads what people are found by. One reader reads everybody, because many share their words. */
export class PersonReader {
  readonly #reader = new TermReader(craftWordOf);

  read(document: TalentDocument): { person: StoredPerson; names: StoredName[] } {
    const { open, name, impacts, terms } = this.#reader.read(document);
    const byField: Record<string, string[]> = {};
    const scored: string[] = [];
    const words = open.toArray().map((at) => {
      const word = terms[at] as string;
      (byField[String(impacts[at])] ??= []).push(word);
      scored.push(`${word}${IMPACT_MARK}${impacts[at]}`);
      return word;
    });
    const nameWords = name.toArray().map((at) => terms[at] as string);
    const named = namesIn(document);
    const person = {
      ...factsOf(document),
      document,
      word: byField,
      [IMPACT_FIELD]: scored.join('\n'),
      [wordField(FIELD_IMPACT.name)]: nameWords,
      ...Object.fromEntries(
        Object.entries(NAME_FIELDS).map(([kind, field]) => [
          field,
          named.flatMap((one) => (one.kind === kind ? [one.key] : [])),
        ]),
      ),
      labels: named.map(({ kind, key, label }) => labelToken(kind, key, label)),
    };
    return {
      person,
      names: [
        ...words.map((key) => ({ kind: 'word' as const, key })),
        ...nameWords.map((key) => ({ kind: 'nameWord' as const, key })),
        ...named.map((one) => ({ ...one, begins: beginsOf(one.label) })),
      ],
    };
  }
}

function beginsOf(label: string): string[] {
  const all = fold(label).split(' ');
  return all.flatMap((word, at) => (word === '' ? [] : [all.slice(at).join(' ')]));
}

type Named = { kind: NameKind; key: string; label: string };

/** The first label of each name, as it is counted. */
function namesIn({ skills, jobTitle, facts }: TalentDocument): Named[] {
  const { places, degrees, employers } = facts;
  const of = (kind: NameKind, labels: readonly string[], keyOf: (label: string) => string): Named[] => {
    const first = new Map<string, string>();
    for (const label of labels) if (!first.has(keyOf(label))) first.set(keyOf(label), label.trim());
    return [...first].map(([key, label]) => ({ kind, key, label }));
  };
  return [
    ...of('skill', skills, skillKey),
    ...of('title', [jobTitle], placeKey),
    ...of('area', places.slice(0, -2), placeKey),
    ...of('place', places.slice(-2, -1), placeKey),
    ...of('state', places.slice(-1), placeKey),
    ...of('degree', degrees, placeKey),
    ...of(
      'employer',
      employers.map(({ name }) => name),
      placeKey,
    ),
  ];
}

function factsOf(document: TalentDocument): StoredPerson {
  const { talentId, jobTitle, skills, facts, work } = document;
  const { places, employers, degrees, geoPoint, movesTo = [] } = facts;
  const employersWho = (isCurrent: boolean) =>
    employers.flatMap((one) => (one.isCurrent === isCurrent ? [one.name] : []));
  const [current, past] = [employersWho(true), employersWho(false)];
  return {
    talentId,
    updatedAtMs: document.updatedAtMs,
    experienceInYears: document.experienceInYears,
    expectedSalaryInLpaInr: document.expectedSalaryInLpaInr,
    noticePeriodInWeeks: facts.noticePeriodInWeeks,
    ...(geoPoint && {
      home: { lat: geoPoint.latitude, lon: geoPoint.longitude },
      homeLatitude: geoPoint.latitude,
      homeLongitude: geoPoint.longitude,
    }),
    flags: [
      flag('category', facts.category),
      flag('openToWork', facts.openToWorkStatus),
      flag('english', facts.englishFluency),
      flag('remote', facts.canWorkFromHome),
      flag('employed', facts.isCurrentlyEmployed),
      flag('resume', facts.hasResume),
      flag('level', levelOfTitle(jobTitle) ?? NO_LEVEL),
      flag('leads', leads(document)),
      flag('serving', facts.isServingNotice === true),
      flag('home', geoPoint !== undefined),
      ...NOTICE_FACET_WEEKS.filter((max) => facts.noticePeriodInWeeks <= max).map((max) =>
        flag('notice', String(max)),
      ),
    ],
    skillMonths: monthsOf(skills, facts.skillMonths),
    places: places.map(placeKey),
    movesTo: movesTo.map(placeKey),
    titleName: placeKey(jobTitle),
    degreeNames: degrees.map(placeKey),
    currentEmployers: current.map(placeKey),
    pastEmployers: past.map(placeKey),
    said: saidBy(document),
    titleWords: matchedWords(jobTitle),
    formerTitleWords: [...new Set(work.titles.map((title) => matchedWords(title).join(' ')))],
    namedSkills: work.skills.map(({ name, months }) =>
      numbered(skillKey(name), Math.min(months, NAMED_MONTHS_MAX)),
    ),
  };
}

/** The names in which phrases are looked for, as they are compared. */
export function saidBy({ jobTitle, skills, facts }: TalentDocument): Record<(typeof SAID)[number], string[]> {
  const said = (names: readonly string[]) => names.map((name) => phraseIn([name]).trim());
  const employersWho = (isCurrent: boolean) =>
    facts.employers.flatMap((one) => (one.isCurrent === isCurrent ? [one.name] : []));
  return {
    title: said([jobTitle]),
    skill: said(skills),
    currentEmployer: said(employersWho(true)),
    pastEmployer: said(employersWho(false)),
    place: said(facts.places),
    degree: said(facts.degrees),
  };
}

/** A title that names no level. */
export const NO_LEVEL = 'none';

/** The months of the first label of each skill. */
function monthsOf(skills: readonly string[], months: readonly number[]): string[] {
  const first = new Map<string, number>();
  for (const [at, label] of skills.entries())
    if (!first.has(skillKey(label))) first.set(skillKey(label), months[at] ?? 0);
  return [...first].map(([key, value]) => numbered(key, value));
}

/** The tokens of a key with a number in a range; the upper end is exclusive. */
export const numberedRange = (key: string, from: number, to?: number) => ({
  gte: numbered(key, from),
  lt: to === undefined ? `${key}\u0002` : numbered(key, to),
});
