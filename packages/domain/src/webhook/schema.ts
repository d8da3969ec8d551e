import { id, isoDateTimeUtc, z } from '../base/schema.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_FAILURES,
  WEBHOOK_KINDS,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_TYPES,
} from './choice.ts';
import { WEBHOOK_ADDRESS_LENGTH_MAX, WEBHOOK_OVERLAP_DAYS } from './limit.ts';
import { WEBHOOK_REFUSALS } from './words.ts';

export const WebhookEndpointKey = z.strictObject({ webhookEndpointId: id() });
export const WebhookDeliveryKey = z.strictObject({ webhookDeliveryId: id() });

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

const editable = {
  /** Where the events are sent. */
  address: z
    .string()
    .trim()
    .min(1)
    .max(WEBHOOK_ADDRESS_LENGTH_MAX)
    .refine((written) => z.url().safeParse(written).success, WEBHOOK_REFUSALS.address),
  kinds: z.array(z.enum(WEBHOOK_KINDS)).min(1, WEBHOOK_REFUSALS.noKind).overwrite(unique),
};

export const WebhookEndpointDraft = z.strictObject(editable);
export type WebhookEndpointDraft = z.infer<typeof WebhookEndpointDraft>;

export const WebhookRotation = WebhookEndpointKey.extend({
  /** How many days the replaced secret still signs. */
  overlapDays: z.number().int().min(WEBHOOK_OVERLAP_DAYS.min).max(WEBHOOK_OVERLAP_DAYS.max),
});
export type WebhookRotation = z.infer<typeof WebhookRotation>;

export const WebhookReplay = WebhookEndpointKey.extend({
  sinceIsoDateTimeUtc: isoDateTimeUtc(),
  /** Leaves out what the endpoint has accepted. */
  isOnlyMissed: z.boolean(),
});
export type WebhookReplay = z.infer<typeof WebhookReplay>;

export const WebhookEndpoint = z.strictObject({
  key: WebhookEndpointKey,
  ...editable,
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  updatedIsoDateTimeUtc: isoDateTimeUtc(),
  /** The name of the member who added it; null if the account is gone. */
  createdBy: z.string().nullable(),
  /** Null while it is on. */
  off: z
    .strictObject({ reason: z.enum(WEBHOOK_OFF_REASONS), sinceIsoDateTimeUtc: isoDateTimeUtc() })
    .nullable(),
  /** Since when no attempt has succeeded; null if the last one did, or there was none. */
  failingSinceIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** How many deliveries wait. */
  waiting: z.number().int(),
  /** When the latest secret was made. */
  secretIsoDateTimeUtc: isoDateTimeUtc(),
  /** When the replaced secrets that still sign end, the latest first. */
  replacedEndIsoDateTimesUtc: z.array(isoDateTimeUtc()),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** One request to an endpoint, and what came of it. */
export const WebhookAttempt = z.strictObject({
  atIsoDateTimeUtc: isoDateTimeUtc(),
  durationMs: z.number().int(),
  /** Null if there was no answer. */
  status: z.number().int().nullable(),
  /** The beginning of the answer. */
  answer: z.string(),
  /** Null if there was an answer. */
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
  /** What the network reported, such as ECONNREFUSED. */
  detail: z.string().nullable(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const WebhookDelivery = z.strictObject({
  /** The header webhook-id, the same for each attempt. */
  key: WebhookDeliveryKey,
  endpoint: WebhookEndpointKey,
  type: z.enum(WEBHOOK_TYPES),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  /** When the event happened. */
  eventIsoDateTimeUtc: isoDateTimeUtc(),
  /** When it is tried next; null if it does not wait. */
  nextIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** The request. */
  body: z.string(),
  /** The latest ones, oldest first. */
  attempts: z.array(WebhookAttempt),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
