import { ADMIN_ACTS } from '@talaash/domain/admin-action/choice';
import { ADMIN_ACTIONS_PAGE_SIZE } from '@talaash/domain/admin-action/limit';
import { Cursor, id, limit, listOf, z } from '@talaash/domain/base/schema';
import { call } from './call.ts';

/** Null for a deleted account. */
const Named = z.object({ uid: z.string(), name: z.string().nullable(), email: z.string().nullable() });

const Values = z.record(z.string(), z.unknown()).nullable();

export const AdminAction = z.object({
  adminActionId: z.string(),
  act: z.enum(ADMIN_ACTS),
  admin: Named,
  /** The affected account; null if the action affected none. */
  person: Named.nullable(),
  talentId: z.string().nullable(),
  companyId: z.string().nullable(),
  before: Values,
  after: Values,
  createdIsoDateTimeUtc: z.string(),
});
export type AdminAction = z.infer<typeof AdminAction>;

/** The audit trail. */
export const adminAction = {
  list: call({
    access: 'admin',
    path: '/page-admin-actions',
    summary:
      'Lists admin actions, newest first, by admin (id), action or person (email, or the id of an account, talent or company)',
    tags: ['Admin'],
  })
    .input(
      z.strictObject({
        adminUid: id().optional(),
        act: z.enum(ADMIN_ACTS).optional(),
        person: z.string().trim().max(254).default(''),
        cursor: Cursor,
        limit: limit(ADMIN_ACTIONS_PAGE_SIZE),
      }),
    )
    .output(listOf(AdminAction)),
};
