import { randomBytes } from 'node:crypto';
import type { CollectionCreateSchema } from 'typesense';
import { WORD_SYMBOLS, type StoredTalent } from './stored-talent.ts';
import { SYNONYM_SET } from './synonym.ts';

/** The index as everybody names it: an alias for the collection that was loaded last. */
export const ALIAS = 'talent_profile_index';

/** Goes up with every change of the fields: an index of another version is loaded anew. */
const VERSION = 1;
const PREFIX = `${ALIAS}_v`;

/** How far the feed has come, by collection. */
export const MARKS = `${ALIAS}_mark`;
export type StoredMark = { id: string; xid: string; event: string };

/** Collections that a key to search must reach. */
export const SEARCHED_COLLECTIONS = [ALIAS, `${PREFIX}.*`];

/** A name that no other load takes, by the time at which it began. */
export const newCollectionName = (now = Date.now()): string =>
  `${PREFIX}${VERSION}_${now}_${randomBytes(4).toString('hex')}`;

export const isOfThisVersion = (name: string): boolean => name.startsWith(`${PREFIX}${VERSION}_`);

/** Whether a collection is one of ours, whatever its version, whose load began before that of another. */
export const isBefore = (name: string, other: string): boolean => startOf(name) < startOf(other);

/** Not a number for collections of others. */
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
];

export const talentCollection = (name: string): CollectionCreateSchema =>
  ({
    name,
    fields: FIELDS,
    symbols_to_index: WORD_SYMBOLS,
    synonym_sets: [SYNONYM_SET],
  }) as CollectionCreateSchema;

export const markCollection: CollectionCreateSchema = {
  name: MARKS,
  fields: [
    { name: 'xid', type: 'string', index: false, optional: true },
    { name: 'event', type: 'string', index: false, optional: true },
  ],
};
