import { JOB_CATEGORIES } from '@talaash/domain/job-post/choice';
import { placeKey } from '@talaash/domain/locality/place-key';
import { ENGLISH_FLUENCIES, OPEN_TO_WORK_STATUSES } from '@talaash/domain/talent-profile/choice';
import { type CompletionKind, LEVELS, type Level } from '@talaash/domain/talent-search/choice';
import { isLeadingTitle, levelOfTitle } from '@talaash/domain/talent-search/level';
import { withoutLevel } from '@talaash/domain/talent-match/title';
import type { TalentDocument } from '../port.ts';
import { skillKey } from '@talaash/lexicon/phrase';
import { titleWords } from '@talaash/lexicon/title-word';

/**
 * The kinds of names that a talent has besides skills. A trait is the letter of its kind, then the name. An employer has one
 * of three kinds, so that facets count a talent only once for it.
 */
export const TRAIT = {
  title: 't',
  /** Smaller than a city. */
  area: 'a',
  city: 'c',
  state: 's',
  currentEmployer: 'n',
  pastEmployer: 'p',
  currentAndPastEmployer: 'b',
  degree: 'd',
  /** A place that the talent would move to. */
  movesTo: 'm',
  /** The place where the talent lives, as latitude and longitude. */
  point: 'g',
  /** The words of the profile's title, and of a job's title, in the form that matches compare. */
  titleWords: 'y',
  jobTitleWords: 'j',
  /** A skill that jobs or projects name, outside the list of skills, with the months of the jobs. */
  namedSkill: 'w',
} as const;
export type TraitKind = (typeof TRAIT)[keyof typeof TRAIT];

export const EMPLOYER_KINDS = [TRAIT.currentEmployer, TRAIT.pastEmployer, TRAIT.currentAndPastEmployer];
export const PLACE_KINDS = [TRAIT.area, TRAIT.city, TRAIT.state];

/** The kinds that each facet counts together. */
export const NAME_FACETS = {
  places: [TRAIT.city],
  states: [TRAIT.state],
  degrees: [TRAIT.degree],
  employers: EMPLOYER_KINDS,
} as const satisfies Record<string, readonly TraitKind[]>;
export type NameFacet = keyof typeof NAME_FACETS;

/** The kinds whose names complete a text as one name. */
export const COMPLETED_NAMES = {
  title: [TRAIT.title],
  place: PLACE_KINDS,
  employer: EMPLOYER_KINDS,
} as const satisfies Partial<Record<CompletionKind, readonly TraitKind[]>>;
export type CompletedName = keyof typeof COMPLETED_NAMES;

/** The facet of each kind, by its letter. */
export const FACET_OF_KIND: Readonly<Record<string, NameFacet>> = Object.fromEntries(
  Object.entries(NAME_FACETS).flatMap(([facet, kinds]) => kinds.map((kind) => [kind, facet as NameFacet])),
);

/** The kind of completion of each kind, by its letter. */
export const COMPLETED_KIND: Readonly<Record<string, CompletedName>> = Object.fromEntries(
  Object.entries(COMPLETED_NAMES).flatMap(([name, kinds]) =>
    kinds.map((kind) => [kind, name as CompletedName]),
  ),
);

/** The kinds whose names are not text that people write. */
const RAW_KINDS: ReadonlySet<string> = new Set([
  TRAIT.point,
  TRAIT.titleWords,
  TRAIT.jobTitleWords,
  TRAIT.namedSkill,
]);

/** Whether a trait is a name that people write. A query can search for a part of it. */
export const isName = (trait: string): boolean => !RAW_KINDS.has(trait.charAt(0));

/** Traits with the same key are the same trait. */
export const traitKey = (trait: string): string =>
  isName(trait) ? trait.charAt(0) + placeKey(trait.slice(1)) : trait;

/** The trait of a skill with this many months. */
export const namedSkillTrait = (key: string, months: number): string =>
  `${TRAIT.namedSkill}${key}|${Math.min(months, NAMED_MONTHS_MAX)}`;
/** In months. No job post requires more. */
export const NAMED_MONTHS_MAX = 360;

/** The size of the cache of titles. Many talents share a title. */
const KNOWN_TITLES_MAX = 20_000;
const knownTitles = new Map<string, string>();

function titleWordsTrait(kind: TraitKind, title: string): string {
  let words = knownTitles.get(title);
  if (words === undefined) {
    words = [...titleWords(withoutLevel(title))].toSorted().join(' ');
    if (knownTitles.size >= KNOWN_TITLES_MAX) knownTitles.clear();
    knownTitles.set(title, words);
  }
  return kind + words;
}

export function traitsOf({ jobTitle, facts, work }: TalentDocument): string[] {
  const { places, employers, degrees, geoPoint, movesTo = [] } = facts;
  const state = places.at(-1);
  const city = places.length > 1 ? places.at(-2) : undefined;
  return [
    TRAIT.title + jobTitle.trim(),
    ...places.slice(0, -2).map((place) => TRAIT.area + place.trim()),
    ...(city === undefined ? [] : [TRAIT.city + city.trim()]),
    ...(state === undefined ? [] : [TRAIT.state + state.trim()]),
    ...employerTraits(employers),
    ...degrees.map((degree) => TRAIT.degree + degree.trim()),
    ...movesTo.map((place) => TRAIT.movesTo + place),
    ...(geoPoint === undefined ? [] : [`${TRAIT.point}${geoPoint.latitude},${geoPoint.longitude}`]),
    titleWordsTrait(TRAIT.titleWords, jobTitle),
    ...work.titles.map((title) => titleWordsTrait(TRAIT.jobTitleWords, title)),
    ...work.skills.map(({ name, months }) => namedSkillTrait(skillKey(name), months)),
  ];
}

function employerTraits(employers: TalentDocument['facts']['employers']): string[] {
  const byKey = new Map<string, { name: string; isCurrent: boolean; isPast: boolean }>();
  for (const { name, isCurrent } of employers) {
    const key = placeKey(name);
    const known = byKey.get(key) ?? { name: name.trim(), isCurrent: false, isPast: false };
    if (isCurrent) known.isCurrent = true;
    else known.isPast = true;
    byKey.set(key, known);
  }
  return [...byKey.values()].map(({ name, isCurrent, isPast }) => {
    if (isCurrent && isPast) return TRAIT.currentAndPastEmployer + name;
    return (isCurrent ? TRAIT.currentEmployer : TRAIT.pastEmployer) + name;
  });
}

/** The level of a title that names none. */
const NO_LEVEL = 'none';

/** Properties with few values. One number per talent holds them all, in a few bits each. */
export const FLAGS = {
  category: { shift: 0, mask: 7, values: JOB_CATEGORIES },
  openToWork: { shift: 3, mask: 3, values: OPEN_TO_WORK_STATUSES },
  english: { shift: 5, mask: 7, values: ENGLISH_FLUENCIES },
  workMode: { shift: 8, mask: 1, values: ['office', 'remote'] },
  employment: { shift: 9, mask: 1, values: ['unemployed', 'employed'] },
  resume: { shift: 10, mask: 1, values: ['none', 'resume'] },
  /** The level that the title names. */
  level: { shift: 11, mask: 7, values: [NO_LEVEL, ...LEVELS] },
  /** Whether the profile's title, or the title of the current job, is one that leads others. */
  leading: { shift: 14, mask: 1, values: ['doing', 'leading'] },
  /** Whether the profile says that the talent is serving a notice period. */
  serving: { shift: 15, mask: 1, values: ['not serving', 'serving'] },
} as const satisfies Record<string, { shift: number; mask: number; values: readonly string[] }>;
export type Flag = keyof typeof FLAGS;

export const leads = ({ jobTitle, designation }: Pick<TalentDocument, 'jobTitle' | 'designation'>): boolean =>
  isLeadingTitle(jobTitle) || isLeadingTitle(designation);

export function flagsOf(document: TalentDocument): number {
  const { jobTitle, facts } = document;
  const level: Level | typeof NO_LEVEL = levelOfTitle(jobTitle) ?? NO_LEVEL;
  return (
    (FLAGS.category.values.indexOf(facts.category) << FLAGS.category.shift) |
    (FLAGS.openToWork.values.indexOf(facts.openToWorkStatus) << FLAGS.openToWork.shift) |
    (FLAGS.english.values.indexOf(facts.englishFluency) << FLAGS.english.shift) |
    (Number(facts.canWorkFromHome) << FLAGS.workMode.shift) |
    (Number(facts.isCurrentlyEmployed) << FLAGS.employment.shift) |
    (Number(facts.hasResume) << FLAGS.resume.shift) |
    (FLAGS.level.values.indexOf(level) << FLAGS.level.shift) |
    (Number(leads(document)) << FLAGS.leading.shift) |
    (Number(facts.isServingNotice === true) << FLAGS.serving.shift)
  );
}
