import { id, optionalText, text, z } from '../base/schema.ts';
import { CREDENTIAL_FIELDS, TRACKING_VENDORS } from './choice.ts';
import { CREDENTIAL_LENGTH, HOOK_SECRET_LENGTH } from './limit.ts';
import { CREDENTIAL_REFUSALS, CREDENTIALS_OF } from './words.ts';

const optional = () => optionalText(CREDENTIAL_LENGTH.min, CREDENTIAL_LENGTH.max);

/** An account of an applicant tracking system, as a company connects it. */
export const TrackingConnectionDraft = z
  .strictObject({
    vendor: z.enum(TRACKING_VENDORS),
    clientId: optional(),
    secret: text(CREDENTIAL_LENGTH.min, CREDENTIAL_LENGTH.max),
    userId: optional(),
  })
  .superRefine((draft, context) => {
    for (const field of CREDENTIAL_FIELDS) {
      const label = CREDENTIALS_OF[draft.vendor][field];
      if (label !== undefined && draft[field] === undefined)
        context.addIssue({ code: 'custom', message: CREDENTIAL_REFUSALS.required(label), path: [field] });
    }
    if (draft.vendor === 'Greenhouse' && draft.userId !== undefined && !/^\d+$/.test(draft.userId))
      context.addIssue({ code: 'custom', message: CREDENTIAL_REFUSALS.number, path: ['userId'] });
  });
export type TrackingConnectionDraft = z.infer<typeof TrackingConnectionDraft>;

/** The secret with which a system signs its webhooks. */
export const TrackingHookDraft = z.strictObject({
  secret: text(HOOK_SECRET_LENGTH.min, HOOK_SECRET_LENGTH.max),
});

/** Which job of the system a job post stands for; null for none. */
export const TrackingJobChoice = z.strictObject({
  jobPostId: id(),
  externalJobId: z.string().min(1).max(200).nullable(),
});

export const TrackingConsentChoice = z.strictObject({ isAllowed: z.boolean() });
