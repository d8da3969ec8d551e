import { id, isoDateTimeUtc, text, z } from '@talaash/domain/base/schema';
import { REPORT_SUBJECTS } from '@talaash/domain/report/choice';
import { APPEAL_OUTCOMES, SANCTION_ACTS } from '@talaash/domain/sanction/choice';
import { APPEAL_LENGTH_MAX, APPEAL_LENGTH_MIN } from '@talaash/domain/sanction/limit';
import { call } from './call.ts';

const tags = ['Reports'];

/** A decision about an account, as its owner sees it. */
export const Sanction = z.object({
  sanctionId: z.string(),
  act: z.enum(SANCTION_ACTS),
  /** What it was about. */
  subject: z.enum(REPORT_SUBJECTS),
  /** The beginning of the text that it was about; null for a picture. */
  excerpt: z.string().nullable(),
  /** What was wrong and why. */
  text: z.string(),
  /** Until when it lasts; null if it has no end. */
  untilIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** When it ended or was taken back; null while it is in force. */
  endedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  canAppeal: z.boolean(),
  appeal: z
    .object({
      text: z.string(),
      isoDateTimeUtc: isoDateTimeUtc(),
      outcome: z.enum(APPEAL_OUTCOMES).nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
  /** Whether the renewal of a subscription was cancelled with it. */
  hasPaidTime: z.boolean(),
});
export type Sanction = z.infer<typeof Sanction>;

const appealText = text(APPEAL_LENGTH_MIN, APPEAL_LENGTH_MAX);
/** Of a mailed link. */
export const LinkToken = z.strictObject({ token: z.string().max(500) });

const byLink = {
  access: 'anyone',
  own: 'the decision that the mailed link names',
  tags,
  limit: { max: 20, seconds: 600 },
} as const;

export const sanction = {
  listOwn: call({
    access: 'signedIn',
    own: 'decisions about the caller’s account',
    method: 'GET',
    path: '/own-sanctions',
    summary: 'Lists what admins have decided about the caller’s account, newest first',
    tags,
  }).output(z.object({ sanctions: z.array(Sanction) })),
  appeal: call({
    access: 'signedIn',
    own: 'decisions about the caller’s account',
    path: '/appeal',
    summary: 'Appeals a decision, once',
    tags,
  })
    .input(z.strictObject({ sanctionId: id(), text: appealText }))
    .output(Sanction),
  getByLink: call({
    ...byLink,
    path: '/get-sanction-by-link',
    summary: 'Returns the decision of a mailed link, for people who can no longer log in',
  })
    .input(LinkToken)
    .output(Sanction),
  appealByLink: call({
    ...byLink,
    path: '/appeal-by-link',
    summary: 'Appeals the decision of a mailed link, once',
  })
    .input(LinkToken.extend({ text: appealText }))
    .output(Sanction),
};
