import { id, isoDateTimeUtc, z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

const tags = ['Blocks'];
const access = ['talent', 'company'] as const;

/** A company that a talent has blocked, or a talent that a company has blocked. */
export const Block = z.object({
  /** Of the talent or company. */
  id: z.string(),
  name: z.string(),
  createdIsoDateTimeUtc: isoDateTimeUtc(),
});
export type Block = z.infer<typeof Block>;

const Other = z.strictObject({ id: id() });
const own = 'blocks of the caller’s own company or talent';

export const block = {
  put: call({
    access,
    permission: 'recruit',
    own: `${own}; companies that have invited the talent, talents that the company sees or has met`,
    path: '/block',
    summary:
      'Blocks a company or talent: neither finds, invites or writes to the other. The other side is not told',
    tags,
    limit: { max: 100, seconds: 3600 },
  })
    .input(Other)
    .output(Block),
  delete: call({
    access,
    permission: 'recruit',
    own,
    path: '/unblock',
    summary: 'Ends a block. Idempotent',
    tags,
  })
    .input(Other)
    .output(z.object({})),
  list: call({
    access,
    permission: 'read',
    own,
    method: 'GET',
    path: '/blocks',
    summary: 'Lists whom the caller has blocked',
    tags,
  }).output(z.object({ blocks: z.array(Block) })),
};
