import type { TrackingConnection } from '@talaash/contract/applicant-tracking';
import { ROUTES } from '@talaash/contract/route';
import type { ConnectionRow } from './queries.ts';

/** The connection without its credentials. */
export const toConnection = (
  { vendor, createdIsoDateTimeUtc, problem, hookId }: ConnectionRow,
  baseUrl: string,
): TrackingConnection => ({
  vendor,
  connectedIsoDateTimeUtc: createdIsoDateTimeUtc,
  problem,
  hookAddress: hookId === null ? null : `${baseUrl}${ROUTES.trackingHook.path.replace(':hookId', hookId)}`,
});
