export const SEARCH_PAGE_SIZE = 20;

export const SEARCH_TEXT_LENGTH_MAX = 10_000;

export const SEARCH_SKILLS_MAX = 200;

export const SEARCH_NICE_SKILLS_MAX = 50;

export const SEARCH_SKILL_LENGTH_MAX = 200;

export const SEARCH_PAGE_MAX = 1_000_000;

export const SKILL_FACETS_SHOWN = 10;

export const SKILL_FACETS_MAX = 50;

/** How long a search key is valid. The client requests a new one when it is refused. */
export const SEARCH_KEY_VALID_HOURS = { guest: 24, company: 1 } as const;

/** How many alternatives are suggested for a search without results. */
export const SEARCH_SUGGESTIONS_MAX = 6;

/** How many of each kind are tried: each costs a search. */
export const SEARCH_SUGGESTION_TRIES_MAX = { words: 6, skills: 6, conditions: 6, facts: 6 } as const;

/** Completions of each kind. */
export const SEARCH_COMPLETIONS_MAX = 5;

/** How many characters at the end of a text are completed; no name is longer. */
export const SEARCH_COMPLETED_LENGTH_MAX = 100;

export const SEARCH_CONDITIONS_MAX = 20;

/** The values of one condition, such as places. */
export const SEARCH_CONDITION_VALUES_MAX = 20;

/** How many values of each filter are counted: the most common ones. Skills have a limit of their own. */
export const FACET_VALUES_MAX = 20;

/** The steps of notice and freshness that are counted. */
export const NOTICE_FACET_WEEKS = [0, 2, 4, 8, 12] as const;
export const ACTIVE_FACET_DAYS = [7, 30, 90] as const;

export const HISTOGRAM_BINS_MAX = 20;

/** A name that fewer people have is not completed for guests. */
export const COMPLETION_PEOPLE_MIN = 3;

/** The distances from a place that the filters offer. */
export const PLACE_FILTER_KM = [10, 25, 50, 100] as const;
