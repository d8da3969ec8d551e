import { isoDateTimeUtc, z } from '../base/schema.ts';
import { VERIFIED_FACT_KINDS } from './choice.ts';

/** A verified fact for readers of the profile. */
export const VerifiedFact = z.strictObject({
  kind: z.enum(VERIFIED_FACT_KINDS),
  /** The position of the job or certification in its list; absent for the code account. */
  position: z.number().int().optional(),
  /** Who verified it: the domain of the mailbox, or the host of the account or page. Guests do not get it. */
  verifier: z.string().optional(),
  verifiedIsoDateTimeUtc: isoDateTimeUtc(),
});
export type VerifiedFact = z.infer<typeof VerifiedFact>;

/** A fact of the talent's own profile that is verified, or waits for a mailed link to be opened. */
export const OwnFact = z.strictObject({
  kind: z.enum(VERIFIED_FACT_KINDS),
  /** The id of the job or certification; the host for the code account. */
  entryId: z.string(),
  /** Absent while it waits. */
  verified: VerifiedFact.optional(),
  /** The address that the latest link went to, until it is opened or expires. Only the talent sees it. */
  mailbox: z.string().optional(),
});
export type OwnFact = z.infer<typeof OwnFact>;
