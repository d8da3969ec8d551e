import type { Db } from '../db/client.ts';
import { StartRefusal } from '../base/start-refusal.ts';
import type { AccountMailDeps } from '../features/account-mail/queue.ts';
import { setAdminRight } from './admin-right.ts';

const usage = [
  'npm run grant-admin -- person@example.com             makes an account an admin',
  'npm run grant-admin -- --revoke person@example.com      takes the right back',
].join('\n');

type AdminGrant = { email: string; isRevoked: boolean };

/** @throws StartRefusal with the usage */
export function readAdminGrant(args: readonly string[]): AdminGrant {
  const isRevoked = args[0] === '--revoke';
  const [email, ...rest] = isRevoked ? args.slice(1) : args;
  if (email === undefined || email.startsWith('-') || rest.length > 0) throw new StartRefusal(usage);
  return { email: email.trim().toLowerCase(), isRevoked };
}

/** Makes an account an admin, or takes the right back. It takes effect with the account's next request. */
export const grantAdmin = (
  deps: AccountMailDeps & { db: Db },
  { email, isRevoked }: AdminGrant,
): Promise<string> => deps.db.transaction((tx) => setAdminRight(tx, deps, { email, isAdmin: !isRevoked }));
