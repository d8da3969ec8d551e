import { and, asc, count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { ThreadSide } from '@talaash/domain/thread/choice';
import type { SignedInViewer } from '../../call/viewer.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { accounts, sessions } from '../../db/schema/account.ts';
import { companies } from '../../db/schema/company.ts';
import { companyMembers } from '../../db/schema/company-member.ts';
import { companyProfiles } from '../../db/schema/company-profile.ts';
import { talentProfiles } from '../../db/schema/talent-profile.ts';
import { threads } from '../../db/schema/thread.ts';

type ProfileSummary = { name: string; pictureId: string | null };

/** The name and picture that the other side sees; undefined before there is a profile. */
export async function readProfileSummary(
  db: Db,
  viewer: SignedInViewer,
): Promise<ProfileSummary | undefined> {
  if (viewer.talentId !== null) {
    const [profile] = await talentSummaryQuery(db).execute({ talentId: viewer.talentId });
    return profile && { name: profile.name, pictureId: profile.picture?.id ?? null };
  }
  if (viewer.companyId !== null) {
    const [profile] = await companySummaryQuery(db).execute({ companyId: viewer.companyId });
    return profile && { name: profile.name, pictureId: profile.logo?.id ?? null };
  }
  return undefined;
}

const talentSummaryQuery = prepared((db) =>
  db
    .select({ name: talentProfiles.name, picture: talentProfiles.profilePicture })
    .from(talentProfiles)
    .where(eq(talentProfiles.talentId, sql.placeholder('talentId')))
    .prepare('talent_summary'),
);

const companySummaryQuery = prepared((db) =>
  db
    .select({ name: companyProfiles.name, logo: companyProfiles.logo })
    .from(companyProfiles)
    .where(eq(companyProfiles.companyId, sql.placeholder('companyId')))
    .prepare('company_summary'),
);

export async function countUnreadThreads(db: Db, viewer: SignedInViewer): Promise<number> {
  const { talentId, companyId } = viewer;
  const id = talentId ?? companyId;
  if (id === null) return 0;
  const query = talentId === null ? UNREAD_THREADS_QUERIES.company : UNREAD_THREADS_QUERIES.talent;
  const [row] = await query(db).execute({ id });
  return row?.unread ?? 0;
}

const unreadThreadsQuery = (side: ThreadSide) =>
  prepared((db) =>
    db
      .select({ unread: count() })
      .from(threads)
      .where(
        and(
          eq(side === 'talent' ? threads.talentId : threads.companyId, sql.placeholder('id')),
          eq(side === 'talent' ? threads.talentThreadReadStatus : threads.companyThreadReadStatus, 'Unread'),
        ),
      )
      .prepare(`unread_threads_${side}`),
  );

const UNREAD_THREADS_QUERIES = {
  company: unreadThreadsQuery('company'),
  talent: unreadThreadsQuery('talent'),
};

/** Whether the account has a password, and when the session ends unless it is renewed. */
export async function readSignInFacts(
  db: Db,
  viewer: SignedInViewer,
): Promise<{ hasPassword: boolean; sessionExpiresAt: Date | undefined }> {
  const [session] = await signInQuery(db).execute({ sessionId: viewer.sessionId });
  return { hasPassword: session?.passwordId != null, sessionExpiresAt: session?.expiresAt };
}

const signInQuery = prepared((db) =>
  db
    .select({ expiresAt: sessions.expiresAt, passwordId: accounts.id })
    .from(sessions)
    .leftJoin(accounts, and(eq(accounts.userId, sessions.userId), isNotNull(accounts.password)))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('sign_in_facts'),
);

/** The companies for which an account can act, without the one that it acts for, in the order of their names. */
export const readOtherCompanies = (db: Db, uid: string, companyId: string) =>
  otherCompaniesQuery(db).execute({ uid, companyId });

const otherCompaniesQuery = prepared((db) =>
  db
    .select({ companyId: companies.companyId, name: companyProfiles.name })
    .from(companies)
    .leftJoin(companyProfiles, eq(companyProfiles.companyId, companies.companyId))
    .where(
      and(
        sql`${companies.companyId} in (
          select c.company_id from ${companies} c where c.created_by_uid = ${sql.placeholder('uid')}
          union all
          select m.company_id from ${companyMembers} m where m.uid = ${sql.placeholder('uid')})`,
        ne(companies.companyId, sql.placeholder('companyId')),
      ),
    )
    .orderBy(asc(companyProfiles.name), asc(companies.companyId))
    .prepare('other_companies'),
);
