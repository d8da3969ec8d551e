import { Email } from '../account/schema.ts';
import { isoDateTimeUtc, z } from '../base/schema.ts';
import { TalentProfileDraft } from '../talent-profile/schema.ts';

const notFromTheFuture = () =>
  isoDateTimeUtc().refine((time) => Date.parse(time) <= Date.now(), 'Must not be in the future');

/**
 * One line of a file of talents: whose profile it is, and the profile as the API answers it to its owner. Its key and its
 * times are optional. `isRedacted` stands in what companies get, and says nothing here.
 */
export const TalentImportLine = z.strictObject({
  email: Email,
  talentProfile: TalentProfileDraft.extend({
    createdIsoDateTimeUtc: notFromTheFuture().optional(),
    updatedIsoDateTimeUtc: notFromTheFuture().optional(),
    isRedacted: z.literal(false).optional(),
  }),
});
export type TalentImportLine = z.infer<typeof TalentImportLine>;
