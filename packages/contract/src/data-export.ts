import { z } from '@talaash/domain/base/schema';
import { DATA_EXPORT_STATES } from '@talaash/domain/data-export/choice';
import { call, Nothing } from './call.ts';
import { LinkToken } from './sanction.ts';

const tags = ['Account'];
const own = 'the caller’s own account';

export const DataExport = z.object({
  dataExportId: z.string(),
  state: z.enum(DATA_EXPORT_STATES),
  filename: z.string(),
  bytes: z.number().int(),
  createdIsoDateTimeUtc: z.string(),
  /** When the archive is deleted. */
  expiresIsoDateTimeUtc: z.string(),
});
export type DataExport = z.infer<typeof DataExport>;

const answer = z.object({ dataExport: DataExport.nullable() });

/** All personal data of an account as one archive. A route serves the download; see route.ts. */
export const dataExport = {
  get: call({
    access: 'verified',
    own,
    method: 'GET',
    path: '/data-export',
    summary: 'Returns the latest export of the account, or null',
    tags,
  }).output(answer),
  request: call({
    access: 'verified',
    own,
    path: '/request-data-export',
    summary: 'Starts a new export, which replaces the previous one. CONFLICT while one is being prepared',
    tags,
    limit: { max: 10, seconds: 3600 },
  }).output(answer),
  requestByLink: call({
    access: 'anyone',
    own: 'the account of the decision that the mailed link names',
    path: '/request-data-export-by-link',
    summary:
      'Starts an export of an account that cannot log in, and emails its owner a link to it. The token is that of the mailed decision. CONFLICT while one is being prepared',
    tags,
    limit: { max: 10, seconds: 3600 },
  })
    .input(LinkToken)
    .output(Nothing),
  getByLink: call({
    access: 'anyone',
    own: 'the export that the mailed link names',
    path: '/get-data-export-by-link',
    summary: 'Returns the export of a mailed link, until it expires',
    tags,
    limit: { max: 60, seconds: 600 },
  })
    .input(LinkToken)
    .output(DataExport),
};
