import type { ConnectedProgram, ConnectionAsked } from '@talaash/domain/connected-program/schema';
import type { ConnectedProgramRow } from './queries.ts';
import { siteOf } from './redirect.ts';
import { answerUrl, type ConnectionRequest } from './request.ts';

/** A request to connect, as the person reads it who decides. */
export const toConnectionAsked = (
  request: ConnectionRequest,
  { companyName, origin }: { companyName: string | null; origin: string },
): ConnectionAsked => ({
  name: request.program.name,
  site: siteOf(request.redirectUri),
  companyName,
  resource: request.resource,
  scopes: request.scopes,
  declineUrl: answerUrl(request, origin, { error: 'access_denied' }),
});

/** A connected program as the owner of the company sees it. */
export const toConnectedProgram = (row: ConnectedProgramRow): ConnectedProgram => ({
  key: { connectedProgramId: row.connectedProgramId },
  name: row.name,
  site: siteOf(row.redirectUri),
  resource: row.resource,
  scopes: row.scopes,
  connectedBy: row.connectedBy,
  createdIsoDateTimeUtc: row.createdIsoDateTimeUtc,
  lastUsedIsoDateTimeUtc: row.lastUsedIsoDateTimeUtc,
  endsIsoDateTimeUtc: row.endsIsoDateTimeUtc,
  revokedIsoDateTimeUtc: row.revokedIsoDateTimeUtc,
  isValid: row.isValid,
});
