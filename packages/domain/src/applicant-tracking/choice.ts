/** The applicant tracking systems that a company can connect. `StandIn` is none: it works without a network, for trying it out. */
export const TRACKING_VENDORS = ['Greenhouse', 'Lever', 'Ashby', 'StandIn'] as const;
export type TrackingVendor = (typeof TRACKING_VENDORS)[number];

/** What a company enters to connect its account. Each vendor needs some of these. */
export const CREDENTIAL_FIELDS = ['clientId', 'secret', 'userId'] as const;
export type CredentialField = (typeof CREDENTIAL_FIELDS)[number];

/**
 * Where somebody stands with the applicant tracking system of a company, for a job post. `asking`: the talent has not said yet
 * whether companies may keep them there.
 */
export const TRACKING_STATES = [
  'asking',
  'declined',
  'queued',
  'sent',
  'failed',
  'withdrawing',
  'withdrawn',
] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];

/** Why somebody was not sent: a failure of the system, or what has changed here meanwhile. */
export const TRACKING_PROBLEMS = [
  'unreachable',
  'unauthorized',
  'rateLimited',
  'refused',
  'failed',
  'nonsense',
  'notShown',
  'noJob',
] as const;
export type TrackingProblem = (typeof TRACKING_PROBLEMS)[number];

/** What a withdrawal did in the system: it deleted the person, or told its users by a note to delete them. */
export const TRACKING_WITHDRAWALS = ['deleted', 'noted'] as const;
export type TrackingWithdrawal = (typeof TRACKING_WITHDRAWALS)[number];
