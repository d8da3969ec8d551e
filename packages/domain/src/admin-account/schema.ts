import { id, limit, Cursor, text, z } from '../base/schema.ts';
import { ADMIN_ACCOUNT_FILTERS } from './choice.ts';
import { ADMIN_ACCOUNTS_PAGE_SIZE, DISABLE_REASON_LENGTH_MAX, DISABLE_REASON_LENGTH_MIN } from './limit.ts';

/** The account, and why it is disabled or enabled. */
export const AccountSwitch = z.strictObject({
  uid: id(),
  reason: text(DISABLE_REASON_LENGTH_MIN, DISABLE_REASON_LENGTH_MAX),
});
export type AccountSwitch = z.infer<typeof AccountSwitch>;

/** Finds accounts: words of a name, the start of an email, or an id of the account, talent or company. */
export const AccountQuestion = z.strictObject({
  search: z.string().trim().max(200).default(''),
  filter: z.enum(ADMIN_ACCOUNT_FILTERS).default('all'),
  cursor: Cursor,
  limit: limit(ADMIN_ACCOUNTS_PAGE_SIZE),
});
export type AccountQuestion = z.infer<typeof AccountQuestion>;
