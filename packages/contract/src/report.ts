import { isoDateTimeUtc, z } from '@talaash/domain/base/schema';
import { REPORT_REASONS, REPORT_SUBJECTS } from '@talaash/domain/report/choice';
import { REPORTS_AN_HOUR_MAX } from '@talaash/domain/report/limit';
import { ReportForm } from '@talaash/domain/report/schema';
import { call } from './call.ts';

const tags = ['Reports'];

/** A report, as the person who sent it sees it. */
export const OwnReport = z.object({
  reportId: z.string(),
  subject: z.enum(REPORT_SUBJECTS),
  reason: z.enum(REPORT_REASONS),
  /** The name of the company or talent that it is about, as it was; null if that account is deleted. */
  aboutName: z.string().nullable(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** The outcome; null while it waits. */
  answer: z.object({ text: z.string(), isoDateTimeUtc: isoDateTimeUtc() }).nullable(),
});
export type OwnReport = z.infer<typeof OwnReport>;

export const report = {
  submit: call({
    access: ['talent', 'company'],
    permission: 'read',
    own: 'profiles, pictures, job posts and messages of others that the caller sees',
    path: '/report',
    summary: 'Reports something to the admins and keeps a copy of it. Repeating it returns the same report',
    tags,
    limit: { max: REPORTS_AN_HOUR_MAX, seconds: 3600 },
  })
    .input(ReportForm)
    .output(z.object({ reportId: z.string(), isRepeated: z.boolean() })),
  listOwn: call({
    access: 'signedIn',
    own: 'reports of the caller',
    method: 'GET',
    path: '/own-reports',
    summary: 'Lists what the caller has reported, with the outcome, newest first',
    tags,
  }).output(z.object({ reports: z.array(OwnReport) })),
};
