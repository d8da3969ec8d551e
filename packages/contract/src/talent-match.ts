import { z } from '@talaash/domain/base/schema';
import { COMPARED_MAX, COMPARED_SKILLS_MAX } from '@talaash/domain/talent-comparison/limit';
import { MATCHED_TALENTS_MAX } from '@talaash/domain/talent-match/limit';
import { SearchCondition } from '@talaash/domain/talent-search/schema';
import { SEARCH_SKILL_LENGTH_MAX } from '@talaash/domain/talent-search/limit';
import { FoundFact, TalentMatch } from '@talaash/domain/talent-match/schema';
import { call, Nothing } from './call.ts';

const tags = ['Match'];

/** A job post's criteria, as a search and one by one. */
export const SearchOfPost = z.object({
  query: z.string(),
  niceSkills: z.array(z.string()),
  mustSkills: z.array(z.string()),
  /** The required years of single skills, must-have or not. */
  skillYears: z.array(z.object({ skill: z.string(), minYears: z.number() })),
  conditions: z.array(SearchCondition),
});
export type SearchOfPost = z.infer<typeof SearchOfPost>;

export const WhyFound = z.object({
  /** How many job posts are included: the latest ones that the talent is shortlisted or invited for. */
  postsCount: z.number().int(),
  /** The most frequent first. */
  reasons: z.array(FoundFact),
  gaps: z.array(FoundFact),
  /** The posts that the talent was invited for, latest first. */
  invitations: z.array(
    z.object({
      threadId: z.string(),
      jobPostTitle: z.string(),
      reasons: z.array(z.string()),
      gaps: z.array(z.string()),
    }),
  ),
});
export type WhyFound = z.infer<typeof WhyFound>;

/** The evidence of skills in a profile. */
export const TalentSkills = z.object({
  talentId: z.string(),
  /** In the order of the request. */
  places: z.array(
    z.object({
      skill: z.string(),
      /** What the profile names: the skill, or one that implies it, such as PostgreSQL for SQL. */
      named: z.string(),
      isListed: z.boolean(),
      /** In jobs that name it; overlapping months count once. */
      months: z.number().int(),
      /** The titles of these jobs, latest first. */
      employers: z.array(z.string()),
      /** Whether a current job names it. */
      isCurrent: z.boolean(),
      /** How many projects name it. */
      projects: z.number().int(),
    }),
  ),
  /** One for each skill of the profile, in its order. Skills with the same key count as one. */
  ownKeys: z.array(z.string()),
});
export type TalentSkills = z.infer<typeof TalentSkills>;

export const talentMatch = {
  ofJobPost: call({
    access: 'company',
    permission: 'read',
    scopes: ['people'],
    refuses: ['NOT_FOUND'],
    isRead: true,
    own: 'job posts of the caller’s own company, and people whom it may see; while it is not approved, people in search as guests see them, without employers',
    path: '/match-talents',
    summary:
      'Matches profiles with a job post: a score out of 100 with its parts. Leaves out profiles that the company may not see',
    tags,
    limit: { max: 240, seconds: 60 },
    tool: {
      name: 'match_people',
      title: 'Match people with a job post',
      description:
        'Says how well people answer a job post of the company: points out of 100, and for each criterion the points, the fact and where it is in the profile. People whom the company may not see are left out.',
      texts: { 'matches.*.match.items': 'comparison' },
    },
  })
    .input(
      z.strictObject({
        jobPostId: z.string(),
        talentIds: z.array(z.string()).min(1).max(MATCHED_TALENTS_MAX),
      }),
    )
    .output(z.object({ matches: z.array(z.object({ talentId: z.string(), match: TalentMatch })) })),
  searchOfJobPost: call({
    access: 'company',
    permission: 'read',
    scopes: ['search', 'posts'],
    refuses: ['NOT_FOUND'],
    own: 'job posts of the caller’s own company',
    method: 'GET',
    path: '/job-posts/{jobPostId}/search',
    summary: 'Returns the requirements of a job post: as search text and nice-to-have skills, and one by one',
    tags,
    limit: { max: 120, seconds: 60 },
    tool: {
      name: 'read_job_post_requirements',
      title: 'Read the requirements of a job post',
      description:
        'Returns what a job post of the company requires: as a text for search_people, and skill by skill.',
      texts: { '': 'company' },
    },
  })
    .input(z.object({ jobPostId: z.string() }))
    .output(SearchOfPost),
  skills: call({
    access: 'company',
    permission: 'read',
    scopes: ['people'],
    refuses: [],
    isRead: true,
    own: 'people whom the caller may see; others in search as guests see them',
    path: '/get-talent-skills',
    summary: 'Where and how long profiles name skills. Leaves out those that the company may not see',
    tags,
    limit: { max: 240, seconds: 60 },
    tool: {
      name: 'compare_people',
      title: 'Compare people',
      description: `Compares up to ${COMPARED_MAX} people skill by skill: where each profile names the skill, for how many months, and whether in the current job.`,
      texts: { 'talents.*.places': 'talent', 'talents.*.ownKeys': 'talent' },
    },
  })
    .input(
      z.strictObject({
        talentIds: z.array(z.string()).min(1).max(COMPARED_MAX),
        skills: z.array(z.string().min(1).max(SEARCH_SKILL_LENGTH_MAX)).max(COMPARED_SKILLS_MAX),
      }),
    )
    .output(z.object({ talents: z.array(TalentSkills) })),
  whyFound: call({
    access: 'talent',
    own: 'the caller’s own talent',
    path: '/get-why-found',
    summary:
      'Explains why companies find the talent: the match with the job posts that shortlisted or invited them. Names no company, and only posts with an invitation',
    tags,
    limit: { max: 120, seconds: 60 },
  })
    .input(Nothing)
    .output(WhyFound),
};
