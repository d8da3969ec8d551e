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

/** A range with inclusive ends. A missing end is open. A reversed range, or a NaN end, matches nobody. */
export type NumberRange = { min?: number | undefined; max?: number | undefined };

export type TalentQuestion = {
  /** As typed; the last word may be unfinished. */
  text: string;
  /** Required skills, as labels that people write. A talent must have all of them. */
  skills: string[];
  /** Preferred skills. A talent with more of them ranks higher. */
  niceSkills: string[];
  /** A talent must be inside all of them. */
  conditions: SearchCondition[];
  /** Kinds of conditions. Facts of these kinds in the text are required, too. */
  strict: string[];
  /** Whether to search for the words as typed, without correcting or dropping any. */
  asTyped: boolean;
  sort: SearchSort;
  /** The criteria of a job post. A sort by match orders the people that the text finds by them. */
  match?: MatchCriteria | undefined;
  /** The coordinates, by `placeKey`, of the places that distances in the query refer to. */
  points?: Readonly<Record<string, GeoPoint>>;
  /** The current time. Ages in days count from it. */
  nowMs: number;
  experienceInYears: NumberRange;
  expectedSalaryInLpaInr: NumberRange;
  /** 0-based. A page has SEARCH_PAGE_SIZE hits. */
  page: number;
  /** The answer leaves these talents out, as if they were not in the index. */
  hiddenTalentIds: string[];
  /** True for guests: the index ignores names, both to find a talent and to explain a hit. */
  redacted: boolean;
};

export type Bounds = { min: number; max: number };

export type TalentAnswer = {
  hits: { talentId: string; match: SearchMatch }[];
  /**
   * The exact number of people who meet the query, over all pages. They have enough points of the words, are of the right kind
   * and are inside every fact of the text. In a sort by match they come first.
   */
  total: number;
  /** The number of people who meet only a part of the query. They follow on the same pages. */
  nearTotal: number;
  /** The number of all people found who have enough points of the words. */
  allWordsTotal: number;
  /** True if too few talents have all words and the index dropped some: some results lack a word. */
  isPartial: boolean;
  reading: SearchReading;
  facets: SearchFacets;
  histograms: SearchHistograms;
  /** Over the whole result; null if it is empty. */
  ranges: { experienceInYears: Bounds | null; expectedSalaryInLpaInr: Bounds | null };
};

/** The answer to a query, without the people. */
export type TalentTally = Omit<TalentAnswer, 'hits'>;

/** A talent answer that says whether the index was complete. */
export type IndexAnswer = TalentAnswer & {
  /** False until the index contains everything that was in the database at the start. */
  isComplete: boolean;
};

/** The indexed data of a talent: a plain object that a thread can post to another. */
export type TalentDocument = {
  talentId: string;
  updatedAtMs: number;
  name: string;
  jobTitle: string;
  /** The title of the current job, or else of the last job; empty without a job. */
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
  /** The facts that jobs and projects add to the fields above, for the match with a job post. */
  work: WorkFacts;
};

export type WorkFacts = {
  /** The title of each job. */
  titles: string[];
  /**
   * Known skills that the jobs name and the profile does not list, with the months of those jobs. Also every known skill that
   * projects name, listed or not, with 0 months.
   */
  skills: { name: string; months: number }[];
};

/** @property hiddenTalentIds the answer does not count these talents, as if they were not in the index */
export type CompletionQuery = {
  typed: string;
  redacted: boolean;
  limit: number;
  hiddenTalentIds?: readonly string[];
};

/** A name that completes the typed text, and the number of people with it. */
export type Completion = { kind: CompletionKind; text: string; count: number };

export type TalentChange = {
  upserts: TalentDocument[];
  /** Talent ids. The index ignores unknown ones. */
  removals: string[];
  /** Ids of erased talents. None of their words may remain in a file. */
  erasures?: string[];
  /**
   * By talent id, greater for a later change. An index that several servers write to takes each version once and no older one
   * after it: every server writes every change, and may be held up between its read and its write.
   */
  versions?: Readonly<Record<string, number>>;
  /** The event cursor after this change. */
  cursor?: EventCursor;
  /** Sent once: from here on, the index contains everything that was in the database at the start. */
  ready?: boolean;
};

export type TalentIndexStatus = {
  state: 'building' | 'ready' | 'failed';
  talents: number;
  cursor: EventCursor | undefined;
};

/**
 * The search index. One writer, any number of readers: every search that starts after `apply` resolves sees the change. A
 * call rejects only if the index itself fails (IndexLost if it ended), whatever the query.
 */
export type TalentIndex = {
  /**
   * Restores the saved index of this source, and drops one of another source. Call it first.
   *
   * @returns the cursor up to which the index has the events; undefined if the index is empty
   */
  resume(sourceId: string): Promise<EventCursor | undefined>;
  /** Empties the index, for example if its content does not belong to the history of this database. */
  clear(): Promise<void>;
  search(question: TalentQuestion): Promise<IndexAnswer>;
  /**
   * Counts the results of a few queries, in their order. Ignores the requested pages. Each query costs as much as a search.
   */
  tally(questions: readonly TalentQuestion[]): Promise<TalentTally[]>;
  /**
   * Completes the typed text with names that contain it at their start or after a blank: at most `limit` of each kind, the
   * most common first. Guests get no employers, and no name below a minimum number of people.
   */
  complete(query: CompletionQuery): Promise<Completion[]>;
  apply(change: TalentChange): Promise<void>;
  has(talentId: string): Promise<boolean>;
  status(): Promise<TalentIndexStatus>;
  /**
   * Checks that the server of an external index responds and accepts our key.
   *
   * @returns what it found
   * @throws ProviderFault if it does not
   */
  probe?(): Promise<string>;
  close(): Promise<void>;
};

/** The index ended, was closed, or did not restart in time. */
export class IndexLost extends Error {}
