import type { TrackingConnection } from '@talaash/contract/applicant-tracking';
import type { ConnectionRow } from './queries.ts';

/** The connection without its credentials. */
export const toConnection = ({
  vendor,
  createdIsoDateTimeUtc,
  problem,
}: Pick<ConnectionRow, 'vendor' | 'createdIsoDateTimeUtc' | 'problem'>): TrackingConnection => ({
  vendor,
  connectedIsoDateTimeUtc: createdIsoDateTimeUtc,
  problem,
});
