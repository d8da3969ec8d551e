import { id, z } from '@talaash/domain/base/schema';
import {
  SearchCompletion,
  SearchFacets,
  SearchHistograms,
  SearchMatch,
  SearchRanges,
  SearchReading,
  SearchSuggestion,
  TalentSearchQuestion,
} from '@talaash/domain/talent-search/schema';
import { SEARCH_TEXT_LENGTH_MAX } from '@talaash/domain/talent-search/limit';
import { call, Nothing } from './call.ts';
import { CompanyRelation } from './company-relation.ts';
import { TalentCard } from './talent-profile.ts';

const tags = ['Search'];

/** A search key. A program that sends an API key of a company needs none. */
const SearchKey = z.string().max(2000).optional();

export const SearchHit = z.object({
  talentProfile: TalentCard,
  /** `missing`: dropped words that this profile does not have. Empty unless the answer is partial. */
  match: SearchMatch.extend({ missing: z.array(z.string()) }),
  /** Absent for guests. */
  relation: CompanyRelation.optional(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchAnswer = z.object({
  hits: z.array(SearchHit),
  /** How many people match: they meet every fact of the text and have enough of its words. Sorted by match, they come first. */
  total: z.number().int(),
  /** How many more people nearly match. They follow on the same pages, and facets, histograms and ranges count them too. */
  nearTotal: z.number().int(),
  /** How many of all who are found have every word of the question. */
  allWordsTotal: z.number().int(),
  /** Whether people stand by their match with the job post: first those inside of what was asked, then the others. */
  isByJobPost: z.boolean(),
  reading: SearchReading,
  facets: SearchFacets,
  histograms: SearchHistograms,
  ranges: SearchRanges,
  page: z.number().int(),
  /** True when words were left out, because few profiles have all of them. */
  isPartial: z.boolean(),
  /** False while the index is still being built and some profiles may be missing. */
  isComplete: z.boolean(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const talentSearch = {
  createCompanyApiKey: call({
    access: 'company',
    permission: 'read',
    own: 'the caller’s own company',
    path: '/generate-company-search-api-key',
    summary:
      'Returns a signed, short-lived search key of the company. It expires with the session, or when the company is no longer approved',
    tags,
  })
    .input(Nothing)
    .output(z.object({ apiKey: z.string(), expiresIsoDateTimeUtc: z.string() })),
  search: call({
    access: 'anyone',
    scopes: ['search'],
    refuses: [],
    isRead: true,
    own: 'what the key allows: redacted profiles with a guest key; with a company key full profiles while the company is approved, except those it has hidden',
    path: '/search-talent-profiles',
    summary: 'Finds talent profiles',
    tags,
    limit: { max: 600, seconds: 60 },
    tool: {
      name: 'search_people',
      title: 'Search people',
      description:
        'Finds people by a text such as "react developer in Pune, 5 years". Says how the text was read, and for each person which words, skills and facts were found. With jobPostId and sort "match", people stand by their match with that job post. Pages start at 0.',
      hiddenInput: ['apiKey'],
      hiddenOutput: ['facets', 'histograms', 'ranges'],
      texts: { 'hits.*.talentProfile': 'talent', 'hits.*.match': 'comparison', reading: 'comparison' },
    },
    botCheck: { guestsBeyond: { max: 120, seconds: 60 } },
  })
    .input(
      TalentSearchQuestion.extend({
        apiKey: SearchKey,
        /** A job post of the company. Sorted by match, people stand by their match with it. */
        jobPostId: id().optional(),
      }),
    )
    .output(SearchAnswer),
  complete: call({
    access: 'anyone',
    scopes: ['search'],
    refuses: [],
    isRead: true,
    own: 'what the key allows: with a guest key no employers, and nothing that only one or two people have',
    path: '/complete-talent-search',
    summary:
      'Suggests titles, skills, places and employers that complete the text being typed, with how many people have each',
    tags,
    limit: { max: 600, seconds: 60 },
  })
    .input(z.object({ apiKey: SearchKey, typed: z.string().max(SEARCH_TEXT_LENGTH_MAX) }))
    .output(z.object({ completions: z.array(SearchCompletion) })),
  suggest: call({
    access: 'anyone',
    scopes: ['search'],
    refuses: [],
    isRead: true,
    own: 'what the key allows, as in a search',
    path: '/suggest-talent-searches',
    summary: 'Suggests similar searches for one without results, with how many people each finds',
    tags,
    limit: { max: 60, seconds: 60 },
  })
    .input(TalentSearchQuestion.omit({ page: true }).extend({ apiKey: SearchKey }))
    .output(z.object({ suggestions: z.array(SearchSuggestion) })),
};
