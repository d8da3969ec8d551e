import { isoDateTimeUtc, z } from '@talaash/domain/base/schema';
import { COPY_KINDS } from '@talaash/domain/privacy-shield/choice';
import { call } from './call.ts';

const own = 'requests to the caller’s own company';
const tags = ['Company'];

export const ErasureRequest = z.object({
  talentId: z.string(),
  /** Of the person whose data the company has copied. */
  name: z.string(),
  copies: z.array(z.object({ kind: z.enum(COPY_KINDS), copiedIsoDateTimeUtc: isoDateTimeUtc() })),
  requestedIsoDateTimeUtc: isoDateTimeUtc(),
  confirmedIsoDateTimeUtc: isoDateTimeUtc().nullable(),
});
export type ErasureRequest = z.infer<typeof ErasureRequest>;

const Requests = z.object({ requests: z.array(ErasureRequest) });

export const erasureRequest = {
  list: call({
    access: 'company',
    permission: 'read',
    own,
    method: 'GET',
    path: '/erasure-requests',
    summary: 'Lists the people who asked the company to erase its copies, those without an answer first',
    tags,
  }).output(Requests),
  confirm: call({
    access: 'company',
    permission: 'recruit',
    own,
    path: '/confirm-erasure',
    summary:
      'Says that the company has erased what it had copied of a person. The person is told. Idempotent',
    tags,
    limit: { max: 120, seconds: 600 },
  })
    .input(z.strictObject({ talentId: z.string() }))
    .output(Requests),
};
