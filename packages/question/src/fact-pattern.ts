import type { SearchCondition } from '@talaash/domain/talent-search/schema';
import { NUMBER_WORDS } from '@talaash/lexicon/number-word';

/** A pattern of a fact with numbers, tried where a word or sign begins. Undefined when it means nothing after all. */
export type FactPattern = {
  pattern: RegExp;
  condition: (groups: Groups) => SearchCondition | undefined;
  /** Whether another fact of the kind says it better: a number without its unit, or "fresher" beside years. */
  isVague?: boolean;
};

export const SPELT = [...NUMBER_WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** A number of at most three digits before the point, or a number word. */
export const number = (name: string) =>
  `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?(?!\\.?\\d)|(?:${SPELT})(?![a-z]))`;
export const TO = '\\s*(?:-|to(?![a-z])|and(?![a-z])|se(?![a-z])|till|until|~)\\s*';
export const END = '(?![a-z0-9])';

export const LEAST =
  '(?:at\\s*least|min(?:imum)?\\.?(?:\\s+of)?|over|more\\s+than|above|>=?|greater\\s+than|not\\s+(?:less|lower|fewer)\\s+than|no\\s+(?:less|fewer)\\s+than|not\\s+(?:below|under)|kam\\s+se\\s+kam|less\\s+se\\s+less|starting\\s+(?:from|at))';
export const MOST =
  '(?:up\\s*to|max(?:imum)?\\.?(?:\\s+of|\\s+up\\s*to)?|less\\s+than|under|below|at\\s+most|within|not\\s+more\\s+than|no\\s+more\\s+than|not\\s+(?:above|exceeding|over)|<=?|till|until)(?:\\s+max(?:imum)?\\.?)?';
/** Neither a minimum nor a maximum: "around 20 lpa". */
export const AROUND = '(?:around|about|approx(?:imately)?\\.?|roughly|nearly|circa|close\\s+to|~)';
export const OR_MORE =
  '(?:\\+|plus(?![a-z])|or\\s+more|or\\s+above|and\\s+above|and\\s+more|minimum|min(?![a-z])|se\\s+more)';
export const OR_LESS = '(?:max(?:imum)?|or\\s+less|or\\s+below|at\\s+most|upto|tak|se\\s+less|se\\s+under)';

export const fact = (source: string, condition: FactPattern['condition']): FactPattern => ({
  pattern: new RegExp(source, 'y'),
  condition,
});

/** A pattern that always has the same meaning. */
export const always = (source: string, condition: SearchCondition): FactPattern =>
  fact(`(?:${source})${END}`, () => condition);

export const valueOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text === 'a' ? 1 : (NUMBER_WORDS.get(text) ?? Number(text));

export type Groups = Readonly<Record<string, string | undefined>>;
