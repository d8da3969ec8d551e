import { OVERVIEW_ROWS_MAX } from '@talaash/domain/admin-overview/limit';
import { z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

const tags = ['Admin'];

/** A bar for each week or hour, oldest first; the last one is now. */
const Trend = z.array(z.object({ fromIsoDateTimeUtc: z.string(), value: z.number() }));

export const AdminOverview = z.object({
  readIsoDateTimeUtc: z.string(),
  /** By week: new talents, new companies, invitations, percent of them accepted, answered reviews, stored megabytes. */
  people: z.object({ inSearch: z.number(), trend: Trend }),
  companies: z.object({ total: z.number(), premium: z.number(), trend: Trend }),
  invitations: z.object({ total: z.number(), trend: Trend }),
  acceptance: z.object({ percent: z.number().nullable(), answered: z.number(), trend: Trend }),
  reviews: z.object({
    talents: z.number(),
    companies: z.number(),
    oldestWaitingIsoDateTimeUtc: z.string().nullable(),
    trend: Trend,
  }),
  storage: z.object({
    databaseBytes: z.number(),
    filesBytes: z.number(),
    freeBytes: z.number(),
    trend: Trend,
  }),
  /** By hour: sent mails, finished jobs, profile changes, errors. */
  mails: z.object({ waiting: z.number(), failed: z.number(), trend: Trend }),
  jobs: z.object({ waiting: z.number(), failed: z.number(), trend: Trend }),
  searchIndex: z.object({
    state: z.enum(['building', 'ready', 'failed']),
    talents: z.number(),
    behindSeconds: z.number(),
    trend: Trend,
  }),
  errors: z.object({
    trend: Trend,
    list: z.array(
      z.object({
        sentence: z.string(),
        kind: z.string(),
        times: z.number(),
        lastIsoDateTimeUtc: z.string(),
      }),
    ),
  }),
  /** Page views of the last days, including today. Null if pages are not counted here. */
  pageViews: z
    .object({ views: z.number(), routes: z.array(z.object({ route: z.string(), views: z.number() })) })
    .nullable(),
  failedMails: z.array(
    z.object({
      mailId: z.string(),
      kind: z.string(),
      to: z.string(),
      reason: z.string(),
      tries: z.number(),
      failedIsoDateTimeUtc: z.string(),
    }),
  ),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

/** The lengths of the admins' queues. */
export const AdminQueue = z.object({
  talents: z.number().int(),
  companies: z.number().int(),
  reports: z.number().int(),
  contactMessages: z.number().int(),
});
export type AdminQueue = z.infer<typeof AdminQueue>;

/** The operator's figures. */
export const adminOverview = {
  get: call({
    access: 'admin',
    method: 'GET',
    path: '/admin-overview',
    summary: `Returns the state of the installation with trends, and at most ${OVERVIEW_ROWS_MAX} failed emails and errors. Cached for a few seconds`,
    tags,
  }).output(AdminOverview),
  readQueue: call({
    access: 'admin',
    method: 'GET',
    path: '/admin-queue',
    summary: 'Counts the talents and companies waiting for a human review, and the open contact messages',
    tags,
  }).output(AdminQueue),
  resendMails: call({
    access: 'admin',
    path: '/resend-failed-mails',
    summary: 'Resends failed emails: those with these ids, or all',
    tags,
  })
    .input(z.strictObject({ mailIds: z.array(z.string().max(100)).max(100).optional() }))
    .output(z.object({ count: z.number().int() })),
  sendTestMail: call({
    access: 'admin',
    path: '/send-test-mail',
    summary: 'Sends the caller a test email and returns the response of the mail server',
    tags,
    limit: { max: 10, seconds: 3600 },
  })
    .input(z.strictObject({}))
    .output(z.object({ wasSent: z.boolean(), sentence: z.string() })),
};
