import { and, type SQL } from 'drizzle-orm';
import type { Config } from '../base/config.ts';
import { users } from '../db/schema/account.ts';

/** Whether an account may act as an admin now: it has the right, and a second factor where one is required. */
export const isActingAdmin = ({ environment }: Pick<Config, 'environment'>): SQL | undefined =>
  and(users.isAdmin, environment === 'local' ? undefined : users.twoFactorEnabled);
