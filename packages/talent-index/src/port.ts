import type { SearchMatch } from '@talaash/domain/talent-search/schema';
import type { EventMark } from '@talaash/domain/event/mark';

/** A range with inclusive ends; an absent end is open. A reversed range, or NaN at an end, finds nothing. */
export type NumberRange = { min?: number | undefined; max?: number | undefined };

export type TalentQuestion = {
  /** As typed; the last word may be unfinished. */
  text: string;
  /** Labels as people write them; a talent has to have every one. */
  skills: string[];
  experienceInYears: NumberRange;
  expectedSalaryInLpaInr: NumberRange;
  /** 0-based, SEARCH_PAGE_SIZE hits each. */
  page: number;
  /** Talent left out of the answer as if they were not in the index. */
  hiddenTalentIds: string[];
  /** For guests: names are neither matched nor given as a reason. */
  redacted: boolean;
};

export type Bounds = { min: number; max: number };

export type TalentAnswer = {
  hits: { talentId: string; match: SearchMatch }[];
  /** Exact, over all pages. */
  total: number;
  /** How many of `total` match every word. Less than `total` only when `isPartial`. */
  allWordsTotal: number;
  /** True when too few matched every word, so that the best partial matches follow them. */
  isPartial: boolean;
  facets: { skills: { value: string; count: number }[] };
  /** Over the whole result; null where it is empty. */
  ranges: { experienceInYears: Bounds | null; expectedSalaryInLpaInr: Bounds | null };
};

/** What an index answers: what was found, and how much of it was looked through. */
export type IndexAnswer = TalentAnswer & {
  /** False while the index does not hold all that stood in the database at the start. */
  isComplete: boolean;
};

/** What of a talent can be searched, as plain data that crosses threads. */
export type TalentDocument = {
  talentId: string;
  updatedAtMs: number;
  name: string;
  jobTitle: string;
  skills: string[];
  locality: string;
  /** The label, not the enumeration's value. */
  jobCategory: string;
  about: string;
  certifications: string[];
  workExperiences: string[];
  personalProjects: string[];
  educationList: string[];
  experienceInYears: number;
  expectedSalaryInLpaInr: number;
};

export type TalentChange = {
  upserts: TalentDocument[];
  /** Talent ids; unknown ones are ignored. */
  removals: string[];
  /** How far the feed has come with this change. */
  mark?: EventMark;
  /** Sent once, when all that stood in the database at the start is in. */
  ready?: boolean;
};

export type TalentIndexStatus = {
  state: 'building' | 'ready' | 'failed';
  talents: number;
  mark: EventMark | undefined;
};

/**
 * The search index. One writer, any number of readers: changes are visible to every search that starts after `apply`
 * has resolved. Rejects only for faults of its own (IndexLost when it ended meanwhile), never for what a question asks.
 */
export type TalentIndex = {
  /**
   * Takes up what the index keeps of this source from before; what it holds of another one is dropped. Called first.
   *
   * @returns the mark up to which it had followed; undefined when it is empty.
   */
  resume(sourceId: string): Promise<EventMark | undefined>;
  /** Forgets everything, as when what it held turns out not to be of this database's history. */
  clear(): Promise<void>;
  search(question: TalentQuestion): Promise<IndexAnswer>;
  apply(change: TalentChange): Promise<void>;
  has(talentId: string): Promise<boolean>;
  status(): Promise<TalentIndexStatus>;
  close(): Promise<void>;
};

/** The index ended, was closed, or did not come back in time. */
export class IndexLost extends Error {}
