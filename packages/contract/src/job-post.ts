import { API_KEY_SCOPES } from '@talaash/domain/api-key/choice';
import {
  ImportedRow,
  JobPost,
  JobPostCounts,
  JobPostCsv,
  JobPostDraft,
} from '@talaash/domain/job-post/schema';
import {
  JOB_POST_ANSWER_DAYS,
  JOB_POST_ASK_DAYS,
  JOB_POST_RESTORE_MINUTES,
} from '@talaash/domain/job-post/limit';
import { DEFAULT_QUERY_LIMIT } from '@talaash/domain/base/limit';
import { Cursor, limit, listOf, z } from '@talaash/domain/base/schema';
import { PayFigures, PayFiguresQuestion } from '@talaash/domain/pay-figures/schema';
import { ReviewResponse } from '@talaash/domain/review/schema';
import { call, Nothing } from './call.ts';

const tags = ['Job post'];
const own = 'job posts of the caller’s own company';
const JobPostId = z.object({ jobPostId: z.string() });

export const jobPost = {
  list: call({
    access: 'company',
    permission: 'read',
    scopes: API_KEY_SCOPES,
    refuses: [],
    own,
    method: 'GET',
    path: '/job-posts',
    summary: 'Lists the company’s job posts, newest first',
    tags,
    tool: {
      name: 'list_job_posts',
      title: 'List job posts',
      description:
        'Lists the job posts of the company, the newest first. Send the cursor back for the next page.',
      texts: { 'list.*': 'company' },
    },
  })
    .input(z.object({ limit: limit(DEFAULT_QUERY_LIMIT), cursor: Cursor }))
    .output(listOf(JobPost)),
  counts: call({
    access: 'company',
    permission: 'read',
    scopes: ['posts', 'shortlist'],
    refuses: [],
    own,
    method: 'GET',
    path: '/job-post-counts',
    summary: 'Counts the shortlisted, invited and accepted people of each of the company’s job posts',
    tags,
  })
    .input(Nothing)
    .output(z.object({ counts: z.array(JobPostCounts) })),
  get: call({
    access: ['company', 'talent'],
    permission: 'read',
    scopes: API_KEY_SCOPES,
    refuses: ['NOT_FOUND'],
    own: 'job posts of the caller’s own company; talents see those they were invited for',
    method: 'GET',
    path: '/job-posts/{jobPostId}',
    summary: 'Returns a job post',
    tags,
    tool: {
      name: 'read_job_post',
      title: 'Read a job post',
      description: 'Returns one job post of the company.',
      texts: { '': 'company' },
    },
  })
    .input(JobPostId)
    .output(JobPost),
  skills: call({
    access: 'company',
    permission: 'read',
    scopes: ['posts'],
    refuses: ['NOT_FOUND'],
    own,
    method: 'GET',
    path: '/job-posts/{jobPostId}/skills',
    summary: 'Lists the skills of a job post that people in search have, for use as search filters',
    tags,
    limit: { max: 120, seconds: 60 },
  })
    .input(JobPostId)
    .output(z.object({ skills: z.array(z.string()) })),
  payFigures: call({
    access: 'company',
    permission: 'read',
    own: 'figures of other companies, and only of enough of them',
    path: '/pay-figures',
    summary:
      'Returns what other companies’ posts with a near title state as pay, and how invitations with and without pay were answered',
    tags,
    limit: { max: 120, seconds: 60 },
  })
    .input(PayFiguresQuestion)
    .output(PayFigures),
  update: call({
    access: 'company',
    permission: 'recruit',
    scopes: ['posts'],
    refuses: ['NOT_FOUND', 'CONFLICT', 'BUSINESS_RULE_VIOLATION'],
    own,
    path: '/update-job-post',
    summary:
      'Creates (without a key) or saves a job post and has it reviewed. A newer version on the server is CONFLICT',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(z.strictObject({ jobPost: JobPostDraft }))
    .output(z.object({ jobPost: JobPost, reviewResponse: ReviewResponse })),
  previewImport: call({
    access: 'company',
    permission: 'recruit',
    scopes: ['posts'],
    refuses: [],
    own,
    isRead: true,
    path: '/preview-job-post-import',
    summary: 'Returns what an import of a CSV file would do with each of its rows',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(JobPostCsv)
    .output(z.object({ rows: z.array(ImportedRow) })),
  import: call({
    access: 'company',
    permission: 'recruit',
    scopes: ['posts'],
    refuses: ['BUSINESS_RULE_VIOLATION'],
    own,
    path: '/import-job-posts',
    summary:
      'Creates the job posts of a CSV file that were not imported before, all of them or none, and queues their reviews. VALIDATION_FAILED names each problem by row and column',
    tags,
    limit: { max: 20, seconds: 600 },
  })
    .input(JobPostCsv)
    .output(z.object({ rows: z.array(ImportedRow) })),
  setOpen: call({
    access: 'company',
    permission: 'recruit',
    scopes: ['posts'],
    refuses: ['NOT_FOUND'],
    own,
    path: '/job-posts/{jobPostId}/set-open',
    summary: `Opens or closes a job post. Closed ones take no invitations. After ${JOB_POST_ASK_DAYS} days we ask whether it is still open, and close it ${JOB_POST_ANSWER_DAYS} days later without an answer`,
    tags,
  })
    .input(JobPostId.extend({ isOpen: z.boolean() }))
    .output(JobPost),
  delete: call({
    access: 'company',
    permission: 'recruit',
    scopes: ['posts'],
    refuses: ['NOT_FOUND'],
    own,
    method: 'DELETE',
    path: '/job-posts/{jobPostId}',
    summary: 'Deletes a job post. It can be restored for a short time. Its threads keep the title',
    tags,
  })
    .input(JobPostId)
    .output(Nothing),
  restore: call({
    access: 'company',
    permission: 'recruit',
    scopes: ['posts'],
    refuses: ['NOT_FOUND'],
    own,
    path: '/job-posts/{jobPostId}/restore',
    summary: `Restores a job post within ${JOB_POST_RESTORE_MINUTES} minutes after its deletion. Idempotent`,
    tags,
  })
    .input(JobPostId)
    .output(JobPost),
};
