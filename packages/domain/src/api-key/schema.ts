import { id, isoDateTimeUtc, text, z } from '../base/schema.ts';
import { API_KEY_ACTS, API_KEY_SCOPES } from './choice.ts';
import { API_KEY_NAME_LENGTH, API_KEY_NETWORKS_MAX, API_KEY_OVERLAP_DAYS } from './limit.ts';
import { API_KEY_REFUSALS } from './words.ts';

export const ApiKeyKey = z.strictObject({ apiKeyId: id() });

const ADDRESSES = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()] as const;

/** An IP address or network in CIDR notation: "203.0.113.7", "203.0.113.0/24", "2001:db8::/32". */
const Network = z
  .string()
  .trim()
  .max(50)
  .refine((written) => ADDRESSES.some((one) => one.safeParse(written).success), API_KEY_REFUSALS.network);

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

const editable = {
  name: text(API_KEY_NAME_LENGTH.min, API_KEY_NAME_LENGTH.max),
  scopes: z.array(z.enum(API_KEY_SCOPES)).min(1).max(API_KEY_SCOPES.length).overwrite(unique),
  /** Where the key may be used from; empty: from anywhere. */
  networks: z.array(Network).max(API_KEY_NETWORKS_MAX).overwrite(unique).default([]),
  endsIsoDateTimeUtc: isoDateTimeUtc(),
};

export const ApiKeyDraft = z.strictObject(editable);
export type ApiKeyDraft = z.infer<typeof ApiKeyDraft>;

export const ApiKeyRotation = ApiKeyKey.extend({
  /** How many days the replaced secret stays valid. */
  overlapDays: z.number().int().min(API_KEY_OVERLAP_DAYS.min).max(API_KEY_OVERLAP_DAYS.max),
});
export type ApiKeyRotation = z.infer<typeof ApiKeyRotation>;

/** One secret of a key, as its owner sees it after it was shown once. */
const ApiKeySecret = z.strictObject({
  /** "tlsh_live_" or "tlsh_test_". */
  start: z.string(),
  lastFour: z.string(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** Null if it was never used. Written at most once a minute. */
  lastUsedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
});

export const ApiKey = z.strictObject({
  key: ApiKeyKey,
  ...editable,
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  updatedIsoDateTimeUtc: isoDateTimeUtc(),
  /** The name of the member who made it; null if the account is gone. */
  createdBy: z.string().nullable(),
  revokedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** Whether programs can use it: it is not revoked and has not ended. */
  isValid: z.boolean(),
  /** The latest one. It ends with the key, or earlier if the company was handed over: then the key has to be rotated. */
  secret: ApiKeySecret.extend({ endsIsoDateTimeUtc: isoDateTimeUtc().nullable() }),
  /** Secrets that were replaced and are still valid, the latest first. */
  replaced: z.array(ApiKeySecret.extend({ endsIsoDateTimeUtc: isoDateTimeUtc() })),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Who did what with a key. */
export const ApiKeyChange = z.strictObject({
  act: z.enum(API_KEY_ACTS),
  /** The name of the key at that time. */
  name: z.string(),
  /** The name of the member; null if the account is gone. */
  by: z.string().nullable(),
  atIsoDateTimeUtc: isoDateTimeUtc(),
});
export type ApiKeyChange = z.infer<typeof ApiKeyChange>;
