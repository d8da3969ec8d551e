import { Attachment } from '../attachment/schema.ts';
import { id, isoDateTimeUtc, optionalText, z } from '../base/schema.ts';
import { REPORT_REASONS, REPORT_REASONS_OF, REPORT_SUBJECTS } from './choice.ts';
import { REPORT_NOTE_LENGTH_MAX } from './limit.ts';
import { REPORT_SENTENCES } from './words.ts';

/**
 * A report. `id` is that of the message or job post; for a profile or picture it is that of the talent or company whose it is.
 */
export const ReportForm = z
  .strictObject({
    subject: z.enum(REPORT_SUBJECTS),
    id: id(),
    reason: z.enum(REPORT_REASONS),
    note: optionalText(1, REPORT_NOTE_LENGTH_MAX),
  })
  .refine(({ subject, reason }) => REPORT_REASONS_OF[subject].includes(reason), {
    path: ['reason'],
    error: REPORT_SENTENCES.reasonUnfit,
  });
export type ReportForm = z.infer<typeof ReportForm>;

export const EvidenceMessage = z.object({
  messageId: z.string(),
  sender: z.enum(['Company', 'Talent', 'System']),
  markdown: z.string(),
  /** The files of the reported message; absent if there are none. */
  attachments: z.array(Attachment).optional(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  isReported: z.boolean(),
});

/** What was reported, as it was at that moment. */
export const Evidence = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('profile'), record: z.record(z.string(), z.unknown()) }),
  z.object({ subject: z.literal('jobPost'), record: z.record(z.string(), z.unknown()) }),
  z.object({
    subject: z.literal('message'),
    talentName: z.string(),
    companyName: z.string(),
    messages: z.array(EvidenceMessage),
  }),
  z.object({ subject: z.literal('picture'), fileId: z.string(), filename: z.string() }),
]);
export type Evidence = z.infer<typeof Evidence>;
