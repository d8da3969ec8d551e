import type { IdentityProvider } from '@talaash/domain/identity-provider/choice';
import type { Device } from '@talaash/contract/account';
import bowser from 'bowser';
import { count, eq, or, sql } from 'drizzle-orm';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { accountDeletions } from '../../db/schema/account-deletion.ts';
import { threads } from '../../db/schema/thread.ts';

/** When the account will be deleted; null unless a deletion is confirmed. */
export async function readDeletionDue(db: Pick<Db, 'select'>, uid: string): Promise<string | null> {
  const [deletion] = await deletionQuery(db).execute({ uid });
  return deletion?.dueAt ?? null;
}

const deletionQuery = prepared((db: Pick<Db, 'select'>) =>
  db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.uid, sql.placeholder('uid')))
    .prepare('deletion_due'),
);

/** How many conversations stay with the other side. */
export async function countConversations(
  db: Pick<Db, 'select'>,
  { talentId, companyId }: Pick<SignedInViewer, 'talentId' | 'companyId'>,
): Promise<number> {
  const [row] = await db
    .select({ conversations: count() })
    .from(threads)
    .where(or(eq(threads.talentId, talentId ?? ''), eq(threads.companyId, companyId ?? '')));
  return row?.conversations ?? 0;
}

/** Only names that the library knows, because the client controls the header. */
export function readUserAgent(userAgent: string): Pick<Device, 'browser' | 'system' | 'isPhone'> {
  const { browser, os, platform } = bowser.parse(userAgent === '' ? 'unknown' : userAgent.slice(0, 500));
  const known = (name: string | undefined, names: Record<string, string>) =>
    name !== undefined && Object.values(names).includes(name) ? name : undefined;
  const browserName = known(browser.name, bowser.BROWSER_MAP);
  const systemName = known(os.name, bowser.OS_MAP);
  return {
    ...(browserName ? { browser: browserName } : {}),
    ...(systemName ? { system: systemName } : {}),
    isPhone: platform.type === 'mobile',
  };
}

/** The auth library's name for the password as a way to log in. */
export const PASSWORD_PROVIDER_ID = 'credential';

/** The stored name of an identity provider. It includes the server, because two servers may use one subject for two people. */
export const providerIdOf = (provider: IdentityProvider, issuer: string): string =>
  provider === 'google' ? provider : `${provider}:${issuer}`;
