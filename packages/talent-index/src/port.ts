import type { GeoPoint } from '@talaash/domain/locality/schema';
import type { CompletionKind, SearchSort } from '@talaash/domain/talent-search/choice';
import type {
  SearchCondition,
  SearchFacets,
  SearchHistograms,
  SearchMatch,
  SearchReading,
} from '@talaash/domain/talent-search/schema';
import type { MatchCriteria } from '@talaash/domain/talent-match/criteria';
import type { TalentFacts } from '@talaash/domain/talent-search/condition-fit';
import type { EventCursor } from '@talaash/domain/event/cursor';

/** A range with inclusive ends; a missing end is open. A reversed range, or NaN at an end, finds nothing. */
export type NumberRange = { min?: number | undefined; max?: number | undefined };

export type TalentQuestion = {
  /** As typed; the last word may be unfinished. */
  text: string;
  /** Labels as people write them; a talent must have all of them. */
  skills: string[];
  /** A talent who has more of them ranks higher. */
  niceSkills: string[];
  /** A talent must be inside of all. */
  conditions: SearchCondition[];
  /** Kinds of conditions: facts of these kinds in the text are required, too. */
  strict: string[];
  /** Words are neither corrected nor dropped. */
  asTyped: boolean;
  sort: SearchSort;
  /** The criteria of a job post. Sorted by match, people are ordered by it within the result of the text. */
  match?: MatchCriteria | undefined;
  /** The coordinates of places that a distance in the query refers to, by their `placeKey`. */
  points?: Readonly<Record<string, GeoPoint>>;
  /** The time from which days are counted. */
  nowMs: number;
  experienceInYears: NumberRange;
  expectedSalaryInLpaInr: NumberRange;
  /** 0-based, SEARCH_PAGE_SIZE hits each. */
  page: number;
  /** These talents are left out of the answer as if they were not in the index. */
  hiddenTalentIds: string[];
  /** For guests: names are neither searched nor given as a reason for a hit. */
  redacted: boolean;
};

export type Bounds = { min: number; max: number };

export type TalentAnswer = {
  hits: { talentId: string; match: SearchMatch }[];
  /**
   * How many people meet the query: they have enough points of the words, are of the right kind and inside every fact of the text. Exact, over
   * all pages. Sorted by match, they come first.
   */
  total: number;
  /** How many more people are found who miss a part of it. They follow on the same pages. */
  nearTotal: number;
  /** How many of all who are found have enough points of the words. */
  allWordsTotal: number;
  /** True if words were dropped because too few talents have all, so some results lack a word. */
  isPartial: boolean;
  reading: SearchReading;
  facets: SearchFacets;
  histograms: SearchHistograms;
  /** Over the whole result; null when it is empty. */
  ranges: { experienceInYears: Bounds | null; expectedSalaryInLpaInr: Bounds | null };
};

/** The result of a query, without the people. */
export type TalentTally = Omit<TalentAnswer, 'hits'>;

/** A talent answer, and whether the index was complete. */
export type IndexAnswer = TalentAnswer & {
  /** False while the index lacks something that was in the database at the start. */
  isComplete: boolean;
};

/** The searched data of a talent, as a plain object that can be sent to another thread. */
export type TalentDocument = {
  talentId: string;
  updatedAtMs: number;
  name: string;
  jobTitle: string;
  /** The title of the current job, or else of the last one; empty without a job. */
  designation: string;
  skills: string[];
  locality: string;
  /** The label, not the enum value. */
  jobCategory: string;
  about: string;
  certifications: string[];
  workExperiences: string[];
  personalProjects: string[];
  educationList: string[];
  experienceInYears: number;
  expectedSalaryInLpaInr: number;
  facts: TalentFacts;
  /** What jobs and projects say beyond the fields above, for the match with a job post. */
  work: WorkFacts;
};

export type WorkFacts = {
  /** The title of each job. */
  titles: string[];
  /** Known skills that the profile does not list, with the months of the jobs that name them; with 0 months those that projects name, listed or not. */
  skills: { name: string; months: number }[];
};

/** A name that begins as typed, and how many people have it. */
export type Completion = { kind: CompletionKind; text: string; count: number };

export type TalentChange = {
  upserts: TalentDocument[];
  /** Talent ids; unknown ones are ignored. */
  removals: string[];
  /** IDs of erased talents. None of their words may remain in a file. */
  erasures?: string[];
  /** The feed's position in the events after this change. */
  cursor?: EventCursor;
  /** Sent once, when everything that was in the database at the start is in the index. */
  ready?: boolean;
};

export type TalentIndexStatus = {
  state: 'building' | 'ready' | 'failed';
  talents: number;
  cursor: EventCursor | undefined;
};

/**
 * The search index. One writer, any number of readers: a change is visible to every search that starts after `apply`
 * has resolved. A call rejects only when the index itself fails (IndexLost when it ended), never because of a question.
 */
export type TalentIndex = {
  /**
   * Restores what the index has saved of this source, and drops what it has of another. Must be called first.
   *
   * @returns the cursor up to which the events are indexed; undefined when the index is empty.
   */
  resume(sourceId: string): Promise<EventCursor | undefined>;
  /** Empties the index, for example when its content is not of this database's history. */
  clear(): Promise<void>;
  search(question: TalentQuestion): Promise<IndexAnswer>;
  /**
   * The results of a few queries at once, in their order and regardless of the requested page. Each costs as much as a search.
   */
  tally(questions: readonly TalentQuestion[]): Promise<TalentTally[]>;
  /**
   * Names that continue what was typed, at its start or after a blank in it, at most `limit` of each kind, the commonest first.
   * Guests get no employers, and nothing that fewer than a few people have.
   */
  complete(query: { typed: string; redacted: boolean; limit: number }): Promise<Completion[]>;
  apply(change: TalentChange): Promise<void>;
  has(talentId: string): Promise<boolean>;
  status(): Promise<TalentIndexStatus>;
  /** What was found, when another server holds the index and accepts our key. Throws ProviderFault otherwise. */
  probe?(): Promise<string>;
  close(): Promise<void>;
};

/** The index ended, was closed, or did not restart in time. */
export class IndexLost extends Error {}
