import { API_KEY_SCOPES } from '../api-key/choice.ts';
import { id, isoDateTimeUtc, z } from '../base/schema.ts';
import { PROGRAM_RESOURCES } from './choice.ts';
import { CONNECTION_REQUEST_LENGTH_MAX } from './limit.ts';

export const ConnectedProgramKey = z.strictObject({ connectedProgramId: id() });

/** The query with which a program sent somebody here, as OAuth defines it. */
export const ConnectionRequestQuery = z.strictObject({
  request: z.string().max(CONNECTION_REQUEST_LENGTH_MAX),
});

const scopes = z
  .array(z.enum(API_KEY_SCOPES))
  .min(1)
  .max(API_KEY_SCOPES.length)
  .overwrite((chosen) => [...new Set(chosen)]);

export const ConnectionConsent = ConnectionRequestQuery.extend({
  /** Those that the person allows: all that the program asked for, or some of them. */
  scopes,
});
export type ConnectionConsent = z.infer<typeof ConnectionConsent>;

/** A request to connect, as the person reads it who decides. */
export const ConnectionAsked = z.strictObject({
  /** As the program calls itself. Nobody has verified it. */
  name: z.string(),
  /** The site to which the answer goes; null for a program on the person's own device. */
  site: z.string().nullable(),
  /** The company for which the person decides; null while it has no name. */
  companyName: z.string().nullable(),
  resource: z.enum(PROGRAM_RESOURCES),
  scopes,
  /** Where the browser goes to tell the program that the person declined. */
  declineUrl: z.string(),
});
export type ConnectionAsked = z.infer<typeof ConnectionAsked>;

export const ConnectedProgram = z.strictObject({
  key: ConnectedProgramKey,
  name: z.string(),
  site: z.string().nullable(),
  resource: z.enum(PROGRAM_RESOURCES),
  scopes,
  /** The name of the member who allowed it. */
  connectedBy: z.string(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
  /** Null if it was never used. Written at most once a minute. */
  lastUsedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** When it ends, unless the program comes for new tokens. */
  endsIsoDateTimeUtc: isoDateTimeUtc(),
  revokedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
  /** Whether the program can use it. */
  isValid: z.boolean(),
});
export type ConnectedProgram = z.infer<typeof ConnectedProgram>;
