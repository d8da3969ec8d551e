import { randomBytes } from 'node:crypto';
import type { CollectionCreateSchema } from 'typesense';
import { WORD_SYMBOLS, type StoredTalent } from './stored-talent.ts';
import { SYNONYM_SET } from './synonym.ts';

/** The alias of the collection that is searched: the last one that was completely loaded. */
export const ALIAS = 'talent_profile_index';

/** Raise it with every change of the fields: an index of another version is reloaded. */
const VERSION = 2;
const PREFIX = `${ALIAS}_v`;

/** The collection of the feed's cursors: one document for each talent collection. */
export const CURSORS = `${ALIAS}_mark`;
export type StoredCursor = { id: string; xid: string; event: string };

/** Collections that a search key must cover. */
export const SEARCHED_COLLECTIONS = [ALIAS, `${PREFIX}.*`];

/** A unique name that contains when the load began. */
export const newCollectionName = (now: number): string =>
  `${PREFIX}${VERSION}_${now}_${randomBytes(4).toString('hex')}`;

export const isOfThisVersion = (name: string): boolean => name.startsWith(`${PREFIX}${VERSION}_`);

/** Whether a collection is ours, of any version, and its load began before that of another. */
export const isBefore = (name: string, other: string): boolean => startOf(name) < startOf(other);

/** NaN for collections of others. */
const startOf = (name: string): number =>
  Number(name.startsWith(PREFIX) ? (name.slice(PREFIX.length).split('_')[1] ?? Number.NaN) : Number.NaN);

type Field = { name: keyof StoredTalent; type: string } & Record<string, unknown>;

const text = (name: keyof StoredTalent): Field => ({ name, type: 'string' });
const texts = (name: keyof StoredTalent): Field => ({ name, type: 'string[]' });
const range = (name: keyof StoredTalent): Field => ({
  name,
  type: 'float',
  facet: true,
  sort: true,
  range_index: true,
});
const order = (name: keyof StoredTalent): Field => ({ name, type: 'int64', sort: true });

/** Filtered by and sorted by, not counted. */
const number = (name: keyof StoredTalent): Field => ({ name, type: 'float', sort: true, range_index: true });
const counted = (name: keyof StoredTalent): Field => ({ name, type: 'string', facet: true });
const countedList = (name: keyof StoredTalent): Field => ({ name, type: 'string[]', facet: true });
/** Returned with a hit; on the server's disk only. */
const kept = (name: keyof StoredTalent): Field => ({ name, type: 'string', index: false, optional: true });

const FIELDS: Field[] = [
  text('name'),
  text('jobTitle'),
  { name: 'skills', type: 'string[]', facet: true },
  texts('skillWords'),
  texts('skillTokens'),
  text('locality'),
  text('jobCategory'),
  text('about'),
  texts('certifications'),
  texts('workExperiences'),
  texts('personalProjects'),
  texts('educationList'),
  range('experienceInYears'),
  range('expectedSalaryInLpaInr'),
  order('updatedAtMs'),
  order('place'),
  number('noticePeriodInWeeks'),
  texts('factTokens'),
  { name: 'home', type: 'geopoint', optional: true },
  counted('titleName'),
  countedList('placeNames'),
  countedList('cities'),
  countedList('states'),
  countedList('degreeNames'),
  countedList('employerNames'),
  counted('category'),
  counted('openToWork'),
  counted('english'),
  countedList('marks'),
  kept('facts'),
  kept('companyFacts'),
];

export const talentCollection = (name: string): CollectionCreateSchema =>
  ({
    name,
    fields: FIELDS,
    symbols_to_index: WORD_SYMBOLS,
    synonym_sets: [SYNONYM_SET],
  }) as CollectionCreateSchema;

export const cursorCollection: CollectionCreateSchema = {
  name: CURSORS,
  fields: [
    { name: 'xid', type: 'string', index: false, optional: true },
    { name: 'event', type: 'string', index: false, optional: true },
  ],
};
